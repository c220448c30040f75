import {useDisplay} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {paragraph} from '../page.js';
import type {ScreenProps} from '../screen.js';
import {sentencesAbout} from './sentences.js';

type SidePanelProps = Pick<ScreenProps, 'model' | 'knowledge' | 'message'> & PanelSize;

/** A half for the queens, and one for a message about them or about the last key: so no section moves when words change. */
export function SidePanel({model, knowledge, message, width, height}: SidePanelProps) {
	const {glyphs, label} = useDisplay();
	const {text} = model;
	const {titles} = text.play;
	const {isSolved, state, left, conflicts, hint, why, next} = sentencesAbout(model, knowledge, label);
	const inside = width - panelColumns;
	const lines = (sentences: readonly string[], tone?: 'strong' | 'wrong' | 'right') =>
		sentences.flatMap((sentence) => paragraph(sentence, inside, tone));
	const rows = (height - panelRows) >> 1;
	const about: readonly (readonly [title: string, lines: readonly Line[]])[] = [
		['', lines(message === undefined ? [] : [message], 'strong')],
		[titles.hint, lines(hint, 'strong')],
		[titles.next, lines(next)],
		[titles.why, whole(why, inside, rows)],
		[text.ruleTitle, lines([text.rule])],
	];
	const [title, said] = about.find(([, said]) => said.length > 0)!;
	return (
		<Panel width={width} height={height}>
			<Section title={isSolved ? `${glyphs.queen} ${titles.solved} ${glyphs.queen}` : titles.queens}>
				<Lines lines={[...lines([...state, ...left], isSolved ? 'right' : undefined), ...lines(conflicts, 'wrong')]} />
			</Section>
			<Section below title={title} height={rows}>
				<Lines lines={said} />
			</Section>
		</Panel>
	);
}

/** As many whole sentences as fit, at least the first: half of one could say something else. */
function whole(sentences: readonly string[], width: number, most: number): readonly Line[] {
	return sentences.reduce<readonly Line[]>((all, sentence) => {
		const longer = all.concat(paragraph(sentence, width));
		return all.length === 0 || longer.length <= most ? longer : all;
	}, []);
}

import {useDisplay} from '../../components/display.js';
import {Panel, panelColumns, panelHeight, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {paragraph} from '../page.js';
import type {ScreenProps} from '../screen.js';
import {nextKeys, sentencesAbout} from './sentences.js';

type SidePanelProps = Pick<ScreenProps, 'model' | 'knowledge' | 'message'> & {
	readonly width: number;
	readonly height: number;
};

/** Sections have at least this many rows, so that little moves when words change. */
const leastRows = {facts: 5, message: 4};

/** The queens, and one message about them or about the last key. */
export function SidePanel({model, knowledge, message, width, height}: SidePanelProps) {
	const {glyphs, label} = useDisplay();
	const {text} = model;
	const {titles} = text.play;
	const {isSolved, state, left, conflicts, hint, why} = sentencesAbout(model, knowledge, label);
	const inside = width - panelColumns;
	const lines = (sentences: readonly string[], tone?: 'strong' | 'wrong' | 'right') =>
		sentences.flatMap((sentence) => paragraph(sentence, inside, tone));
	const facts = [...lines([...state, ...left], isSolved ? 'right' : undefined), ...lines(conflicts, 'wrong')];
	const rows = Math.max(leastRows.facts, facts.length);
	const about: readonly (readonly [title: string, isSaid: boolean, lines: () => readonly Line[]])[] = [
		['', message !== undefined, () => lines([message ?? ''], 'strong')],
		[titles.hint, hint.length > 0, () => lines(hint, 'strong')],
		[titles.next, isSolved, () => keyLines(nextKeys(model, label))],
		[titles.why, why.length > 0, () => whole(why, inside, height - panelRows - rows - 1)],
		[text.ruleTitle, true, () => lines([text.rule])],
	];
	const [title, , linesOf] = about.find(([, isSaid]) => isSaid)!;
	const said = linesOf();
	return (
		<Panel width={width} height={panelHeight(rows + 1 + Math.max(leastRows.message, said.length), height)}>
			<Section title={isSolved ? `${glyphs.queen} ${titles.solved} ${glyphs.queen}` : titles.queens} height={rows}>
				<Lines lines={facts} />
			</Section>
			<Section below title={title}>
				<Lines lines={said} />
			</Section>
		</Panel>
	);
}

function keyLines(keys: ReturnType<typeof nextKeys>): readonly Line[] {
	const columns = Math.max(...keys.map(([key]) => displayWidth(key))) + 2;
	return keys.map(([key, words]) => [styled(padEnd(key, columns), 'accent'), styled(words)]);
}

/** As many whole sentences as fit, at least the first: half of one could say something else. */
function whole(sentences: readonly string[], width: number, most: number): readonly Line[] {
	return sentences.reduce<readonly Line[]>((all, sentence) => {
		const longer = all.concat(paragraph(sentence, width));
		return all.length === 0 || longer.length <= most ? longer : all;
	}, []);
}

import {useDisplay} from '../../components/display.js';
import type {Glyphs} from '../../components/glyphs.js';
import {Panel, panelColumns, panelHeight, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {displayWidth, fitting, padEnd, padStart} from '../../text/width.js';
import {paragraph} from '../page.js';
import {safeSquares} from '../placed-queens.js';
import {playBoard} from '../play-board.js';
import type {ScreenProps} from '../screen.js';
import {nextKeys, sentencesAbout} from './sentences.js';

type SidePanelProps = Pick<ScreenProps, 'model' | 'knowledge' | 'message'> & PanelSize;

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
	const saidRows = Math.max(leastRows.message, said.length);
	const own = rows + 1 + saidRows;
	const bars = safeLines(model, inside, height - panelRows - own - 1, glyphs);
	const barRows = bars.length > 0 ? 1 + bars.length : 0;
	return (
		<Panel width={width} height={panelHeight(own + barRows, height)}>
			<Section title={isSolved ? `${glyphs.queen} ${titles.solved} ${glyphs.queen}` : titles.queens} height={rows}>
				<Lines lines={facts} />
			</Section>
			<Section below title={title} height={barRows > 0 ? saidRows : undefined}>
				<Lines lines={said} />
			</Section>
			{barRows > 0 && (
				<Section below title={isSolved ? titles.queens : titles.safe}>
					<Lines lines={bars} />
				</Section>
			)}
		</Panel>
	);
}

/** For each row its queens, or a bar of its safe squares, with air between where there is room; none where they do not fit. */
function safeLines(model: Model, width: number, height: number, glyphs: Glyphs): readonly Line[] {
	const {size} = model;
	const {queens} = playBoard.of(model);
	const safe = safeSquares(size, queens);
	const digits = String(size - 1).length;
	const room = width - digits - 1;
	const scale = Math.min(3, (room - digits - 2) / size);
	const air = height < 2 * size ? [] : [[]];
	const lines = Array.from({length: height < size ? 0 : size}, (_, row): readonly Line[] => {
		const columns = queens.filter((queen) => queen.row === row).map(({column}) => column);
		const count = safe.filter((square) => square.row === row).length;
		const bar = glyphs.thinBarParts.slice(-1).repeat(Math.round(scale * count));
		const content =
			columns.length > 0
				? [styled(fitting([`${glyphs.queen} ${columns.join(' ')}`, glyphs.queen], room))]
				: [
						{text: bar, color: palette().squares.placement.light},
						styled(` ${count} `, count === 0 ? 'wrong' : undefined),
					];
		return [...(row > 0 ? air : []), [styled(`${padStart(String(row), digits)} `, 'line'), ...content]];
	});
	return lines.flat();
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

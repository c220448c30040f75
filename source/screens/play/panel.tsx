import {type Display, useDisplay} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import {centred, displayWidth, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {paragraph} from '../page.js';
import {conflictsOf} from '../placed-queens.js';
import {playBoard} from '../play-board.js';
import type {ScreenProps} from '../screen.js';
import {isConcealed} from './numbers.js';
import {foundText, nextKeys, sentencesAbout} from './sentences.js';

type PanelSection = {readonly title: string; readonly lines: readonly Line[]; readonly rows: number};

type SidePanelProps = Pick<ScreenProps, 'model' | 'knowledge' | 'message'> & {
	readonly width: number;
	readonly height: number;
};

const mostConflicts = 3;

export function SidePanel({width, height, ...props}: SidePanelProps) {
	const display = useDisplay();
	const sections = sectionsOf({...props, width: width - panelColumns, height: height - panelRows}, display);
	return (
		<Panel width={width} height={height}>
			{sections.map(({title, lines, rows}, index) => (
				<Section key={index} title={title} below={index > 0} height={index === sections.length - 1 ? undefined : rows}>
					<Lines lines={lines} />
				</Section>
			))}
		</Panel>
	);
}

/** Each has its rows, whatever it says now, and the last one the rest: so nothing moves when words change. */
function sectionsOf(
	{model, knowledge, message, width, height}: SidePanelProps,
	{glyphs, label}: Display,
): readonly PanelSection[] {
	const {text, size} = model;
	const {queens, puzzle} = playBoard.of(model);
	const {panel, hints} = text.play;
	const {titles} = panel;
	const last = (upper: readonly PanelSection[], title: string, linesIn: (rows: number) => readonly Line[]) => {
		const rows = upper.reduce((left, section) => left - section.rows - 1, height);
		const lines = message === undefined ? linesIn(rows) : paragraph(message, width, 'strong');
		return [...upper, {title: message === undefined ? title : '', lines, rows}];
	};
	const found = foundText(model, knowledge);
	if (found !== undefined) {
		const banner = ['', `${glyphs.queen}  ${panel.solved}  ${glyphs.queen}`, ...wrap(found, width), ''];
		const next = nextKeys(model, label);
		const keyColumns = Math.max(...next.map(([key]) => displayWidth(key))) + 2;
		const solved = banner.map((line) => [styled(centred(line, width), 'right')]);
		return last([{title: titles.solved, lines: solved, rows: banner.length}], titles.next, () =>
			next.map(([key, words]) => [styled(padEnd(key, keyColumns), 'accent'), styled(words)]),
		);
	}

	const said = sentencesAbout(model, knowledge, label);
	const left = puzzle && isConcealed(model) ? [panel.concealed] : said.left;
	const facts = [...said.state, ...left, ...said.unique].flatMap((sentence) => paragraph(sentence, width));
	const toHint = [styled(label('hint'), 'accent'), styled(` ${panel.showsHint}`, 'line')];
	const longestHint = hints.remove({row: size - 1, column: size - 1});
	const upper = [
		{title: puzzle ? titles.puzzle(puzzle.number) : titles.queens, lines: facts, rows: Math.max(3, facts.length)},
		{title: panel.conflicts(conflictsOf(queens).length), lines: conflictLines(model, glyphs), rows: mostConflicts},
		{
			title: titles.hint,
			lines: said.hint.length === 0 ? [toHint] : said.hint.flatMap((hint) => paragraph(hint, width, 'strong')),
			rows: wrap(longestHint, width).length,
		},
	];
	const why = [...said.continuing, ...said.reason];
	const isRule = queens.length === 0 || why.length === 0;
	const here = isRule ? [text.rule, ...why] : why;
	return last(upper, isRule ? text.ruleTitle : titles.here, (rows) => whole(here, width, rows));
}

/** As many whole sentences as fit, at least the first: half of one could say something else. */
function whole(sentences: readonly string[], width: number, most: number): readonly Line[] {
	return sentences.reduce<readonly Line[]>((all, sentence) => {
		const longer = all.concat(paragraph(sentence, width));
		return all.length === 0 || longer.length <= most ? longer : all;
	}, []);
}

/** The title has their number. */
function conflictLines(model: ScreenProps['model'], {attacker}: Display['glyphs']): readonly Line[] {
	const {along, panel} = model.text.play;
	const conflicts = conflictsOf(playBoard.of(model).queens);
	if (conflicts.length === 0) {
		return [[styled(panel.noConflict, 'line')]];
	}

	return conflicts
		.slice(0, mostConflicts)
		.map(({squares: [a, b], line}) => [
			styled(attacker, 'wrong'),
			styled(` ${a.row},${a.column}`, 'strong'),
			styled(' - ', 'line'),
			styled(`${b.row},${b.column}`, 'strong'),
			styled(` ${along(line, a)}`, 'line'),
		]);
}

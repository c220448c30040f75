import {type Display, useDisplay} from '../../components/display.js';
import {Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {fittingParts, type Line, Lines, runsWidth, styled} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import {centred, displayWidth, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {paragraph} from '../page.js';
import {conflictsOf, safeSquares} from '../placed-queens.js';
import {playBoard} from '../play-board.js';
import type {ScreenProps} from '../screen.js';
import {isConcealed} from './numbers.js';
import {foundText, nextKeys, sentencesAbout} from './sentences.js';

type PanelSection = {readonly title: string; readonly lines: readonly Line[]; readonly rows: number};

type SidePanelProps = Pick<ScreenProps, 'model' | 'knowledge' | 'message'> & {
	readonly width: number;
	readonly height: number;
};

/** From here on, sections have empty lines around them. */
const airyHeight = 30;

export function SidePanel({width, height, ...props}: SidePanelProps) {
	const {glyphs, label} = useDisplay();
	const sections = sectionsOf({...props, label, glyphs, width: width - panelColumns, height: height - panelRows});
	const air = height < airyHeight ? [] : [[styled(' ')]];
	return (
		<Panel width={width} height={height}>
			{sections.map(({title, lines, rows}, index) => (
				<Section
					key={index}
					title={title}
					below={index > 0}
					height={index === sections.length - 1 ? undefined : rows + 2 * air.length}
				>
					<Lines lines={[...air, ...lines]} />
				</Section>
			))}
		</Panel>
	);
}

type About = SidePanelProps & Pick<Display, 'label' | 'glyphs'>;

/** Each has its rows, whatever it says now, and the last one the rest: so nothing moves when words change. */
function sectionsOf(about: About): readonly PanelSection[] {
	const {model, knowledge, message, label, glyphs, width, height} = about;
	const {text, size} = model;
	const {queens, puzzle} = playBoard.of(model);
	const {panel, hints} = text.play;
	const {titles} = panel;
	const found = foundText(model, knowledge);
	const last = (upper: readonly PanelSection[], title: string, linesIn: (rows: number) => readonly Line[]) => {
		const rows = upper.reduce((left, section) => left - section.rows - 1, height);
		const lines = message === undefined ? linesIn(rows) : paragraph(message, width, 'strong');
		return lines.length > 0 ? [...upper, {title: message === undefined ? title : '', lines, rows}] : upper;
	};
	if (found !== undefined) {
		const banner = ['', `${glyphs.queen}  ${panel.solved}  ${glyphs.queen}`, ...wrap(found, width), ''];
		const next = nextKeys(model, label);
		const keyColumns = Math.max(...next.map(([key]) => displayWidth(key))) + 2;
		const upper = [
			{title: titles.solved, lines: banner.map((line) => [styled(centred(line, width), 'right')]), rows: banner.length},
			{title: titles.queens, lines: [progressLine(about, 'solution')], rows: 2},
		];
		return last(upper, titles.next, () =>
			next.map(([key, words]) => [styled(padEnd(key, keyColumns), 'accent'), styled(words)]),
		);
	}

	const said = sentencesAbout(model, knowledge, label);
	const left = isConcealed(model) ? [panel.concealed] : said.left;
	const safe = queens.length > 0 && !puzzle ? [panel.safe(safeSquares(size, queens).length)] : [];
	const state = puzzle ? said.state : [];
	const facts = [
		progressLine(about, 'strong'),
		...sentenceLines([...state, ...left], width),
		...sentenceLines([...safe, ...said.unique], width, 'line'),
	];
	const hint =
		said.hint.length === 0
			? [[styled(label('hint'), 'accent'), styled(` ${panel.showsHint}`, 'line')]]
			: sentenceLines(said.hint, width, 'strong');
	const longestHint = hints['remove-several']({row: size - 1, column: size - 1});
	const upper = [
		{
			title: puzzle ? titles.puzzle(puzzle.number) : titles.queens,
			lines: facts,
			rows: Math.max(puzzle ? 4 : 3, facts.length),
		},
		{title: panel.conflicts(conflictsOf(queens).length), lines: conflictLines(about), rows: mostConflicts(about)},
		{title: titles.hint, lines: hint, rows: wrap(longestHint, width).length},
	];
	const isEmpty = queens.length === 0;
	const here = isEmpty ? [text.rule, ...said.continuing, ...said.reason] : [...said.continuing, ...said.reason];
	return last(upper, isEmpty ? text.ruleTitle : titles.here, (rows) => whole(here, width, rows));
}

/** Each sentence begins a line. */
function sentenceLines(sentences: readonly string[], width: number, tone?: 'strong' | 'line'): readonly Line[] {
	return sentences.flatMap((sentence) => paragraph(sentence, width, tone));
}

/** As many whole sentences as fit, at least the first: half of one could say something else. */
function whole(sentences: readonly string[], width: number, most: number): readonly Line[] {
	return sentences.reduce<readonly Line[]>((all, sentence) => {
		const longer = all.concat(paragraph(sentence, width));
		return all.length === 0 || longer.length <= most ? longer : all;
	}, []);
}

function progressLine({model, glyphs, width}: About, tone: TextRole): Line {
	const {size, text} = model;
	const {length} = playBoard.of(model).queens;
	const words = text.ofTotal(text.number(length), text.number(size));
	const pitch = [2, 1].find((each) => size * each + displayWidth(` ${words}`) <= width) ?? 0;
	const signs = (count: number, glyph: string) => padEnd(glyph, pitch).slice(0, pitch).repeat(Math.max(0, count));
	const pips = [
		styled(signs(Math.min(length, size), glyphs.queen), tone),
		styled(signs(size - length, glyphs.untried), 'line'),
	];
	return [
		...pips,
		styled(' '.repeat(Math.max(0, width - runsWidth(pips) - displayWidth(words)))),
		styled(words, 'strong'),
	];
}

function mostConflicts({height}: Pick<About, 'height'>): number {
	return height < airyHeight - panelRows ? 3 : 6;
}

function conflictLines(about: About): readonly Line[] {
	const {model, glyphs, width} = about;
	const {text} = model;
	const {panel} = text.play;
	const conflicts = conflictsOf(playBoard.of(model).queens);
	const most = mostConflicts(about);
	const shown = conflicts.length > most ? conflicts.slice(0, most - 1) : conflicts;
	if (conflicts.length === 0) {
		return [[styled(panel.noConflict, 'line')]];
	}

	return [
		...shown.map(({squares: [a, b], line}) =>
			fittingParts(
				[
					[
						styled(glyphs.attacker, 'wrong'),
						styled(` ${a.row},${a.column}`, 'strong'),
						styled(' - ', 'line'),
						styled(`${b.row},${b.column}`, 'strong'),
					],
					[styled(` ${text.play.along(line, a)}`, 'line')],
				],
				width,
			),
		),
		...(shown.length < conflicts.length
			? [[styled(`  ${panel.more(conflicts.length - shown.length)}`, 'line' as const)]]
			: []),
	];
}

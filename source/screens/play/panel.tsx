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

type PanelSection = {readonly title: string; readonly lines: readonly Line[]};

type SidePanelProps = Pick<ScreenProps, 'model' | 'knowledge' | 'message'> & {
	readonly width: number;
	readonly height: number;
};

const mostSpare = 2;

export function SidePanel({model, knowledge, message, width, height}: SidePanelProps) {
	const {glyphs, label} = useDisplay();
	const inside = {width: width - panelColumns, height: height - panelRows};
	const said = message === undefined ? [] : [{title: '', lines: paragraph(message, inside.width, 'strong')}];
	const sections = [...said, ...sectionsOf({model, knowledge, label, glyphs, ...inside})];
	const spare = Math.max(0, Math.min(mostSpare, Math.floor((inside.height - heightOf(sections, 0)) / sections.length)));
	return (
		<Panel width={width} height={height}>
			{sections.map(({title, lines}, index) => (
				<Section
					key={title}
					title={title}
					below={index > 0}
					height={index === sections.length - 1 ? undefined : lines.length + spare}
				>
					<Lines lines={[...(spare === mostSpare ? [[styled(' ')]] : []), ...lines]} />
				</Section>
			))}
		</Panel>
	);
}

function heightOf(sections: readonly PanelSection[], spare: number): number {
	return sections.reduce((sum, {lines}) => sum + lines.length + spare + 1, -1);
}

type About = Pick<SidePanelProps, 'model' | 'knowledge' | 'width' | 'height'> & Pick<Display, 'label' | 'glyphs'>;

function sectionsOf(about: About): readonly PanelSection[] {
	const {model, knowledge, label, glyphs, width} = about;
	const {queens, puzzle} = playBoard.of(model);
	const {panel} = model.text.play;
	const {titles} = panel;
	const found = foundText(model, knowledge);
	if (found !== undefined) {
		const banner = ['', `${glyphs.queen}  ${panel.solved}  ${glyphs.queen}`, ...wrap(found, width), ''];
		const next = nextKeys(model, label);
		const keyColumns = Math.max(...next.map(([key]) => displayWidth(key))) + 2;
		return [
			{title: titles.solved, lines: banner.map((line) => [styled(centred(line, width), 'right')])},
			{title: titles.queens, lines: [progressLine(about, 'solution')]},
			{
				title: titles.next,
				lines: next.map(([key, words]) => [styled(padEnd(key, keyColumns), 'accent'), styled(words)]),
			},
		];
	}

	const said = sentencesAbout(model, knowledge, label);
	const left = isConcealed(model) ? [panel.concealed] : said.left;
	const safe = queens.length > 0 ? [panel.safe(safeSquares(model.size, queens).length)] : [];
	const here = [...said.continuing, ...said.reason];
	const sections: readonly PanelSection[] = [
		{
			title: titles.queens,
			lines: [progressLine(about, 'strong'), ...sentenceLines(left, width), ...sentenceLines(safe, width, 'line')],
		},
		{
			title: titles.puzzle(puzzle?.number),
			lines: puzzle ? [...sentenceLines(said.state, width), ...sentenceLines(said.unique, width, 'line')] : [],
		},
		{title: panel.conflicts(conflictsOf(queens).length), lines: conflictLines(about)},
		{title: titles.here, lines: whole(here, width, mostLines(about))},
		{
			title: titles.hint,
			lines:
				said.hint.length === 0
					? [[styled(label('hint'), 'accent'), styled(` ${panel.showsHint}`, 'line')]]
					: sentenceLines(said.hint, width, 'strong'),
		},
		{title: model.text.ruleTitle, lines: queens.length === 0 ? paragraph(model.text.rule, width) : []},
	];
	return sections.filter(({lines}) => lines.length > 0);
}

function mostLines({height}: Pick<About, 'height'>): number {
	return height < 24 ? 4 : 8;
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

function conflictLines(about: About): readonly Line[] {
	const {model, glyphs, width} = about;
	const {text} = model;
	const {panel} = text.play;
	const conflicts = conflictsOf(playBoard.of(model).queens);
	const most = mostLines(about);
	const shown = conflicts.length > most ? conflicts.slice(0, most - 1) : conflicts;
	if (conflicts.length === 0) {
		return [[styled(panel.noConflict, 'line')]];
	}

	return [
		...shown.map(({squares: [a, b], line}) =>
			fittingParts(
				[
					[
						styled(` ${glyphs.attacker} `, 'wrong'),
						styled(` ${a.row},${a.column}`, 'strong'),
						styled(' - ', 'line'),
						styled(`${b.row},${b.column}`, 'strong'),
					],
					[styled(`  ${text.play.along(line, a)}`, 'line')],
				],
				width,
			),
		),
		...(shown.length < conflicts.length
			? [[styled(`    ${panel.more(conflicts.length - shown.length)}`, 'line' as const)]]
			: []),
	];
}

import {Box} from 'ink';
import {BareBoard} from '../../components/board.js';
import {boardLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {withKeys} from '../../components/key-labels.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Model} from '../../explorer/model.js';
import {type CodeId, codes, type Queens} from '../../solver/index.js';
import {checkOf, traceLines} from '../../text/own-program.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {paragraph} from '../page.js';
import {partOne, partTwo} from './chapters.js';
import {scoreOf} from './progress.js';
import {itemOf} from './state.js';

/** From `a` on, however many languages there are. */
export const codeChoices = codes.map((code, index) => ({...code, letter: String.fromCodePoint(97 + index)}));

/** Code and questions are strong, stand below the words, and name no keys. */
type Paragraph = {readonly words?: string; readonly strong?: string};

type Page = {
	readonly title: string;
	readonly paragraphs: readonly Paragraph[];
	/** Asked for, and marked. */
	readonly code: CodeId | undefined;
	/** Copied by `c`. */
	readonly command: string | undefined;
	/** From row 0 on, -1 for none. */
	readonly queens: Queens;
};

export function pageOf(model: Model): Page | undefined {
	const item = itemOf(model);
	if (item.type === 'task') {
		return undefined;
	}

	const {id} = item;
	const {code, text} = model;
	const {pages} = text.lesson;
	const {title, sentences} = pages[id];
	const said = sentences(scoreOf(model, partOne), scoreOf(model, partTwo)).map((words): Paragraph => ({words}));
	const {lookAt, usualCauses, howToTrace} = text.check;
	const nothing = text.joined.sentences([pages.end.nothing, lookAt]);
	const paragraphs = {
		start: [...said, {strong: pages.start.asks}],
		'part-one': said,
		end: [
			...said.slice(0, -1),
			{...said.at(-1), strong: checkOf(code, 8)},
			{words: [nothing, ...usualCauses.map((each) => `- ${each}`)].join('\n')},
			{words: howToTrace, strong: `${traceLines[code]}\n${checkOf(code, 4)}`},
		],
	}[id];
	return {
		title,
		paragraphs,
		code: id === 'start' ? code : undefined,
		command: id === 'end' ? checkOf(code, 8) : undefined,
		// Two are missing at the start, as in the first task.
		queens: id === 'start' ? [2, 0, -1, -1] : [1, 3, 0, 2],
	};
}

type PageViewProps = {
	readonly page: Page;
	readonly message: string | undefined;
	readonly room: PanelSize;
};

const gap = 4;
const margin = 2;
/** Longer lines beside a board are hard to read. */
const longestLine = 60;

/** The board only where the words fit beside it. */
export function PageView({page, message, room}: PageViewProps) {
	const display = useDisplay();
	const {glyphs} = display;
	const {title, paragraphs, code, queens} = page;
	const {square} = boardLayout(queens.length, Math.floor(room.width / 2) + gap, room.height);
	const boardColumns = queens.length * square.width;
	const codeColumns = Math.max(...codeChoices.map(({name}) => displayWidth(name))) + 1;
	const choices = codeChoices.map(({id, name, letter}) =>
		id === code
			? [styled(`${glyphs.current} ${letter}  ${padEnd(name, codeColumns)}`, 'lit')]
			: [styled(`  ${letter}`, 'accent'), styled(`  ${name}`)],
	);
	const blocksIn = (width: number): readonly (readonly Line[])[] => [
		wrap(title, width - 2).map((each) => [styled(` ${each} `, 'solution')]),
		...paragraphs.map(({words, strong}, index) => [
			...linesIn(words && withKeys(words, display), width),
			...linesIn(strong, width, 'strong'),
			...(code && index === paragraphs.length - 1 ? choices : []),
		]),
		...(message === undefined ? [] : [paragraph(message, width, 'strong')]),
	];
	const rowsOf = (blocks: readonly (readonly Line[])[]) => blocks.flat().length + blocks.length - 1;
	const beside = Math.min(longestLine, room.width - margin - boardColumns - gap);
	const hasBoard = rowsOf(blocksIn(beside)) <= room.height;
	const width = hasBoard ? beside : room.width - margin;
	const blocks = blocksIn(width);
	const rowGap = rowsOf(blocks) <= room.height ? 1 : 0;
	return (
		<Box height={room.height} justifyContent="center" alignItems="center" columnGap={gap}>
			{hasBoard && (
				<Box flexShrink={0}>
					<BareBoard square={square} queens={queens} queenRole={queens.includes(-1) ? undefined : 'solution'} />
				</Box>
			)}
			<Box flexDirection="column" rowGap={rowGap} width={width} flexShrink={0}>
				{blocks.map((lines, index) => (
					<Box key={index} flexDirection="column" flexShrink={0}>
						<Lines lines={lines} />
					</Box>
				))}
			</Box>
		</Box>
	);
}

function linesIn(words: string | undefined, width: number, tone?: 'strong'): readonly Line[] {
	return words?.split('\n').flatMap((each) => paragraph(each, width, tone)) ?? [];
}

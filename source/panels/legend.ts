import type {Text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import type {Ground, Line, Role, Span} from './line.js';
import type {View} from './view.js';

/** The names of the marks and of the words that a legend explains. The text has the explanation of each. */
export type MarkId = keyof Text['legend']['marks'];
export type WordId = keyof Text['legend']['words'];

/** The pieces of text on the screen: in the panels, and in the lines below them. */
export type Shown = {readonly panels: readonly Span[]; readonly below: readonly Span[]};

/** A mark: how it looks, and whether it is on the screen. */
export type LegendMark = {
	readonly id: MarkId;
	readonly sample: (glyphs: Glyphs) => Line;
	/** The background that this mark is about. */
	readonly ground?: Exclude<Ground, 'light' | 'dark'>;
	readonly isIn: (shown: Shown, glyphs: Glyphs) => boolean;
};

/** What a screen explains: its marks and its words, in the order of the legend. */
export type Legend = {readonly marks: readonly LegendMark[]; readonly words: readonly WordId[]};

/** Returns what a view shows. A compact view has no panels: its board stands where others have their lines below. */
export function shownIn({groups, below}: View): Shown {
	const panels = groups.flat().flatMap(({lines}) => lines.flat());
	return groups.length > 0 ? {panels, below: below.flat()} : {panels: below.flat(), below: []};
}

type GlyphName = Exclude<keyof Glyphs, 'border' | 'keys'>;

/** A mark that is one of these glyphs, alone in its piece of text or repeated. Spaces around it do not count. */
export function glyphMark(id: MarkId, names: readonly GlyphName[], role?: Role): LegendMark {
	return {
		id,
		sample: (glyphs) => [{text: ` ${names.map((name) => glyphs[name]).join(' ')}`, role}],
		isIn: ({panels}, glyphs) =>
			panels.some(({text}) => {
				const content = text.trim();
				return content !== '' && names.some((name) => content === glyphs[name].repeat(content.length));
			}),
	};
}

/** A mark that is one of these glyphs, within a longer piece of text in a panel. */
export function partMark(id: MarkId, names: readonly GlyphName[], role?: Role): LegendMark {
	return {
		id,
		sample: (glyphs) => [{text: ` ${names.map((name) => glyphs[name]).join(' ')}`, role}],
		isIn: ({panels}, glyphs) => panels.some(({text}) => names.some((name) => text.includes(glyphs[name]))),
	};
}

/** A mark that is the background of a square, with the glyphs that stand on it. */
export function groundMark(
	id: MarkId,
	ground: NonNullable<LegendMark['ground']>,
	names: readonly GlyphName[],
): LegendMark {
	return {
		id,
		ground,
		sample: (glyphs) => [{text: ` ${names.map((name) => glyphs[name]).join('')} `, ground}],
		isIn: ({panels}) => panels.some((each) => each.ground === ground),
	};
}

/** A mark on the timeline. */
function timelineMark(id: MarkId, name: GlyphName, role?: Role): LegendMark {
	return {
		id,
		sample: (glyphs) => [{text: ` ${glyphs[name]}`, role}],
		isIn: ({below}, glyphs) => below.some(({text}) => isOfTimeline(text, glyphs) && text.includes(glyphs[name])),
	};
}

/** Whether a piece of text consists only of what a timeline consists of. */
function isOfTimeline(text: string, glyphs: Glyphs): boolean {
	const {place, track, solution, unknown, concealed, end, openEnd} = glyphs;
	return [...text].every((each) => [place, track, solution, unknown, concealed, end, openEnd].includes(each));
}

/** Whether a square shows a number and nothing else. */
function isCount({text, ground}: Span): boolean {
	return (ground === 'light' || ground === 'dark') && /^\d+$/.test(text.trim());
}

/** The marks of every board. */
export const boardMarks = {
	queen: glyphMark('queen', ['queen'], 'strong'),
	cursor: {
		id: 'cursor',
		sample: () => [{text: '[ ]'}],
		isIn: ({panels}) => panels.some(({text, ground}) => ground !== undefined && text.includes(']')),
	},
	attackCount: {
		id: 'attack-count',
		sample: () => [{text: ' 2 ', ground: 'light'}],
		isIn: ({panels}) => panels.some(isCount),
	},
	tooLong: glyphMark('too-long', ['long']),
	rowCursor: {
		id: 'row-cursor',
		sample: ({current}) => [{text: ` ${current}1`, role: 'accent'}],
		// Beside the board, the number of the row follows.
		isIn: ({panels}, {current}) =>
			panels.some(({text}, index) => text === current && /^ *\d+ ?$/.test(panels[index + 1]?.text ?? '')),
	},
	hidden: glyphMark('hidden', ['above', 'below'], 'accent'),
	cut: glyphMark('cut', ['openEnd']),
} satisfies Record<string, LegendMark>;

/** A square of a dead end: the line to a queen that attacks it, and the row of that queen. */
const deadEnd: LegendMark = {
	id: 'dead-end',
	ground: 'attacked',
	sample: ({diagonal}) => [{text: `${diagonal}0 `, ground: 'attacked'}],
	isIn: ({panels}) => panels.some(({text, ground}) => ground === 'attacked' && /\d/.test(text)),
};

/** The marks of a step on the board, and of the timeline. */
export const stepMarks: readonly LegendMark[] = [
	boardMarks.queen,
	groundMark('just-placed', 'tested', ['queen']),
	glyphMark('tested', ['tested']),
	glyphMark('safe', ['safe'], 'good'),
	glyphMark('rejected', ['rejected'], 'warning'),
	glyphMark('explored', ['explored']),
	glyphMark('fruitful', ['fruitful'], 'good'),
	glyphMark('untried', ['untried']),
	groundMark('safe-square', 'good', ['safe']),
	groundMark('attacked-square', 'attacked', ['rejected']),
	deadEnd,
	groundMark('attacker', 'attacker', ['queen']),
	groundMark('path', 'path', ['column', 'diagonal', 'antidiagonal']),
	glyphMark('diagonals', ['diagonal', 'antidiagonal']),
	glyphMark('crossing', ['crossing']),
	groundMark('removed-queen', 'removed', ['explored']),
	boardMarks.attackCount,
	boardMarks.tooLong,
	boardMarks.hidden,
	boardMarks.cut,
	boardMarks.cursor,
	boardMarks.rowCursor,
	partMark('breakpoint', ['breakpoint'], 'accent'),
];

export const timelineMarks: readonly LegendMark[] = [
	timelineMark('timeline-place', 'place', 'accent'),
	timelineMark('timeline-solution', 'solution'),
	timelineMark('timeline-track', 'track'),
	timelineMark('timeline-unknown', 'unknown'),
	timelineMark('timeline-concealed', 'concealed'),
];

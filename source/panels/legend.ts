import type {Text} from '../text/en.js';
import type {Glyphs} from './glyphs.js';
import type {Ground, Line, Role, Span} from './line.js';
import type {View} from './view.js';

/** The names of the marks and of the words that a legend explains. The text has the explanation of each. */
export type MarkId = keyof Text['legend']['marks'];
export type WordId = keyof Text['legend']['words'];

/** What is on the screen: the titles and the pieces of text of the panels, and those in the lines below them. */
export type Shown = {
	readonly titles: readonly string[];
	readonly panels: readonly Span[];
	readonly below: readonly Span[];
};

/** A mark: how it looks, and whether it is on the screen. */
export type LegendMark = {
	readonly id: MarkId;
	readonly sample: (glyphs: Glyphs) => Line;
	/** The background that this mark is about. */
	readonly ground?: Exclude<Ground, 'light' | 'dark'>;
	readonly isIn: (shown: Shown, glyphs: Glyphs) => boolean;
};

/** What a screen or an overlay explains: its marks and its words, in the order of the legend. */
export type Legend = {readonly marks?: readonly LegendMark[]; readonly words: readonly WordId[]};

/** Returns what a view shows. A compact view has no panels: its board stands where others have their lines below. */
export function shownIn({groups, below}: View): Shown {
	const titles = groups.flat().map(({title}) => title);
	const panels = groups.flat().flatMap(({lines}) => lines.flat());
	return groups.length > 0 ? {titles, panels, below: below.flat()} : {titles, panels: below.flat(), below: []};
}

type GlyphName = Exclude<keyof Glyphs, 'border' | 'keys' | 'hasCrowns'>;

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

/** A mark that is a pattern of characters in a panel, outside the squares of a board. */
export function patternMark(
	id: MarkId,
	sampleOf: (glyphs: Glyphs) => string,
	isIn: (text: string, glyphs: Glyphs) => boolean,
	role?: Role,
): LegendMark {
	return {
		id,
		sample: (glyphs) => [{text: ` ${sampleOf(glyphs)}`, role}],
		isIn: ({panels}, glyphs) => panels.some(({text, ground}) => ground === undefined && isIn(text, glyphs)),
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

/** In the title of a panel: lines are hidden above, or below. */
export const hiddenLines: LegendMark = {
	id: 'hidden',
	sample: ({above, below}) => [{text: ` ${above} ${below}`, role: 'accent'}],
	isIn: ({titles}, {above, below}) =>
		titles.some((title) => [above, below, above + below].includes(title.split(' ').at(-1) ?? '')),
};

/** Whether the piece of text is the result of a flag that a test did not look up: it follows the name of the flag. */
export function isUnread({text}: Span, before: Span | undefined, {dash}: Glyphs): boolean {
	return text.trim() === dash && before !== undefined && /^\w+(\[\d+\]| \d+) *$/.test(before.text);
}

export const timelineMarks: readonly LegendMark[] = [
	timelineMark('timeline-place', 'place', 'accent'),
	timelineMark('timeline-solution', 'solution'),
	timelineMark('timeline-track', 'track'),
	timelineMark('timeline-unknown', 'unknown'),
	timelineMark('timeline-concealed', 'concealed'),
];

import type {Writing} from '../../panels/display.js';
import type {Glyphs} from '../../panels/glyphs.js';
import {type Line, line, span, widthOf} from '../../panels/line.js';
import type {PanelSize} from '../../panels/panel-size.js';
import type {ControlPoint, Moment, Step, TestOutcome, Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import {wrap} from '../../text/wrap.js';
import {visibleRows} from './visible-rows.js';
import {wrapCode} from './wrapped-code.js';

/** The marks of the lines. */
const gutter = 1;

/** Returns the name of the variant and the current values of `row` and `column` in its listing. */
export function listingTitle({id}: Variant, {queens, step}: Moment, text: Text): string {
	const isInLoop = step?.type === 'test' || step?.type === 'backtrack';
	return text.listingTitle(id, queens.length, isInLoop ? step.column : undefined);
}

/** Returns the width that the listing takes if no line is continued in the next. */
export function listingColumns({listing}: Variant): number {
	return Math.max(...listing.map(({code}) => code.length)) + gutter;
}

/** Returns how many lines the whole listing takes in a panel of this width. */
export function listingHeight({listing}: Variant, width: number): number {
	return listing.flatMap(({code}) => wrapCode(code, width - gutter)).length;
}

/**
 * Returns the listing of a variant, with lines that are too long continued in the next. The lines that did the last step are
 * marked, of a test only those that have decided it, and those to which the program goes next, unless the user is to predict that. If not all fit, the marked ones
 * remain, and what is around them; signs say where lines are left out. If there is room, a note follows if `hasNote`.
 */
export function listingLines(
	{id, listing}: Variant,
	moment: Moment,
	{width, height}: PanelSize,
	{glyphs, text}: Writing,
	isNextShown: boolean,
	hasNote = true,
): Line[] {
	const {step} = moment;
	const next = (isNextShown ? nextPoints(moment) : []).map((point) => listing.findIndex((each) => isAt(each, point)));
	const outcome = outcomeOf(moment);
	const rows = listing.flatMap(({code, steps, decides}, index) => {
		const hasDecided = outcome !== undefined && decides?.includes(outcome) === true;
		const isDetail = hasDecided && steps.length === 0;
		const hasRun = decides ? hasDecided : step && steps.includes(step.type);
		const isRunning = step ? hasRun === true : index === 0;
		return wrapCode(code, width - gutter).map((part, order): Row => {
			const isNext = next.includes(index) && !isRunning;
			return {part, isRunning, isNext, isDetail, sign: order > 0 ? '' : signOf(isRunning, isNext, glyphs)};
		});
	});
	const notes = hasNote ? notesOf(id, width, text) : [];
	const note = notes.find((lines) => rows.length + lines.length < height);
	if (note) {
		return [...rows.map((row) => rowLine(row, '')), [], ...note];
	}

	const shown = visibleRows(rows, height);
	return shown.map((index, order) => {
		const isCutAbove = index > 0 && shown[order - 1] !== index - 1;
		const isCutBelow = order === shown.length - 1 && index < rows.length - 1;
		const row = rows[index]!;
		const below = isCutBelow ? glyphs.below : '';
		const shownRow = rowLine(row, isCutAbove ? glyphs.above : below);
		// If lines are left out on both sides, the second sign stands behind the code.
		const behind = isCutAbove && isCutBelow ? span(` ${below}`, 'accent') : span('');
		return widthOf([...shownRow, behind]) <= width ? [...shownRow, behind] : shownRow;
	});
}

/** What the last step has found, if it was a test. */
function outcomeOf({queens, step}: Moment): TestOutcome | undefined {
	if (step?.type !== 'test') {
		return undefined;
	}

	return step.attack?.line ?? (queens.length === 0 ? 'no-queens' : 'safe');
}

/** What the listing does not say itself, in more or in fewer words. */
function notesOf(variant: string, width: number, text: Text): readonly (readonly Line[])[] {
	const notes = text.listingNotes[variant] ?? [];
	return notes.map((note) => wrap(note, width - gutter).map((words) => line(` ${words}`, 'dim')));
}

/** A line of the panel: a line of the listing, or a part of one. `sign` is its mark, empty if it has none. */
type Row = {
	readonly part: string;
	readonly isRunning: boolean;
	readonly isNext: boolean;
	/** Whether it is a line of a function that the running line has called. */
	readonly isDetail: boolean;
	readonly sign: string;
};

function signOf(isRunning: boolean, isNext: boolean, glyphs: Glyphs): string {
	if (isRunning) {
		return glyphs.current;
	}

	return isNext ? glyphs.next : '';
}

/** The `cut` sign, which says that lines above or below are hidden, stands beside the mark if there is one. */
function rowLine({part, isRunning, isNext, sign}: Row, cut: string): Line {
	const isBeside = cut !== '' && sign !== '' && part.startsWith(' ');
	// Only a closing brace has a mark and no indentation: the sign stands behind it.
	const isBehind = cut !== '' && sign !== '' && !isBeside;
	const code = `${isBeside ? part.slice(1) : part}${isBehind ? ` ${cut}` : ''}`;
	const marks = isBeside ? sign + cut : sign || cut || ' ';
	const role = isRunning ? 'strong' : 'dim';
	return [span(marks, 'accent'), span(code, isNext ? undefined : role)];
}

/** Where the program goes after the last step. A loop that has tried all columns ends its call. */
function nextPoints({size, queens, step}: Moment): readonly (ControlPoint | Step['type'])[] {
	switch (step?.type) {
		case undefined: {
			return [];
		}

		case 'place': {
			return [queens.length === size ? 'solution' : 'call'];
		}

		case 'solution': {
			return ['backtrack'];
		}

		case 'test':
		case 'backtrack': {
			if (step.type === 'test' && !step.attack) {
				return ['place'];
			}

			return step.column < size - 1 ? ['loop'] : ['loop', 'return'];
		}
	}
}

function isAt({steps, point}: Variant['listing'][number], next: ControlPoint | Step['type']): boolean {
	return point === next || steps.some((each) => each === next);
}

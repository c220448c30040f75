import type {Glyphs} from '../../components/glyphs.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import {
	type CodeId,
	type ListingLine,
	type Mark,
	type Moment,
	type TestOutcome,
	testOutcomes,
	type VariantId,
} from '../../solver/index.js';
import {cut, displayWidth, padEnd, type Wordings} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';

type ProgramLine = {
	readonly code: string;
	readonly state: 'running' | 'next' | undefined;
	readonly isDetail: boolean;
	readonly isStart: boolean;
};

export function programLines(
	listing: readonly ListingLine[],
	moment: Moment,
	isNextShown: boolean,
): readonly ProgramLine[] {
	const {step} = moment;
	const outcome = outcomeOf(moment);
	const next = isNextShown ? nextMarks(moment) : [];
	return listing.map(({code, marks}, index) => {
		const isDeciding = testOutcomes.some((each) => marks.includes(each));
		const ran: Mark | undefined = isDeciding ? outcome : (step?.type ?? 'call');
		const isNext = next.some((mark) => index === listing.findIndex((line) => line.marks.includes(mark)));
		const state = isNext ? 'next' : undefined;
		const hasRun = ran !== undefined && marks.includes(ran);
		return {
			code,
			state: hasRun ? 'running' : state,
			isDetail: isDeciding && hasRun && !marks.includes('test'),
			isStart: marks.includes('call'),
		};
	});
}

function outcomeOf({queens, step}: Moment): TestOutcome | undefined {
	return step?.type === 'test' ? (step.attack?.line ?? (queens.length === 0 ? 'no-queens' : 'safe')) : undefined;
}

/** A loop that has tried all columns ends its call. */
function nextMarks({size, queens, step}: Moment): readonly Mark[] {
	if (!step) {
		return [];
	}

	if (step.type === 'place') {
		return [queens.length === size ? 'solution' : 'call'];
	}

	if (step.type === 'solution') {
		return ['backtrack'];
	}

	if (step.type === 'test' && !step.attack) {
		return ['place'];
	}

	return step.column < size - 1 ? ['loop'] : ['loop', 'return'];
}

function visibleLines(lines: readonly ProgramLine[], height: number): {readonly first: number; readonly end: number} {
	const main = lines.findLastIndex(({state, isDetail}) => state === 'running' && !isDetail);
	const next = lines.findLastIndex(({state}, index) => state === 'next' && index > main && index < main + height);
	const last = Math.max(main, next);
	const start = lines.length > height + 1 ? lines.findIndex(({isStart}) => isStart) : 0;
	const first = Math.max(0, Math.min(Math.max(start, last - height + 1), lines.length - height));
	return {first, end: Math.min(lines.length, first + height)};
}

const keywords: Readonly<Record<CodeId, RegExp>> = {
	typescript: /\b(boolean|const|continue|false|for|function|if|let|number|return|true|void)\b/,
	java: /\b(boolean|continue|false|for|if|int|return|true|void)\b/,
	cpp: /\b(bool|continue|false|for|if|int|return|true|void)\b/,
	python: /\b(and|continue|def|False|for|if|in|not|or|return|True)\b/,
};

export function programSize(listing: readonly ListingLine[]): PanelSize {
	return {width: 1 + Math.max(...listing.map(({code}) => displayWidth(code))), height: listing.length};
}

/**
 * The program stands still while its marks move. A running line is lit; in others keywords have the colour of the
 * variant. Below it stands the first note that fits.
 */
export function listingLines(
	lines: readonly ProgramLine[],
	variant: VariantId,
	code: CodeId,
	{width, height}: PanelSize,
	notes: Wordings,
	glyphs: Glyphs,
): readonly Line[] {
	const {first, end} = visibleLines(lines, height);
	const drawn = ({code: words, state}: ProgramLine, index: number): Line => {
		const below = first + index === end - 1 && end < lines.length ? ` ${glyphs.below}` : '';
		const hidden = index === 0 && first > 0 ? ` ${glyphs.above}` : below;
		const mark = state ? {running: glyphs.current, next: glyphs.next}[state] : ' ';
		const room = width - displayWidth(mark + hidden);
		const shown = displayWidth(words) > room ? cut(words, room - 1) + glyphs.openEnd : words;
		const parts = shown.split(keywords[code]).map((each, order) => styled(each, order % 2 === 0 ? undefined : variant));
		return state === 'running'
			? [styled(padEnd(mark + shown + hidden, width), 'lit')]
			: [styled(mark, state && 'accent'), ...parts, styled(hidden, 'accent')];
	};
	const wrapped = [notes].flat().map((each) => wrap(each, width - 2));
	const note = wrapped.find((each) => lines.length + 1 + each.length <= height) ?? [];
	const below = note.length > 0 ? [[], ...note.map((words) => [styled(` ${words}`)])] : [];
	return [...lines.slice(first, end).map(drawn), ...below];
}

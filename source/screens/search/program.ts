import type {Glyphs, PanelSize} from '../../components/display.js';
import {type Line, styled} from '../../components/styled-text.js';
import type {Work} from '../../explorer/work.js';
import {type CodeId, type ListingLine, type Mark, testOutcomes} from '../../solver/search/listing.js';
import type {VariantId} from '../../solver/search/variants.js';
import type {Moment} from '../../solver/tape/moment.js';
import {displayWidth, padEnd} from '../../text/width.js';

type ProgramLine = ReturnType<typeof programLines>[number];

export function programLines(listing: readonly ListingLine[], moment: Moment, isNextShown: boolean, work?: Work) {
	const {step} = moment;
	const looked = work?.checksShown ? lookedAt(listing, work) : undefined;
	const found = moment.queens.length === 0 ? 'no-queens' : 'safe';
	const outcome = step?.type === 'test' ? (step.attack?.line ?? found) : undefined;
	const next = isNextShown && !looked ? nextMarks(moment) : [];
	const shownFirst = listing.findIndex((line) => looked?.includes(line) ?? line.marks.includes('place'));
	const start = listing.findLastIndex(({code}, index) => index <= shownFirst && isName(code));
	const end = listing.findIndex(({code}, index) => index > shownFirst && isName(code));
	return listing.map((line, index) => {
		const {code, marks} = line;
		const isDeciding = testOutcomes.some((outcome) => marks.includes(outcome));
		const ran: Mark | undefined = isDeciding ? outcome : (step?.type ?? 'call');
		const isNext = next.some((mark) => index === listing.findIndex((line) => line.marks.includes(mark)));
		const state = isNext ? ('next' as const) : undefined;
		const hasRun = looked?.includes(line) ?? (ran !== undefined && marks.includes(ran));
		const isAfterCall = marks.includes('place') && marks.includes('backtrack');
		return {
			code,
			state: hasRun ? ('running' as const) : state,
			/** The call in this line returns. It is not about to be made. */
			isReturn: isAfterCall && (step?.type === 'backtrack' || step?.type === 'solution'),
			/** If the step is a test, this line decides its result. */
			isDeciding: isDeciding && outcome !== undefined,
			/** Whether it is a line of the function that is shown first: `place`, or the test into which the user looks. */
			isOfFunction: index >= start && (end < 0 || index < end),
			marks,
		};
	});
}

function isName(code: string): boolean {
	return /^\w/.test(code);
}

/** What the last check of a test has run: one of the `if`s of the loop, or those that compare with a queen. */
function lookedAt(listing: readonly ListingLine[], {memory, checksShown = 0}: Work): readonly ListingLine[] {
	if (memory.type !== 'comparisons') {
		return listing.filter(({marks}) => marks.includes('test')).slice(checksShown - 1, checksShown);
	}

	const attack = memory.made.at(-1)?.line;
	return listing.filter(({marks}) =>
		attack ? marks.includes(attack) : marks.includes('safe') && !marks.includes('no-queens'),
	);
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

/** A line of a brace alone says nothing. */
export function saysMore(code: string): boolean {
	return /\w/.test(code);
}

export function halved(code: string): string {
	return code.replace(/^ +/, ({length}) => ' '.repeat(length / 2));
}

/**
 * Those that run or come next, and as many others as there is room for, undefined for what is left out: first those that
 * name a function, and those that compute what a running line compares; then those of one function, so that it stands
 * still; then all others that do something.
 */
function visibleLines(lines: readonly ProgramLine[], height: number): readonly (ProgramLine | undefined)[] {
	const ran = lines.flatMap(({code, state}) => (state === 'running' ? code : [])).join(' ');
	const isUsed = ({code}: ProgramLine) => {
		const name = /^\s*(?:const |int )?(\w+) = /.exec(code)?.[1];
		return name !== undefined && new RegExp(`\\b${name}\\b`).test(ran);
	};
	const rank = (line: ProgramLine) =>
		[
			line.state === 'running',
			line.state === 'next',
			isName(line.code),
			isUsed(line),
			// What is done before what is tested.
			line.isOfFunction && (line.marks.includes('place') || line.marks.includes('backtrack')),
			line.isOfFunction && saysMore(line.code),
			line.isDeciding,
			line.marks.length > 0 && saysMore(line.code),
			true,
		].indexOf(true);
	const shown = (indices: readonly number[]) => {
		const gap = (from: number, end?: number) =>
			lines.slice(from, end).some(({code}) => saysMore(code)) ? [undefined] : [];
		const each = indices.flatMap((index, at) => [...gap((indices[at - 1] ?? -1) + 1, index), lines[index]]);
		return [...each, ...gap(indices.at(-1)! + 1)];
	};
	// One brace without the others would be misread.
	const hasBraces = lines.findLastIndex(({code}) => saysMore(code)) < height;
	const spoken = lines.filter(({code, state}) => hasBraces || state || saysMore(code));
	let chosen: readonly number[] = [];
	for (const line of spoken.toSorted((one, other) => rank(one) - rank(other))) {
		const more = [...chosen, lines.indexOf(line)].toSorted((one, other) => one - other);
		chosen = line.state || shown(more).length <= height ? more : chosen;
	}

	const all = shown(chosen);
	return all.length <= height ? all : all.filter(Boolean);
}

const keywords: Readonly<Record<CodeId, RegExp>> = {
	typescript: /\b(boolean|const|continue|false|for|function|if|let|number|return|true|void)\b/,
	java: /\b(boolean|continue|false|for|if|int|return|true|void)\b/,
	cpp: /\b(bool|continue|false|for|if|int|return|true|void)\b/,
	python: /\b(continue|def|False|for|global|if|in|return|True)\b/,
};

/**
 * The program stands still while its marks move. Where it is too wide, an indentation takes half of its columns. A running
 * line is lit; in others keywords have the colour of the variant.
 */
export function listingLines(
	lines: readonly ProgramLine[],
	variant: VariantId,
	code: CodeId,
	{width, height}: PanelSize,
	glyphs: Glyphs,
): readonly Line[] {
	// Behind the mark; code does not touch what stands beside it.
	const isWide = lines.every(({code}) => displayWidth(code) <= width - 2);
	const drawn = (line: ProgramLine | undefined): Line => {
		if (!line) {
			return [styled(` ${glyphs.openEnd}`, 'accent')];
		}

		const sign = line.state ? {running: glyphs.current, next: glyphs.next}[line.state] : ' ';
		const mark = line.isReturn ? glyphs.returned : sign;
		const shown = isWide ? line.code : halved(line.code);
		const parts = shown.split(keywords[code]).map((part, order) => styled(part, order % 2 === 0 ? undefined : variant));
		return line.state === 'running'
			? [styled(padEnd(mark + shown, width), 'lit')]
			: [styled(mark, line.state && 'accent'), ...parts];
	};
	return visibleLines(lines, height).map(drawn);
}

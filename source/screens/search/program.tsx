import {Text} from 'ink';
import {memo} from 'react';
import {useDisplay} from '../../components/display.js';
import {Lit} from '../../components/lit.js';
import {palette} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {CodeId, ControlPoint, ListingLine, Moment, Step, TestOutcome, VariantId} from '../../solver/index.js';
import type {MarkId} from '../../text/en.js';
import {cells, cut, padEnd} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';

/** A line of the program: whether it has done the last step, or the program goes there next. */
type ProgramLine = {
	readonly code: string;
	readonly state: 'running' | 'next' | undefined;
	/** Whether it is a line of a function that the running line has called. */
	readonly isDetail: boolean;
	/** Whether `place` starts here. In C++ the function that it calls stands above it. */
	readonly isStart: boolean;
};

/** The listing of a variant at a moment. Where the program goes next is not said if the user is to predict it. */
export function programLines(
	listing: readonly ListingLine[],
	moment: Moment,
	isNextShown: boolean,
): readonly ProgramLine[] {
	const {step} = moment;
	const outcome = outcomeOf(moment);
	const next = isNextShown ? nextPoints(moment) : [];
	return listing.map((each, index) => {
		const hasDecided = outcome !== undefined && each.decides?.includes(outcome) === true;
		const hasRun = each.decides ? hasDecided : step !== undefined && each.steps.includes(step.type);
		const isRunning = step ? hasRun : each.point === 'call';
		const isNext = next.some((point) => index === listing.findIndex((line) => isAt(line, point)));
		const otherwise = isNext ? 'next' : undefined;
		return {
			code: each.code,
			state: isRunning ? 'running' : otherwise,
			isDetail: hasDecided && each.steps.length === 0,
			isStart: each.point === 'call',
		};
	});
}

/** What the last step has found, if it was a test. */
function outcomeOf({queens, step}: Moment): TestOutcome | undefined {
	if (step?.type !== 'test') {
		return undefined;
	}

	return step.attack?.line ?? (queens.length === 0 ? 'no-queens' : 'safe');
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

function isAt({steps, point}: ListingLine, next: ControlPoint | Step['type']): boolean {
	return point === next || steps.some((each) => each === next);
}

/** The values of `row` and `column` in the program. Outside the loop there is no column. */
export function programValues({queens, step}: Moment): {readonly row: number; readonly column: number | undefined} {
	const isInLoop = step?.type === 'test' || step?.type === 'backtrack';
	return {row: queens.length, column: isInLoop ? step.column : undefined};
}

/** The lines that are visible: all but perhaps a last brace, or `place` from its start, or those around its running line. */
function visibleLines(lines: readonly ProgramLine[], height: number): {readonly first: number; readonly end: number} {
	const main = lines.findLastIndex(({state, isDetail}) => state === 'running' && !isDetail);
	const next = lines.findLastIndex(({state}, index) => state === 'next' && index > main && index < main + height);
	const last = Math.max(main, next);
	const start = lines.length > height + 1 ? lines.findIndex(({isStart}) => isStart) : 0;
	const first = Math.max(0, Math.min(Math.max(start, last - height + 1), lines.length - height));
	return {first, end: Math.min(lines.length, first + height)};
}

/** The marks of the legend that are on a program of this height. */
export function marksOnProgram(lines: readonly ProgramLine[], height: number): readonly MarkId[] {
	const {first, end} = visibleLines(lines, height);
	const states = lines.slice(first, end).map(({state}) => state);
	return [
		...(states.includes('running') ? (['running'] as const) : []),
		...(states.includes('next') ? (['next'] as const) : []),
		...(end - first < lines.length ? (['hidden'] as const) : []),
	];
}

/** The words of each language that have a colour. */
const keywords: Readonly<Record<CodeId, RegExp>> = {
	typescript: /\b(const|continue|false|for|function|if|let|number|return|true|void)\b/,
	java: /\b(boolean|continue|false|for|if|int|return|true|void)\b/,
	cpp: /\b(bool|continue|false|for|if|int|return|true|void)\b/,
	python: /\b(and|continue|def|False|for|if|in|not|or|return|True)\b/,
};

/** The size of a whole listing with its marks. */
export function programSize(listing: readonly ListingLine[]): PanelSize {
	return {width: 1 + Math.max(...listing.map(({code}) => cells(code))), height: listing.length};
}

type ProgramProps = {
	readonly lines: readonly ProgramLine[];
	readonly variant: VariantId;
	readonly code: CodeId;
	/** The room inside the panel. */
	readonly width: number;
	readonly height: number;
	/** What the program does not say itself, the longest first: shown below it where there is room. */
	readonly notes: readonly string[];
};

/** The program of a variant, which stands still while its marks move. */
export function Program({lines, variant, code, width, height, notes}: ProgramProps) {
	const {above, below} = useDisplay().glyphs;
	const {first, end} = visibleLines(lines, height);
	const keyword = keywords[code];
	const note = notes.map((each) => wrap(each, width - 2)).find(({length}) => lines.length + 1 + length <= height) ?? [];
	return (
		<>
			{lines.slice(first, end).map((line, index) => {
				const isCutAbove = index === 0 && first > 0;
				const isCutBelow = first + index === end - 1 && end < lines.length;
				const signBelow = isCutBelow ? below : '';
				const sign = isCutAbove ? above : signBelow;
				return (
					<Line
						key={index}
						code={line.code}
						keyword={keyword}
						state={line.state}
						sign={sign}
						variant={variant}
						width={width}
					/>
				);
			})}
			{note.length > 0 && <Text>{['', ...note.map((words) => ` ${words}`)].join('\n')}</Text>}
		</>
	);
}

type LineProps = Pick<ProgramLine, 'code' | 'state'> & {
	readonly keyword: RegExp;
	/** That lines are hidden above or below it. */
	readonly sign: string;
	readonly variant: VariantId;
	readonly width: number;
};

/** A line with its mark. One that runs is lit; in the others keywords have the colour of the variant. */
const Line = memo(function Line({code, keyword, state, sign, variant, width}: LineProps) {
	const {glyphs} = useDisplay();
	const {accent} = palette();
	const mark = state === undefined ? sign || ' ' : {running: glyphs.current, next: glyphs.next}[state];
	const behind = state !== undefined && sign !== '' ? ` ${sign}` : '';
	const room = width - 1 - cells(behind);
	const shown = cells(code) > room ? cut(code, room - 1) + glyphs.openEnd : code;
	if (state === 'running') {
		return <Lit isLit>{padEnd(mark + shown + behind, width)}</Lit>;
	}

	return (
		<Text>
			{mark === ' ' ? (
				mark
			) : (
				<Text bold color={accent}>
					{mark}
				</Text>
			)}
			{shown.split(keyword).map((word, index) =>
				index % 2 === 0 ? (
					word
				) : (
					<Text key={index} bold color={palette()[variant]}>
						{word}
					</Text>
				),
			)}
			{behind}
		</Text>
	);
});

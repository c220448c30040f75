import {largestSize, smallestSize} from '../solver/board.js';
import {boards} from './boards.js';
import {lists} from './lists.js';
import {looksLikeData} from './said.js';
import {series} from './series.js';
import {type SolutionsVerdict, verdictOnSolutions} from './solutions.js';
import {restOf, type Text, taken} from './texts.js';
import type {Exercise, Reading} from './units.js';

export type Judged = Reading & {
	readonly solutions: SolutionsVerdict;
	readonly rest: readonly Text[];
	/** The first line that may be data. */
	readonly unread: number | undefined;
};

/** As many lines show the size. */
const sampled = 300;

/** The reading that is right; else that with the most solutions, of these one that leaves no data. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: to be taken apart
export function bestOf(texts: readonly Text[], exercise: Exercise): Judged | undefined {
	if (exercise.size === undefined) {
		const size = sizeOf(texts, exercise);
		const best = size === undefined ? undefined : bestOf(texts, {...exercise, size});
		return best && best.solutions.right > best.solutions.wrong.count ? best : undefined;
	}

	const bases = exercise.base === undefined ? ([0, 1] as const) : [exercise.base];
	let best: Judged | undefined;
	for (const form of exercise.size > 3 ? [boards, lists, series] : [boards]) {
		for (const reading of form(texts, exercise.size, bases)) {
			const solutions = verdictOnSolutions(reading.boards, reading.size, exercise);
			const isRight = solutions.isComplete && reading.stray === undefined;
			if (
				!isRight &&
				((solutions.right === 0 && !reading.isCertain) || solutions.right < (best?.solutions.right ?? 0))
			) {
				continue;
			}

			// A notation changes numbers.
			const rest = restOf(reading.texts, reading.spans).map((text, at) =>
				text.text.includes(taken) ? text : texts[at]!,
			);
			const judged = {...reading, solutions, rest, unread: isRight ? undefined : unreadIn(rest, reading.signs)};
			if (isRight) {
				return {...judged, unread: contradictionTo(judged, best, texts, exercise, bases)};
			}

			best = !best || tellsMore(judged, best) ? judged : best;
		}
	}

	return best;
}

/** The first line of boards beside lists that are right, or of lists beside boards, if only some of them are. */
function contradictionTo(
	{kind, rest, signs, size}: Judged,
	best: Judged | undefined,
	texts: readonly Text[],
	exercise: Exercise,
	bases: readonly (0 | 1)[],
): number | undefined {
	if (kind === 'lists') {
		return best?.kind === 'boards' && best.isCertain && best.solutions.right > 0 ? best.boards[0]!.line : undefined;
	}

	const isAlone = size < 4 || unreadIn(rest, signs) === undefined;
	const others = [...(isAlone ? [] : lists(texts, size, bases))].map(({boards}) => ({
		...verdictOnSolutions(boards, size, exercise),
		line: boards[0]!.line,
		count: boards.length,
	}));
	return others.some(({isComplete}) => isComplete)
		? undefined
		: others.find(({right, count}) => right > 0 && right * 2 >= count)?.line;
}

/** That of which there are most solutions. */
function sizeOf(texts: readonly Text[], exercise: Exercise): number | undefined {
	const sample = texts.slice(0, sampled).map((text) => ({...text, text: text.text.slice(0, 20_000)}));
	let [best, most]: [number | undefined, number] = [undefined, 0];
	for (let size = smallestSize; size <= largestSize; size++) {
		const right = size > 3 ? (bestOf(sample, {...exercise, size})?.solutions.right ?? 0) : 0;
		[best, most] = right > most ? [size, right] : [best, most];
	}

	return best;
}

function tellsMore(one: Judged, other: Judged): boolean {
	const scores = [one, other].map(({solutions, stray, unread, boards}) => [
		solutions.right,
		Number(stray === undefined),
		Number(unread === undefined),
		-solutions.wrong.count,
		boards.length,
	]);
	const at = scores[0]!.findIndex((score, index) => score !== scores[1]![index]);
	return at >= 0 && scores[0]![at]! > scores[1]![at]!;
}

export function unreadIn(rest: readonly Text[], signs: ReadonlySet<string> = new Set()): number | undefined {
	const known = new Map<string, boolean>();
	const isData = ({text}: Text) => {
		const answer = known.get(text) ?? looksLikeData(text, signs);
		known.set(text, answer);
		return answer;
	};
	return rest.find(isData)?.line;
}

/** Where there are no units, also one with three numbers between words, or an empty list. */
export function unreadAlone(rest: readonly Text[]): number | undefined {
	return unreadIn(rest) ?? rest.find(({text}) => /(?:\d+\D+){2}\d|\[\s*\]|\{\s*\}/.test(text))?.line;
}

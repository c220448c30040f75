import {type Board, type Broken, queensIn} from './board.js';
import {type Asked, type KnownSolutions, Solutions, type SolutionsVerdict} from './solutions.js';

/** Nobody prints the states of a larger search. */
const largestSize = 10;
const mostTitles = 20;

type Titled = {readonly solutions: Solutions; steps: number; others: number};

/**
 * Boards by the words above them or in their line. If those of one title are all solutions, each once, the others can
 * be the states of the search between them: boards that are filled from the first row on, solutions shown again, or
 * queens named line by line. They need another title, and not that of a solution: else they are printed as solutions.
 */
export class TitledBoards {
	readonly #size: number;
	readonly #asked: Asked;
	readonly #known: KnownSolutions;
	readonly #titled = new Map<string, Titled>();

	constructor(size: number, asked: Asked, known: KnownSolutions) {
		this.#size = size;
		this.#asked = asked;
		this.#known = known;
	}

	add(item: Board | Broken, title: string): void {
		if (this.#size > largestSize || this.#titled.size > mostTitles) {
			return;
		}

		const key = `${item.isDrawn} ${title}`;
		const titled = this.#titled.get(key) ?? {
			solutions: new Solutions(this.#size, this.#asked, this.#known),
			steps: 0,
			others: 0,
		};
		this.#titled.set(key, titled);
		titled.solutions.add(item);
		const queens = queensIn(item.masks);
		if (!queens || item.type === 'broken' || this.#known.placeOf(queens) === undefined) {
			const isStep = (!item.isDrawn && item.lastLine > item.line) || isPartial(item.masks, this.#size);
			titled.steps += Number(isStep);
			titled.others += Number(!isStep || /solution|answer|解|方案|方法|摆法|放法/i.test(title));
		}
	}

	/** Undefined unless the boards of one title are the solutions, and the others states of the search. */
	verdict(): {readonly solutions: SolutionsVerdict; readonly states: number} | undefined {
		const all = [...this.#titled.values()];
		const whole = this.#titled.size > mostTitles ? undefined : all.find((each) => each.solutions.verdict().isComplete);
		const isSearch = all.some(({steps}) => steps > 0) && all.every(({others}) => others === 0);
		if (!whole || !isSearch) {
			return undefined;
		}

		const states = all.reduce((sum, each) => sum + (each === whole ? 0 : each.solutions.read), 0);
		// A search has more states than solutions: a few boards are mistakes.
		return states > whole.solutions.read ? {solutions: whole.solutions.verdict(), states} : undefined;
	}
}

function isPartial(masks: readonly number[], size: number): boolean {
	const filled = masks.findLastIndex((mask) => mask !== 0) + 1;
	return filled < size && masks.slice(0, filled).every((mask) => mask > 0 && (mask & (mask - 1)) === 0);
}

import type {Board, Broken} from './board.js';
import {type Asked, type KnownSolutions, Solutions, type SolutionsVerdict} from './solutions.js';

/** Nobody prints the states of a larger search. */
const largestWithStates = 10;
const mostTitles = 20;
const namesSolution = /solution|answer|解|方案|方法|摆法|放法/i;

/**
 * Boards by the words above them or in their line. If those of one title are all solutions, each once, the others can
 * be the states of the search between them: boards that are filled from the first row on, solutions shown again, or
 * queens named line by line. They need another title, and not that of a solution: else they are printed as solutions.
 */
export class TitledBoards {
	readonly #size: number;
	readonly #asked: Asked;
	readonly #known: KnownSolutions;
	readonly #titled = new Map<string, Solutions>();
	#read = 0;
	#hasStates = false;
	#hasOthers = false;

	constructor(size: number, asked: Asked, known: KnownSolutions) {
		this.#size = size;
		this.#asked = asked;
		this.#known = known;
	}

	add(item: Board | Broken, title: string): void {
		if (this.#size > largestWithStates || this.#titled.size > mostTitles) {
			return;
		}

		const key = `${item.isDrawn} ${title}`;
		const solutions = this.#titled.get(key) ?? new Solutions(this.#size, this.#asked, this.#known);
		this.#titled.set(key, solutions);
		this.#read++;
		if (!solutions.add(item)) {
			const isState = (!item.isDrawn && item.lastLine > item.line) || isPartial(item.masks, this.#size);
			this.#hasStates ||= isState;
			this.#hasOthers ||= !isState || namesSolution.test(title);
		}
	}

	/** Undefined unless the boards of one title are the solutions, and the others states of the search. */
	verdict(): {readonly solutions: SolutionsVerdict; readonly states: number} | undefined {
		const solutions = [...this.#titled.values()].map((each) => each.verdict()).find(({isComplete}) => isComplete);
		if (!solutions || !this.#hasStates || this.#hasOthers || this.#titled.size > mostTitles) {
			return undefined;
		}

		// A search has more states than solutions: a few boards are mistakes.
		const states = this.#read - solutions.read;
		return states > solutions.read ? {solutions, states} : undefined;
	}
}

function isPartial(masks: readonly number[], size: number): boolean {
	const filled = masks.findLastIndex((mask) => mask !== 0) + 1;
	return filled < size && masks.slice(0, filled).every((mask) => mask > 0 && (mask & (mask - 1)) === 0);
}

import type {AttackLine, Square} from '../solver/board.js';
import {attackLines, slopes} from './programs.js';
import type {ProgramState} from './states.js';

const keyOf = ({row, column}: Square, line: AttackLine) => column - slopes[line] * row;

/** Follows a program, and tells along which lines its removed queens still count: no test may contradict it. */
export class KeptLines {
	readonly #left = attackLines.map((line) => ({line, keys: new Set<number>()}));
	readonly #contradicted = new Set<AttackLine>();
	/** For each test that finds a safe square attacked: the lines of removed queens that it is on. */
	readonly #explanations = new Map<string, readonly AttackLine[]>();

	constructor(private readonly size: number) {}

	add({test, queens, removed, faults}: ProgramState): void {
		if (!test || faults.some(({kind}) => kind === 'outside')) {
			return;
		}

		for (const {line, keys} of this.#left) {
			for (const queen of removed) {
				keys.add(keyOf(queen, line));
			}

			const key = keyOf(test, line);
			if (test.isSafe && keys.has(key) && queens.every((queen) => keyOf(queen, line) !== key)) {
				this.#contradicted.add(line);
			}
		}

		if (faults.some(({kind}) => kind === 'wrong-attacked')) {
			const on = this.#left.flatMap(({line, keys}) => (keys.has(keyOf(test, line)) ? line : []));
			this.#explanations.set(on.join(' '), on);
		}

		if (test.isSafe && test.row === this.size - 1) {
			for (const {line, keys} of this.#left) {
				keys.add(keyOf(test, line));
			}
		}
	}

	/** None if they leave a test unexplained. */
	get lines(): readonly AttackLine[] {
		const lines = attackLines.filter((line) => !this.#contradicted.has(line));
		const areEnough = [...this.#explanations.values()].every((on) => on.some((line) => lines.includes(line)));
		return areEnough ? lines : [];
	}
}

import {type AttackLine, isAmong, isSame, lineFrom, type Square} from '../solver/board.js';
import type {Attacker, Tested} from '../text/own-program.js';
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

/** With the removed queen that would attack a safe square that is called attacked, along these lines; it can only be this one. */
export function* withGhosts<Test extends Tested>(
	states: Iterable<ProgramState<Test>>,
	size: number,
	kept: readonly AttackLine[],
): Generator<ProgramState<Test>, undefined> {
	let gone: readonly Square[] = [];
	for (const state of states) {
		const {test, removed, faults} = state;
		gone = [...removed, ...gone.filter((queen) => !isAmong(removed, queen))];
		const isWrong = test && faults.some(({kind}) => kind === 'wrong-attacked');
		yield isWrong ? {...state, ghost: ghostOf(test, gone, kept)} : state;
		// The queen in the last row is removed at once.
		gone = test?.isSafe && test.row === size - 1 ? [test, ...gone.filter((queen) => !isSame(queen, test))] : gone;
	}
}

function ghostOf(square: Square, gone: readonly Square[], kept: readonly AttackLine[]): Attacker | undefined {
	const [first, ...others] = gone.flatMap((queen): readonly Attacker[] => {
		const line = lineFrom(queen.column, square.column, square.row - queen.row);
		return line && kept.includes(line) ? [{...queen, line}] : [];
	});
	return first && others.every((queen) => isSame(queen, first)) ? first : undefined;
}

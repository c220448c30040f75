import {isAmong, isSame, type Square} from '../solver/board.js';
import type {Attacker, Tested} from '../text/own-program.js';
import {attackLines, slopes} from './programs.js';
import type {ProgramState} from './states.js';

/**
 * With the removed queen that would attack a safe square that is called attacked, if it can only be this one. Along lines that a
 * test contradicts no removed queen counts; if the others leave a test unexplained, none does. A queen that has not been removed
 * attacks no square that is safe.
 */
export function* withGhosts<Test extends Tested>(
	states: Iterable<ProgramState<Test>>,
): Generator<ProgramState<Test>, undefined> {
	const contradicted = new Set<string>();
	for (const [{test}, placed] of withPlaced(states)) {
		for (const {line} of onLines(placed, test?.isSafe ? test : undefined)) {
			contradicted.add(line);
		}
	}

	const suspectsOf = ({test, faults}: ProgramState, placed: readonly Square[]) =>
		faults.some(({kind}) => kind === 'wrong-attacked')
			? onLines(placed, test).filter(({line}) => !contradicted.has(line))
			: undefined;
	let isExplained = true;
	for (const [state, placed] of withPlaced(states)) {
		isExplained &&= suspectsOf(state, placed)?.length !== 0;
	}

	for (const [state, placed] of withPlaced(states)) {
		const [ghost, ...others] = (isExplained && suspectsOf(state, placed)) || [];
		yield ghost && others.every((queen) => isSame(queen, ghost)) ? {...state, ghost} : state;
	}
}

/** With the queens that have been placed before; what is tested outside the board tells nothing of them. */
function* withPlaced<Test extends Tested>(
	states: Iterable<ProgramState<Test>>,
): Generator<readonly [state: ProgramState<Test>, placed: readonly Square[]], undefined> {
	let placed: readonly Square[] = [];
	for (const state of states) {
		const {test, faults} = state;
		const isOutside = faults.some(({kind}) => kind === 'outside');
		yield [state, isOutside ? [] : placed];
		placed = test?.isSafe && !isOutside && !isAmong(placed, test) ? [...placed, test] : placed;
	}
}

function onLines(queens: readonly Square[], square: Square | undefined): readonly Attacker[] {
	return queens.flatMap((queen) =>
		attackLines
			.filter((line) => square && queen.column - square.column === slopes[line] * (queen.row - square.row))
			.map((line) => ({...queen, line})),
	);
}

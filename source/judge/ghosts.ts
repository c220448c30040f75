import {isAmong, isSame, type Square} from '../solver/board.js';
import type {Attacker, Tested} from '../text/own-program.js';
import {attackLines, slopes} from './programs.js';
import type {ProgramState} from './states.js';

/**
 * With the removed queen that would attack a safe square that is called attacked, if it can only be this one. Along lines that a
 * test contradicts no removed queen counts; if the others leave a test unexplained, none does.
 */
export function* withGhosts<Test extends Tested>(
	states: Iterable<ProgramState<Test>>,
	size: number,
): Generator<ProgramState<Test>, undefined> {
	const contradicted = new Set<string>();
	for (const [{test}, gone] of withGone(states, size)) {
		for (const {line} of onLines(gone, test?.isSafe ? test : undefined)) {
			contradicted.add(line);
		}
	}

	const suspectsOf = ({test, faults}: ProgramState, gone: readonly Square[]) =>
		faults.some(({kind}) => kind === 'wrong-attacked')
			? onLines(gone, test).filter(({line}) => !contradicted.has(line))
			: undefined;
	let isExplained = true;
	for (const [state, gone] of withGone(states, size)) {
		isExplained &&= suspectsOf(state, gone)?.length !== 0;
	}

	for (const [state, gone] of withGone(states, size)) {
		const [ghost, ...others] = (isExplained && suspectsOf(state, gone)) || [];
		yield ghost && others.every((queen) => isSame(queen, ghost)) ? {...state, ghost} : state;
	}
}

/** With the queens that have been removed before; what is tested outside the board tells nothing of them. */
function* withGone<Test extends Tested>(
	states: Iterable<ProgramState<Test>>,
	size: number,
): Generator<readonly [state: ProgramState<Test>, gone: readonly Square[]], undefined> {
	let gone: readonly Square[] = [];
	for (const state of states) {
		const {test, removed, faults} = state;
		gone = [...gone, ...removed.filter((queen) => !isAmong(gone, queen))];
		yield [state, faults.some(({kind}) => kind === 'outside') ? [] : gone];
		// The queen in the last row is removed at once.
		gone = test?.isSafe && test.row === size - 1 && !isAmong(gone, test) ? [...gone, test] : gone;
	}
}

function onLines(queens: readonly Square[], square: Square | undefined): readonly Attacker[] {
	return queens.flatMap((queen) =>
		attackLines
			.filter((line) => square && queen.column - square.column === slopes[line] * (queen.row - square.row))
			.map((line) => ({...queen, line})),
	);
}

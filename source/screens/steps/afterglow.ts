import type {SquareAt} from '../../components/board.js';
import {hasShades, type SquareRole} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Queens} from '../../solver/board.js';
import type {Moment} from '../../solver/tape/moment.js';

type Glow = (row: number, column: number) => SquareRole | undefined;

/** In any unit of time; -Infinity for never. */
export type LastOn = (action: 'test' | 'place', row: number, column: number) => number;

/** By age, in thirds of a second: what was done in this third or the one before glows most. */
const levels: readonly (1 | 2 | 3)[] = [3, 3, 2, 1];

/** The thirds of different squares begin at different times, so that they do not change all at once. */
const phases = 8;

/**
 * What the last second did on each square: of a test and a placement the one that glows more, then the placement. Grounds fade
 * at the ends of thirds only, so none changes more than six times a second. 16 colours have no glow.
 */
export function afterglow(lastOn: LastOn, now: number, perSecond: number): Glow {
	return (row, column) => {
		const phase = ((3 * row + 5 * column) % phases) / phases;
		const thirdOf = (time: number) => Math.floor((3 * time) / perSecond + phase);
		const levelOf = (action: 'test' | 'place') => levels[thirdOf(now) - thirdOf(lastOn(action, row, column))] ?? 0;
		const [tested, placed] = [levelOf('test'), levelOf('place')];
		if (tested + placed === 0 || !hasShades()) {
			return undefined;
		}

		return placed >= tested ? `placed${placed as 1 | 2 | 3}` : `tested${tested as 1 | 2 | 3}`;
	};
}

/** Beyond this many steps a second, a queen that has just been placed is its glow alone: its crown would flash. */
const mostToFollow = 20;

export function glowing(queens: Queens, glow: Glow, speed: number): SquareAt {
	return (row, column) => {
		const role = glow(row, column);
		return {role, hasQueen: queens[row] === column && (role !== 'placed3' || speed <= mostToFollow)};
	};
}

export function glowingSquares({size, speed, screen, variant}: Model, knowledge: Knowledge, moment: Moment): SquareAt {
	const {index, queens} = moment;
	const trail = knowledge.trail(size, `${screen} ${variant}`).goTo(index, Math.ceil((4 / 3) * speed));
	const squareAt = glowing(queens, afterglow(trail.lastOn, index, speed), speed);
	const solution = solutionToSee(moment, speed, knowledge);
	return (row, column) => (solution?.[row] === column ? {role: 'found', hasQueen: true} : squareAt(row, column));
}

/** Each second shows the first solution that is found in it, for half a second. */
function solutionToSee({size, index}: Moment, speed: number, knowledge: Knowledge): Queens | undefined {
	const firstAfter = (step: number) => {
		const before = knowledge.tape(size).at(Math.max(0, Math.floor(step)));
		return before && knowledge.solution(size, before.solutions + 1);
	};
	const begin = Math.floor(index / speed) * speed;
	return [firstAfter(begin), firstAfter(begin - speed)].find(
		(report) => hasShades() && report && report.index <= index && index < report.index + speed / 2,
	)?.queens;
}

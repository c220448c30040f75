import {type Change, type ChangeBy, ends, type KeyId, type KeyRow, leftRight, pair, single, upDown} from './keymap.js';
import {
	goToEnd,
	lastNumber,
	moveByDeadEnds,
	moveBySteps,
	moveOut,
	moveOver,
	moveToSolution,
	showSolution,
	stepGoal,
} from './navigation.js';
import {nextSpeed, saidSpeed, togglePlayback} from './playback.js';

export function farKeys(moveBy: ChangeBy<number>, first: Change, last: Change): readonly KeyRow[] {
	const moveByPages: ChangeBy = (model, knowledge, by) => moveBy(model, knowledge, by * 100);
	return [
		{id: 'by-hundred', stopsPlayback: true, bindings: pair(['pageup'], ['pagedown'], moveByPages)},
		{id: 'ends', stopsPlayback: true, bindings: ends(first, last)},
	];
}

/** `word` replaces that of the footer while nothing plays. */
export function playRow(toggle: Change, word?: 'race'): KeyRow {
	return {
		id: 'play',
		footerInstead: ({isPlaying}) => (isPlaying ? 'pause' : word),
		bindings: single('space', toggle),
	};
}

export const stepKeys: readonly KeyRow[] = [
	{id: 'step', stopsPlayback: true, bindings: leftRight(moveBySteps)},
	{id: 'over', stopsPlayback: true, bindings: upDown(moveOver)},
	{id: 'out', stopsPlayback: true, bindings: pair(['O'], ['o'], moveOut)},
	{id: 'stop', stopsPlayback: true, bindings: pair(['p', 'N'], ['n'], moveToSolution)},
	{id: 'dead-end', stopsPlayback: true, bindings: pair(['D'], ['d'], moveByDeadEnds)},
	...farKeys(
		moveBySteps,
		(model, knowledge) => goToEnd(model, knowledge, 'steps', stepGoal(0)),
		(model, knowledge) => goToEnd(model, knowledge, 'steps', stepGoal(lastNumber)),
	),
	playRow(togglePlayback),
	{
		id: 'speed',
		bindings: pair(['<', ','], ['>', '.'], (model, _, by) => {
			const speed = nextSpeed(model.speed, by);
			return saidSpeed({...model, speed}, model.speed, speed);
		}),
	},
	{id: 'to-solution', stopsPlayback: true, bindings: single('enter', showSolution)},
];

/** Those that do not lead to another screen. */
export const stepping: readonly KeyId[] = stepKeys.map(({id}) => id).filter((id) => id !== 'to-solution');

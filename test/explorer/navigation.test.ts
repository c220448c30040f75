import {expect, test} from 'vitest';
import {afterTime} from '../../source/app/hooks.js';
import {Knowledge} from '../../source/explorer/knowledge.js';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {seek, stepGoal} from '../../source/explorer/navigation.js';
import {highestSpeed, isFast, nextSpeed, playFor} from '../../source/explorer/playback.js';
import {screensWithReplay as screens} from '../../source/screens/index.js';
import type {Moment} from '../../source/solver/tape/moment.js';
import {atSolution, atStep, knowledge, modelWith, pressed} from '../pressed.js';
import {pressed as pressedWithReplay, withReplay} from '../screens/replay/replayed.js';

test('a goal that is not known yet is sought, found when it is, and given up at any key', () => {
	const seeking = pressed(modelWith({size: 15, screen: 'search'}), 'end');
	expect(seeking.sought).toBeDefined();
	expect(pressed(seeking, '>').sought).toBeUndefined();
	const large = knowledge.tape(19);
	const index = large.horizon.index + 1;
	const ahead = modelWith({size: 19, screen: 'search', sought: {type: 'steps', goal: stepGoal(index)}});
	expect(seek(ahead, knowledge)).toBe(ahead);
	while (large.horizon.index < index) {
		large.advance(1);
	}

	const found = seek(ahead, knowledge);
	expect(found.sought).toBeUndefined();
	expect(placeOf(found).step).toBe(index);
});

/** Of which every step is tried. */
const size = 5;
const small = knowledge.tape(size);
const end = small.end!;
const moments: readonly Moment[] = Array.from({length: end.index + 1}, (_, index) => small.at(index)!);

function from(step: number, key: string): number {
	return placeOf(pressed(atStep(size, step), key)).step;
}

/** place(row) tests, places and removes queens in its row. */
function callOf({step}: Moment): number {
	return step?.type === 'solution' ? size : (step?.row ?? 0);
}

test('over goes to the next step of the same call or one above, and back the same way', () => {
	for (const moment of moments.slice(1)) {
		const row = callOf(moment);
		const next = moments.find(({index}, at) => index > moment.index && callOf(moments[at]!) <= row);
		expect(from(moment.index, 'down')).toBe(next?.index ?? end.index);
		const previous = moments.findLast(({index}, at) => index < moment.index && callOf(moments[at]!) <= row);
		expect(from(moment.index, 'up')).toBe(previous?.index);
	}
});

test('out goes to where the current call returns, and back to where it began', () => {
	for (const {index, queens} of moments) {
		const row = queens.length;
		const returned = moments.find(({step, ...at}) => at.index > index && step?.type === 'backtrack' && step.row < row);
		expect(from(index, 'o')).toBe(row === 0 ? end.index : returned?.index);
		const isBeginning = (each: Moment, of: number) =>
			of === 0 ? each.index === 0 : each.step?.type === 'place' && each.step.row === of - 1;
		const isAtBeginning = row > 0 && isBeginning(moments[index]!, row);
		const began = moments.findLast((each) => each.index <= index && isBeginning(each, isAtBeginning ? row - 1 : row));
		expect(from(index, 'O')).toBe(began?.index);
	}
});

test('d and D go to the next and the previous dead end from every step', () => {
	const ends = Array.from({length: end.deadEnds}, (_, index) => small.deadEnd(index + 1)!.index);
	for (const {index} of moments) {
		expect(from(index, 'd')).toBe(ends.find((each) => each > index) ?? index);
		expect(from(index, 'D')).toBe(ends.findLast((each) => each < index) ?? index);
	}
});

const search = modelWith({screen: 'search'});

test('playback moves as many steps as the time and the speed say, with nothing lost between ticks', () => {
	let model = pressed(search, 'space');
	expect(model).toMatchObject({isPlaying: true, speed: 5});
	for (let tick = 0; tick < 30; tick++) {
		model = playFor(model, knowledge, 33);
	}

	expect(placeOf(model).step).toBe(4);
	expect(placeOf(playFor(model, knowledge, 11)).step).toBe(5);
	// The machine was suspended.
	expect(placeOf(playFor(pressed(search, 'space'), knowledge, 60_000)).step).toBe(1);
});

test('playback goes at most as many steps as the screen allows', () => {
	const playing = atStep(8, 100, {isPlaying: true, speed: 1000});
	expect(placeOf(playFor(playing, knowledge, 100)).step).toBe(200);
	expect(placeOf(playFor(playing, knowledge, 100, 1)).step).toBe(101);
	expect(playFor(playing, knowledge, 100, 0)).toBe(playing);
	// What is not read yet.
	const fast = modelWith({size: 20, screen: 'search', isPlaying: true, speed: 1e12});
	expect(playFor(fast, new Knowledge(), 250).stepFraction).toBe(0);
});

test('speeds are 1, 2, 5 and so on, and the one that was asked for; beyond ten steps a second playback is fast', () => {
	const after = (by: 1 | -1) => [1, 2, 5, 10, 500_000, highestSpeed].map((speed) => nextSpeed(speed, by, 8));
	expect(after(-1)).toEqual([1, 1, 2, 8, 200_000, 500_000]);
	expect(after(1)).toEqual([2, 5, 8, 20, highestSpeed, highestSpeed]);
	expect([10, 11].map((speed) => isFast({...search, speed, isPlaying: true}))).toEqual([false, true]);
});

// Manual: nothing moves by itself
test('with reduced motion Space goes to the next solution', () => {
	const tape = knowledge.tape(8);
	const [first, second] = [1, 2].map((number) => tape.solution(number)!.index);
	const model = atStep(8, first! + 1, {isMotionReduced: true, isPlaying: true});
	const next = pressed(model, 'space');
	expect([next.isPlaying, placeOf(next).step]).toEqual([false, second]);
});

test.each(['search', 'compare', 'replay'] as const)('a tick of %s waits below the help, and says nothing', (screen) => {
	let model = pressedWithReplay(withReplay(modelWith({size: 4, screen}), {}, 0), 'space');
	expect(model.isPlaying).toBe(true);
	const covered: Model = {...model, overlay: 'help'};
	expect(afterTime(screens, covered, knowledge, 500)).toBe(covered);
	while (model.isPlaying) {
		model = afterTime(screens, model, knowledge, 100);
		expect(model.notice).toBeUndefined();
	}
});

// Manual: from there `Space` plays up to this one
test('playback that begins on the way to a solution stops there, and goes on from there to the end', () => {
	const found = knowledge.tape(8).solution(2)!.index;
	const begun = pressed(atSolution(8, 2), 'enter', 'space', ...'>'.repeat(30));
	expect(begun.speed).toBe(highestSpeed);
	const stopped = playFor(begun, knowledge, 100);
	expect(stopped).toMatchObject({isPlaying: false, notice: 'watched'});
	expect(placeOf(stopped).step).toBe(found);
	const further = playFor(pressed(stopped, 'space'), knowledge, 100);
	expect(further.isPlaying).toBe(false);
	expect(placeOf(further).step).toBe(19_924);
	expect(placeOf(playFor(pressed(begun, 'home', 'space'), knowledge, 100)).step).toBe(19_924);
});

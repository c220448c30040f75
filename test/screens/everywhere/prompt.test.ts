import {expect, test} from 'vitest';
import {type Model, placeOf, resized} from '../../../source/explorer/model.js';
import {raceAt} from '../../../source/screens/compare/race.js';
import {screens} from '../../../source/screens/index.js';
import {overlayOf} from '../../../source/screens/screen.js';
import {frameOf, unicode} from '../../app/render.js';
import {atStep, digitOf, knowledge, messageOf, modelWith, pressed, english as text} from '../../pressed.js';

const search = modelWith({screen: 'search'});

function goTo(model: Model, typed: string): Model {
	return pressed(model, ':', ...typed, 'enter');
}

/** What the prompt says. */
function promptOf(model: Model): string | undefined {
	return overlayOf(screens, model)?.speech(model, knowledge, unicode)['prompt'];
}

test.each([
	['876', 876],
	['0', 0],
	['1,095', 1095],
	['100%', 19_924],
	['50%', 9962],
	['+50', 150],
	['-50', 50],
	['-500', 0],
	['+999999', 19_924],
])('from step 100 the prompt leads with %s to step %i', (typed, step) => {
	const model = goTo(atStep(8, 100), typed);
	expect(placeOf(model).step).toBe(step);
	expect(model.overlay).toBeUndefined();
});

const refused = ['19925', '101%', '+', '%', '+5%', '-', '5-', '1-5', '%5', '--5', '1234567890123456'];

test.each(refused)('the prompt refuses %s and keeps it', (typed) => {
	const model = goTo(search, typed);
	expect(model.overlay).toBe('prompt');
	expect(messageOf(model)).toBe('out of range: 0 to 19,924, +50, -50 or 50%');
	expect(promptOf(model)).toBe(`${text.prompt.steps}${typed}`);
	expect(placeOf(model).step).toBe(0);
	expect(pressed(model, 'escape').overlay).toBeUndefined();
});

test('where the last step is not known, it says how much is read, and a percentage is of that', () => {
	const far = modelWith({size: 20, screen: 'search'});
	const model = goTo(far, '9999999999999');
	const known = knowledge.tape(20).horizon.index;
	const words = `Any key stops. Reading the search: ${known.toLocaleString('en')} steps known so far.`;
	expect(frameOf(model).join('\n')).toContain(words);
	expect(placeOf(goTo(far, '50%')).step).toBe(Math.round(known / 2));
});

test('the prompt counts solutions on Solutions, and does not open on Play', () => {
	const solutions = pressed(modelWith({}), ':');
	expect(promptOf(solutions)).toBe(`${text.prompt.solutions}`);
	expect(placeOf(pressed(solutions, '4', 'enter'))).toEqual({step: 0, solution: 4});
	expect(messageOf(pressed(solutions, '0', 'enter'))).toBe('out of range: 1 to 92, +50, -50 or 50%');
	// Their number is published, also where the search takes years.
	const far = goTo(modelWith({size: 20}), '39,029,188,885');
	expect(messageOf(far)).toBe('out of range: 1 to 39,029,188,884, +50, -50 or 50%');
	expect(far.sought).toBeUndefined();
	const play = pressed(modelWith({screen: 'play'}), ':');
	expect([play.overlay, messageOf(play)]).toEqual([undefined, ': is a key of Solutions: go to a number or 50%.']);
});

// Readme: boards have from 1 to 27 queens
test('the sizes are those from 1 to 27, and each keeps its place, as do the screens', () => {
	expect(pressed(modelWith({size: 1}), '-')).toMatchObject({size: 1, notice: 'no-such-size'});
	expect(pressed(modelWith({size: 27}), '+')).toMatchObject({size: 27, notice: 'no-such-size'});
	expect(resized(search, 27)).toMatchObject({size: 27, notice: undefined});
	const there = pressed(atStep(8, 100), '+');
	expect([there.size, placeOf(there).step]).toEqual([9, 0]);
	expect(placeOf(pressed(there, '-')).step).toBe(100);
	expect(placeOf(pressed(atStep(8, 100), digitOf('solutions'), 'right'))).toEqual({step: 100, solution: 2});
});

// Readme: up to 16 queens, `bitmask`
// Manual: it ends at 16 queens, where a table has 31 flags
test('bitmask ends at 16 queens: keys, header and Compare offer only what searches the board', () => {
	const last = atStep(16, 3, {variant: 'bitmask'});
	const said = 'Now flags: bitmask ends at 16 queens, as its numbers have only 32 bits.';
	for (const {id: screen} of screens.screens.filter(({id}) => id !== 'lesson')) {
		const larger = pressed({...last, screen}, '+');
		expect([larger.size, larger.variant, messageOf(larger)]).toEqual([17, 'flags', said]);
	}

	expect(pressed(atStep(15, 3, {variant: 'bitmask'}), '+')).toMatchObject({variant: 'bitmask', notice: undefined});
	for (const [size, ids] of [
		[16, ['scan', 'flags', 'bitmask']],
		[17, ['scan', 'flags']],
	] as const) {
		const model = atStep(size, 3, {window: {columns: 120, rows: 24}});
		expect(ids.map((_, index) => pressed(model, ...ids.slice(index).map(() => 'v')).variant).toSorted()).toEqual(
			ids.toSorted(),
		);
		expect(frameOf(model)[0]).toMatch(new RegExp(`\\[scan\\] *${ids.slice(1).join(' *')} *$`));
		expect(raceAt(model, knowledge).lanes.map(({id}) => id)).toEqual(['brute-force', ...ids]);
	}
});

import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../../source/explorer/model.js';
import {screens} from '../../../source/screens/index.js';
import {overlayOf} from '../../../source/screens/screen.js';
import {frameOf, unicode} from '../../app/render.js';
import {atStep, knowledge, messageOf, modelWith, pressed, english as text} from '../../pressed.js';

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

test.each(['19925', '101%', '+', '%', '+5%', '-', '5-', '1-5', '%5', '--5', '1234567890123456'])(
	'the prompt refuses %s and keeps it',
	(typed) => {
		const model = goTo(search, typed);
		expect(model.overlay).toBe('prompt');
		expect(messageOf(model)).toBe('out of range: 0 to 19,924, +50, -50 or 50%');
		expect(promptOf(model)).toBe(`${text.prompt.steps}${typed}`);
		expect(placeOf(model).step).toBe(0);
		expect(pressed(model, 'escape').overlay).toBeUndefined();
	},
);

test('on the way to a far goal it says how much is read', () => {
	const model = goTo(modelWith({size: 20, screen: 'search'}), '9999999999999');
	const known = knowledge.tape(20).horizon.index;
	const words = `Any key stops. Reading the search: ${known.toLocaleString('en')} steps known so far.`;
	expect(frameOf(model).join('\n')).toContain(words);
});

test('where the last step is not known, a percentage is of what is', () => {
	const known = knowledge.tape(20).horizon.index;
	expect(placeOf(goTo(modelWith({size: 20, screen: 'search'}), '50%')).step).toBe(Math.round(known / 2));
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

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {search} from '../../../source/screens/search/index.js';
import {counted, testBy, textbook} from '../../app/figures/textbook.js';
import {frameOf, unicode} from '../../app/render.js';
import {atStep, knowledge, pressed} from '../../pressed.js';

/** By the board alone: what one check of the test of a column finds, counted from 1. */
function sentenceOf(id: string, size: number, queens: readonly number[], column: number, check: number): string {
	const row = queens.length;
	const {attack, checks} = testBy(id, queens, column);
	const found = check === checks ? attack : undefined;
	const end = check === checks && !attack ? ' This was the last check: the square is safe.' : '';
	if (id === 'scan') {
		const queen = queens[check - 1]!;
		const [up, away] = [row - check + 1, Math.abs(queen - column)];
		const is = `queens[${check - 1}] is ${queen}`;
		const distance = `${up} row${up === 1 ? '' : 's'} up, ${away} column${away === 1 ? '' : 's'} away`;
		return away === 0
			? `${is}, the column of the square: an attack.`
			: `${is}, not ${column}; ${distance}: ${found ? `an attack along ${found.words}` : 'no attack'}.${end}`;
	}

	const name = ['cols', 'downs', 'ups'][check - 1]!;
	const index = [column, row - column + size - 1, row + column][check - 1]!;
	const is = id === 'flags' ? `${name}[${index}] is ${!!found}` : `Bit ${index} of ${name} is ${Number(!!found)}`;
	const where = ['in this column', 'on this \\', 'on this /'][check - 1]!;
	return `${is}: ${found ? `a queen stands ${where}, an attack` : `no queen stands ${where}`}.${end}`;
}

// Manual: At a test, Enter looks into it: `→` and `←` go from check to check
test('Enter looks into any test, and each check is a step that finds, and tells a screen reader, what the board says', () => {
	const share = fc.double({min: 0, max: 1, noNaN: true});
	fc.assert(
		fc.property(fc.integer({min: 2, max: 7}), share, fc.constantFrom(...counted), (size, share, variant) => {
			const steps = [...textbook(size).accounts.entries()].filter(([, {event}]) => event?.type === 'test');
			const [step, {queens, event}] = steps[Math.floor(share * (steps.length - 1))]!;
			const {checks} = testBy(variant, queens, event!.column);
			const whole = atStep(size, step, {variant});
			let model = pressed(whole, 'enter');
			for (let check = 1; check <= checks; check++) {
				const [said] = search.speech(model, knowledge, unicode)['place']!.split(' step ');
				expect(said).toBe(sentenceOf(variant, size, queens, event!.column, check));
				// Frames take time: one of three is drawn.
				if (check % 3 === step % 3) {
					const frame = frameOf({...model, window: {columns: 120, rows: 40}}).join('\n');
					expect(frame).toContain(`Memory: check ${check} of ${checks}`);
				}

				expect(pressed(model, 'right', 'left').checksShown).toBe(check < checks ? check : 0);
				model = pressed(model, 'right');
			}

			expect({...model, notice: undefined}).toEqual(whole);
		}),
	);
});

/** The frame, with the lines that are lit and the queen that is looked at. */
function looking(variant: (typeof counted)[number], ...keys: readonly string[]): readonly string[] {
	return frameOf(pressed(atStep(8, 48, {variant, isAscii: true}), 'enter', ...keys)).slice(1, 18);
}

test('its line is lit, and the queen with which scan compares is marked until the outcome is known', () => {
	const lit = (lines: readonly string[]) =>
		lines.flatMap((line) => /^> *(.*?) *$/.exec(line.slice(42))?.slice(1) ?? []);
	const first = looking('scan');
	expect(lit(first)).toEqual(['if (queens[r] === c) return false;', 'if (d === row - r) return false;']);
	expect(first.join('\n')).toMatch(/place\(0\) \[Q \]/);
	expect(first.join('\n')).toMatch(/>place\(3\).* \?/);
	const last = looking('scan', 'right', 'right');
	expect(lit(last)).toEqual(['if (d === row - r) return false;']);
	expect(last.join('\n')).toMatch(/place\(2\).* Q!/);
	expect(lit(looking('flags'))).toEqual(['if (cols[col]) continue;']);
	expect(lit(looking('flags', 'right'))).toEqual(['if (downs[down]) continue;']);
});

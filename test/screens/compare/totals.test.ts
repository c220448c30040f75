import fc from 'fast-check';
import {describe, expect, test} from 'vitest';
import {isFitting} from '../../../source/panels/fitting.js';
import {insideOf} from '../../../source/panels/panel-size.js';
import {compareLayout} from '../../../source/screens/compare/layout.js';
import {totalsLines} from '../../../source/screens/compare/totals.js';
import {textbook} from '../../app/figures/textbook.js';
import {plain} from '../../panels/marked.js';
import {atStep, knowledge} from '../../pressed.js';

function totals(size: number, step: number, width: number, height: number): string[] {
	const tape = knowledge.tape(size);
	const moment = tape.at(Math.min(step, tape.horizon.index))!;
	return plain(totalsLines(atStep(size, step), knowledge, moment, {width, height})).map((line) => line.trimEnd());
}

describe('the costs', () => {
	test('of 4 queens are those of the tables, with the reason why flags costs more', () => {
		expect(totals(4, 94, 46, 9)).toEqual([
			'                  scan  flags  bitmask',
			'writes this step     1      4        1',
			'checks so far       84    115       60',
			'checks in all       84    115       60',
			'writes so far       32    128       80',
			'writes in all       32    128       80',
			'cells now            0     18        3',
			'flags: 31 more checks than scan, as few rows',
			'are soon scanned, and 18 more cells.',
		]);
	});

	test('of 8 queens say what flags saves and pays', () => {
		expect(totals(8, 48, 46, 9).slice(-2).join(' ')).toBe(
			'flags: 22,104 fewer checks (3 look-ups a test at most), 12,336 more writes, 38 more cells.',
		);
		const long = totals(8, 48, 80, 40).join(' ');
		expect(long).toContain('With 8 queens, flags makes 22,104 fewer checks than scan');
		expect(long).toContain('Its tables keep 38 more cells.');
		expect(long).toContain('bitmask makes 31,032 fewer checks than scan');
		expect(long).toContain('They keep up to 27 more cells.');
	});

	test('have a row for each variant where there is no room for a column', () => {
		expect(totals(8, 48, 33, 9)).toEqual([
			'this step  checks  writes  cells',
			'scan            3       0      3',
			'flags           2       0     41',
			'bitmask         1       0     15',
			'so far     checks  writes  cells',
			'scan           82       9      5',
			'flags          65      36     43',
			'bitmask        39      27     23',
			'flags: 22,104 fewer checks',
		]);
		expect(totals(8, 48, 27, 8)).toEqual([
			'checks   this step  so far',
			'scan             3      82',
			'flags            2      65',
			'bitmask          1      39',
			'writes   this step  so far',
			'scan             0       9',
			'flags            0      36',
			'bitmask          0      27',
		]);
	});
});

test.each([1, 2, 3, 4, 5, 6, 7])('the sentences of N = %i say what the textbook program counts', (size) => {
	const {checks, writes} = textbook(size).accounts.at(-1)!;
	const drawn = totals(size, 1, 300, 40).join('\n');
	for (const id of ['flags', 'bitmask'] as const) {
		const saved = checks.scan - checks[id];
		expect(drawn).toContain(
			`${id} makes ${Math.abs(saved).toLocaleString('en')} ${saved > 0 ? 'fewer' : 'more'} checks than scan`,
		);
		expect(drawn).toContain(`It also makes ${(writes[id] - writes.scan).toLocaleString('en')} more writes`);
	}

	expect(drawn.includes('a scan is short')).toBe(checks.flags >= checks.scan);
});

test('the table stands beside the board in any window from 80 by 24, for any size, and nothing of it is cut', () => {
	const windows = fc.record({columns: fc.integer({min: 80, max: 160}), rows: fc.integer({min: 24, max: 60})});
	fc.assert(
		fc.property(fc.integer({min: 1, max: 27}), fc.nat(3000), windows, (size, step, window) => {
			const layout = compareLayout(size, window, 'flags');
			const panel = layout.groups.flat().find(({id}) => id === 'totals')!;
			const tape = knowledge.tape(size);
			tape.advance(1);
			const moment = tape.at(Math.min(step, tape.horizon.index))!;
			const lines = totalsLines(atStep(size, step), knowledge, moment, insideOf(panel));
			expect(isFitting(lines, insideOf(panel)), plain(lines).join('\n')).toBe(true);
		}),
	);
});

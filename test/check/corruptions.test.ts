import process from 'node:process';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checked, printed} from './checked.js';
import {laidOut, layouts} from './layouts.js';

// RUNS=500 runs longer. A failure reports its seed.
const numRuns = 20 * Number(process.env['RUNS'] ?? 3);

type Findings = ReturnType<typeof checked>;

/** With the lines that have data, so that each change of them is a mistake. */
type Output = {
	readonly name: string;
	readonly size: number;
	readonly lines: readonly string[];
	readonly data: readonly number[];
};

function outputOf(name: string, size: number, text: string, isData: RegExp): Output {
	const lines = text.trimEnd().split('\n');
	return {name, size, lines, data: lines.flatMap((line, index) => (isData.test(line) ? [index] : []))};
}

const laid = (name: string, size: number, isData: RegExp) =>
	outputOf(name, size, laidOut(layouts[name]!, size), isData);

const outputs: readonly Output[] = [5, 6].flatMap((size) => [
	outputOf('boards', size, printed('boards', size), /^[Q.]( [Q.])+$/),
	outputOf('matrix', size, printed('matrix', size), /\d/),
	outputOf('list', size, printed('list', size), /\d/),
	outputOf('csv', size, printed('csv', size), /^\d/),
	outputOf('json', size, printed('json', size), /number/),
	outputOf('trace', size, printed('trace', size), /\d/),
	laid('Python: print(list)', size, /\d/),
	laid('Python: print(tuple), from 1', size, /\d/),
	laid('C++: digits, and a count', size, /^\d{5,}$/),
	laid('Java: (1) before each line', size, /\d/),
	laid('C: printf of a matrix', size, /^ [01]/),
	laid('C++: a drawn grid', size, /Q/),
]);

const change = fc.record({
	kind: fc.constantFrom('delete', 'repeat', 'replace', 'cut'),
	line: fc.nat(),
	character: fc.nat(),
	sign: fc.constantFrom(...'0123456789Q.x?'),
});

type Changed = {readonly text: string; readonly line: number; readonly isSame: boolean};

function changed(
	{lines, data}: Output,
	{kind, line, character, sign}: typeof change extends fc.Arbitrary<infer Each> ? Each : never,
): Changed {
	const at = data[line % data.length]!;
	const old = lines[at]!;
	const result = (() => {
		switch (kind) {
			case 'delete': {
				return lines.toSpliced(at, 1);
			}

			case 'repeat': {
				return lines.toSpliced(at, 0, old);
			}

			case 'replace': {
				// Not the number before a solution.
				const start = /^(?:\{"number":\d+,|\d+,|\(\d+\) )?/.exec(old)![0].length;
				const places = [...old.matchAll(/[\dQ.*]/g)].map(({index}) => index).filter((index) => index >= start);
				const place = places[character % Math.max(1, places.length)] ?? 0;
				return lines.with(at, `${old.slice(0, place)}${sign}${old.slice(place + 1)}`);
			}

			case 'cut': {
				return lines.slice(0, at);
			}
		}
	})();
	return {text: `${result.join('\n')}\n`, line: at + 1, isSame: kind === 'replace' && result[at] === old};
}

/** A finding names the line, or lines beside it, with a rule between. */
function names({solutions, steps, unread}: Findings, line: number): boolean {
	const spans = [
		...(solutions?.wrong.first ?? []).map((each) => [each.line, each.last]),
		// Either of the two may be the one that was changed.
		...(solutions?.twice.first ?? []).flatMap(({lines}) => lines.map((each) => [each, each])),
		...(unread ? [[unread.line, unread.line]] : []),
		...(steps?.difference ? [[steps.difference.line, steps.difference.line]] : []),
	];
	return spans.some(([first = 0, last = 0]) => first - 2 <= line && line <= last + 2);
}

test('random changes of right outputs are found, each in its place', () => {
	fc.assert(
		fc.property(fc.nat(outputs.length - 1), change, (index, how) => {
			const output = outputs[index]!;
			const {text, line, isSame} = changed(output, how);
			fc.pre(!isSame);
			const findings = checked(text, {size: output.size});
			expect(findings.verdict).not.toBe('right');
			// A missing solution is named by its number; so is one behind which everything is gone.
			const isNamed =
				findings.verdict === 'unclear' || names(findings, line) || (findings.solutions?.missing.count ?? 0) > 0;
			expect(isNamed || findings.steps?.isCut).toBe(true);
		}),
		{numRuns},
	);
});

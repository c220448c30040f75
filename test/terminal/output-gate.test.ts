import {PassThrough} from 'node:stream';
import type {WriteStream} from 'node:tty';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {OutputGate} from '../../source/terminal/output-gate.js';
import {cellsOf} from '../record/cells.js';

const window = {columns: 12, rows: 6};

/** A gate, and what it has passed on. */
function opened(isAlternate = true, size = window) {
	const passed: string[] = [];
	const stream = Object.assign(new PassThrough(), {...size, isTTY: true});
	stream.on('data', (chunk) => passed.push(String(chunk)));
	return {gate: new OutputGate(stream as unknown as WriteStream, isAlternate), passed};
}

/** What Ink writes for a frame that replaces one with this number of lines. */
function written(lines: readonly string[], before: number): string {
	const up = Array.from({length: before}, () => '\u001B[2K').join('\u001B[1A');
	return `${up}${before > 0 ? '\u001B[G' : ''}${lines.map((line) => `${line}\n`).join('')}`;
}

/** What is passed on of each of these frames. */
function outputsFor(frames: readonly (readonly string[])[], isAlternate = true): readonly string[] {
	const {gate, passed} = opened(isAlternate);
	const outputs = frames.map((frame, index) => {
		const from = passed.length;
		gate.write('\u001B[?2026h');
		gate.write(written(frame, index === 0 ? 0 : frames[index - 1]!.length + 1));
		gate.write('\u001B[?2026l');
		return passed.slice(from).join('');
	});
	gate.close();
	return outputs;
}

test('only what differs is written, and the screen is as if all were, also after a shorter frame', async () => {
	const unit = fc.constantFrom(
		...['a', 'b', ' ', '八', '\u001B[1mx\u001B[22m', '\u001B[31m\u001B[1mb\u001B[22mc\u001B[39m'],
		...['\u001B[48;2;1;2;3m \u001B[49m', '\u001B[104m \u001B[49m'],
	);
	const line = fc.string({unit, maxLength: 6});
	const frames = fc.array(fc.array(line, {minLength: 5, maxLength: 5}), {minLength: 1, maxLength: 5});
	await fc.assert(
		fc.asyncProperty(frames, fc.array(line, {minLength: 1, maxLength: 4}), async (all, shorter) => {
			for (const shown of [all, [...all, shorter]]) {
				const whole = await cellsOf(outputsFor(shown, false).join(''), window);
				expect(await cellsOf(outputsFor(shown).join(''), window)).toEqual(whole);
			}
		}),
	);
	const full = 'x'.repeat(window.columns);
	const fullFrames = [full, `${full}\u001B[22m`].map((first) => [first, 'a', 'b', 'c', 'd']);
	const [row = []] = await cellsOf(outputsFor(fullFrames).join(''), window);
	expect(row.every(({text}) => text === 'x')).toBe(true);
	const [, changed = ''] = outputsFor([
		['one', 'two', 'a line', 'full width:)', 'end'],
		['one', 'TWO', 'a line', 'full width:)', 'end'],
	]);
	expect(changed.length).toBeLessThan(45);
});

test('after a resize all is written again in one write, the next frame too, and the scrollback is never erased', async () => {
	const {gate, passed} = opened();
	const whole = '\u001B[2J\u001B[Ha\nb';
	gate.write(written(['a', 'b'], 0));
	// As Ink does, before the frame has the new size.
	gate.on('resize', () => gate.write(written(['a', 'b'], 3)));
	gate.redraw();
	gate.write(written(['a', 'b'], 3));
	await expect.poll(() => passed.slice(1)).toEqual([whole, whole]);
	gate.write(written(['a', 'b'], 3));
	expect(passed.slice(1)).toEqual([whole, whole, whole]);
	gate.close();
	gate.write('\u001B[2J\u001B[3J\u001B[H');
	expect(passed.at(-1)).toBe('\u001B[2J\u001B[H');
});

test('a terminal without a size has 80 by 24 cells, and one that reports nonsense has no more than can be drawn', () => {
	const sizeFor = (columns: number, rows: number, isAlternate = true) => {
		const {gate} = opened(isAlternate, {columns, rows});
		return [gate.columns, gate.windowRows, gate.rows];
	};
	expect(sizeFor(0, 0)).toEqual([80, 24, 25]);
	expect(sizeFor(65_535, 65_535)).toEqual([800, 250, 251]);
	expect(sizeFor(200, 60)).toEqual([200, 60, 61]);
	// For a screen reader.
	expect(sizeFor(20, 5, false)).toEqual([80, 24, 25]);
});

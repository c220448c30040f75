import {PassThrough} from 'node:stream';
import type {WriteStream} from 'node:tty';
import {Terminal} from '@xterm/headless';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {OutputGate} from '../../source/terminal/output-gate.js';

const [columns, rows] = [12, 6];

/** What Ink writes for a frame in the place of one with so many lines. */
function written(lines: readonly string[], before: number): string {
	const up = Array.from({length: before}, () => '\u001B[2K').join('\u001B[1A');
	return `${up}${before > 0 ? '\u001B[G' : ''}${lines.map((line) => `${line}\n`).join('')}`;
}

/** The lines on the screen after these frames, and how many bytes were written for each of them. */
async function screenAfter(frames: readonly (readonly string[])[], isAlternate = true) {
	const terminal = new Terminal({cols: columns, rows, allowProposedApi: true, convertEol: true});
	const chunks: string[] = [];
	const stream = Object.assign(new PassThrough(), {columns, rows, isTTY: true});
	stream.on('data', (chunk) => chunks.push(String(chunk)));
	const gate = new OutputGate(stream as unknown as WriteStream, isAlternate);
	const sizes = frames.map((frame, index) => {
		const from = chunks.length;
		gate.write('\u001B[?2026h');
		gate.write(written(frame, index === 0 ? 0 : frames[index - 1]!.length + 1));
		gate.write('\u001B[?2026l');
		return chunks.slice(from).join('').length;
	});
	await new Promise<void>((resolve) => {
		terminal.write(chunks.join(''), resolve);
	});
	const {active} = terminal.buffer;
	const lines = Array.from({length: rows}, (_, row) => active.getLine(row)?.translateToString(true) ?? '');
	/** The styles of all cells. */
	const styles = Array.from({length: rows}, (_, row) =>
		Array.from({length: columns}, (__, column) => {
			const cell = active.getLine(row)?.getCell(column);
			return [cell?.isBold(), cell?.getFgColor(), cell?.getBgColor()].join();
		}),
	);
	return {lines, styles, sizes, cursor: [active.cursorX, active.cursorY]};
}

test('only what differs is written, and the screen is as if all were', async () => {
	const line = fc.string({
		unit: fc.constantFrom(
			'a',
			'b',
			' ',
			'八',
			'\u001B[1mx\u001B[22m',
			'\u001B[31ma\u001B[1mb\u001B[22m\u001B[39m',
			'\u001B[48;2;1;2;3m \u001B[49m',
		),
		maxLength: 6,
	});
	const frames = fc.array(fc.array(line, {minLength: 5, maxLength: 5}), {minLength: 1, maxLength: 5});
	await fc.assert(
		fc.asyncProperty(frames, async (all) => {
			const diffed = await screenAfter(all);
			const whole = await screenAfter(all, false);
			expect({...diffed, sizes: []}).toEqual({...whole, sizes: []});
		}),
		{numRuns: 60},
	);
	const full = 'x'.repeat(columns);
	const {lines} = await screenAfter([
		[full, 'a', 'b', 'c', 'd'],
		[`${full}\u001B[22m`, 'a', 'b', 'c', 'd'],
	]);
	expect(lines[0]).toBe(full);
	const {sizes} = await screenAfter([
		['one', 'two', 'a line', 'full width:)', 'end'],
		['one', 'TWO', 'a line', 'full width:)', 'end'],
	]);
	expect(sizes[1]).toBeLessThan(45);
});

test('frames with another number of lines are written whole', async () => {
	const {lines} = await screenAfter([
		['a', 'b', 'c', 'd', 'e'],
		['x', 'y'],
		['p', 'q', 'r'],
	]);
	expect(lines).toEqual(['p', 'q', 'r', '', '', '']);
});

test('after the screen has been cleared a frame is written whole, and the scrollback is never erased', () => {
	const chunks: string[] = [];
	const stream = Object.assign(new PassThrough(), {columns, rows, isTTY: true});
	stream.on('data', (chunk) => chunks.push(String(chunk)));
	const gate = new OutputGate(stream as unknown as WriteStream, true);
	gate.write(written(['a', 'b'], 0));
	gate.forget();
	gate.write(written(['a', 'b'], 3));
	expect(chunks.at(-1)).toBe(written(['a', 'b'], 3));
	gate.write('\u001B[2J\u001B[3J\u001B[H');
	expect(chunks.at(-1)).toBe('\u001B[2J\u001B[H');
});

import {expect, test} from 'vitest';
import {blockPath, linePath} from '../../source/record/picture/shapes.js';

/** The cells of 9 by 17 pixels whose upper, lower, left and right side a path of lines passes. */
function sidesOf(path: string): number {
	let [x, y] = [0, 0];
	const points = [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, command = '', given = '']) => {
		const numbers = [...given.matchAll(/-?[\d.]+/g)].map(Number);
		const [across = 0, down = 0] = command === 'v' ? [0, ...numbers] : numbers.slice(-2);
		[x, y] = command === 'M' ? [across, down] : [x + across, y + (command === 'h' ? 0 : down)];
		return [x, y] as const;
	});
	const sides = [
		([, y]) => y === 0,
		([, y]) => y === 17,
		([x]) => x === 0,
		([x]) => x === 9,
	] as const satisfies readonly ((point: readonly [number, number]) => boolean)[];
	return sides.reduce((sum, isOn, side) => sum + (points.some(isOn) ? 2 ** side : 0), 0);
}

test('the lines of each edge go to the sides that it connects', () => {
	const edges = [...' ╵╷│╴╯╮┤╶╰╭├─┴┬┼'];
	expect(edges.map((edge) => (edge === ' ' ? 0 : sidesOf(linePath(edge, 0, 0))))).toEqual(
		edges.map((_, sides) => sides),
	);
});

test('the paths of several cells stand side by side', () => {
	expect(linePath('──╭', 9, 17)).toBe('M9 25.5h18M31.5 34v-4.5q0-4 4-4h.5');
	expect(blockPath('██▌▌▂', 9, 17)).toBe('M9 17h18v17H9zM27 17h4.5v17H27zM36 17h4.5v17H36zM45 29.75h9v4.25H45z');
});

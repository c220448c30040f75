import fc from 'fast-check';
import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {DisplayContext} from '../../../source/components/display.js';
import {marksOnNodes, Nodes, nodesByDepth} from '../../../source/screens/search/nodes.js';
import {textbook} from '../../app/figures/textbook.js';
import {unicode} from '../../app/render.js';
import {knowledge} from '../../pressed.js';

function drawn(size: number, step: number, width: number, height: number, isAsking = false): string[] {
	const tape = knowledge.tape(size);
	const moment = tape.at(step)!;
	const most = Math.max(1, ...tape.horizon.placements);
	return renderToString(
		<DisplayContext value={unicode}>
			<Nodes depths={nodesByDepth(tape, moment, isAsking)} most={most} moment={moment} width={width} height={height} />
		</DisplayContext>,
		{columns: width},
	).split('\n');
}

test('every depth has its number, its nodes, and a bar that tells none, some and all apart', () => {
	expect(drawn(4, 48, 30, 10)).toEqual([
		'0 1 of 1  ███',
		'1 2 of 4  ██████▒░░░░░░',
		'2 3 of 6  ██████████░░░░░░░░░░',
		'3 2 of 4  ██████▒░░░░░░',
		'4 1 of 2  ███▒░░░',
	]);
	expect(drawn(8, 48, 15, 10).slice(1, 4)).toEqual(['1   1/  8  ▒', '2   1/ 42  ▒', '3   1/140  ▒']);
});

test('without room for a bar the nodes stand alone, and totals that are unknown or hidden are question marks', () => {
	expect(drawn(8, 48, 11, 10)[4]).toBe('4   1/344');
	expect(drawn(8, 48, 7, 10)[4]).toBe('4   1');
	expect(drawn(8, 48, 30, 10, true)[4]).toBe('4   1 of   ?');
});

test('signs say that there are more depths than lines, around the depth at work', () => {
	const signs = (step: number) => drawn(8, step, 30, 4).map((line) => line.slice(0, 2));
	expect(signs(0)).toEqual(['0 ', '1 ', '2 ', '3↓']);
	expect(signs(48)).toEqual(['1↑', '2 ', '3 ', '4↓']);
	const {index} = knowledge.tape(8).solution(1)!;
	expect(signs(index)).toEqual(['5↑', '6 ', '7 ', '8 ']);
});

test('the nodes are those of the textbook program', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 8}), fc.nat(), (size, place) => {
			const {accounts} = textbook(size);
			const step = place % accounts.length;
			const all = accounts.at(-1)!.calls;
			const tape = knowledge.tape(size);
			expect(nodesByDepth(tape, tape.at(step)!, false)).toEqual(
				accounts[step]!.calls.map((visited, depth) => ({depth, visited, all: all[depth]})),
			);
		}),
		{numRuns: 50},
	);
});

test('the legend names the parts of the bars, and totals that are not known', () => {
	const tape = knowledge.tape(4);
	const marks = (step: number, isAsking = false) => [
		...marksOnNodes(nodesByDepth(tape, tape.at(step)!, isAsking), tape.at(step)!, 9),
	];
	expect(marks(48)).toEqual(['visited-nodes', 'partly-visited-nodes', 'unvisited-nodes']);
	expect(marks(94)).toEqual(['visited-nodes']);
	expect(marks(48, true)).toEqual(['visited-nodes', 'unknown-total']);
});

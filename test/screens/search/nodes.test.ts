import fc from 'fast-check';
import {expect, test} from 'vitest';
import {textOf} from '../../../source/components/styled-text.js';
import {nodesByDepth, nodesLines} from '../../../source/screens/search/nodes.js';
import {textbook} from '../../app/figures/textbook.js';
import {knowledge} from '../../pressed.js';
import {writing} from '../../writing.js';

function linesAt(size: number, step: number, width: number, height: number, isFutureHidden = false) {
	const tape = knowledge.tape(size);
	return nodesLines({tape, moment: tape.at(step)!, isFutureHidden}, {width, height}, writing);
}

test('every depth has its number, its nodes, and a bar that tells none, some and all apart', () => {
	expect(textOf(linesAt(4, 48, 24, 10))).toEqual([
		'0 1 of 1  ██',
		'1 2 of 4  ████▒░░░░',
		'2 3 of 6  ███████░░░░░░░',
		'3 2 of 4  ████▒░░░░',
		'4 1 of 2  ██▒░░',
	]);
	expect(textOf(linesAt(4, 48, 40, 10))[2]).toMatch(/^2 3 of 6 {2}10 cut {2}█+░+$/);
	expect(textOf(linesAt(8, 48, 30, 10, true))[4]).toBe('4   1 of ?  ');
});

test('signs say that there are more depths than lines, around the depth at work', () => {
	const signs = (step: number) => textOf(linesAt(8, step, 30, 4)).map((line) => line.slice(0, 2));
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
			expect(nodesByDepth({tape, moment: tape.at(step)!, isFutureHidden: false})).toEqual(
				accounts[step]!.calls.map((visited, depth) => {
					const attacked = accounts.filter(
						({event}) => event?.type === 'test' && event.row === depth - 1 && event.attackers.length > 0,
					);
					return {depth, visited, all: all[depth], cut: depth > 0 ? attacked.length : undefined};
				}),
			);
		}),
	);
});

import {expect, test} from 'vitest';
import {searchView} from '../../../../source/explorer/step-views.js';
import {newsOf} from '../../../../source/screens/everywhere/speech.js';
import {search} from '../../../../source/screens/search/index.js';
import {unicode} from '../../../app/render.js';
import {atStep, knowledge} from '../../../pressed.js';

function saidAt(size: number, step: number, isShown = true) {
	return search.speech(searchView.with(atStep(size, step), {shown: isShown ? 'tree' : 'program'}), knowledge, unicode);
}

function treeIn(statements: Readonly<Record<string, string>>): readonly string[] {
	return newsOf(statements, {}).filter((each) => each.startsWith('In the tree'));
}

test('what the search has left beside the path is spoken, below one node after the other', () => {
	const {index} = knowledge.tape(4).removing([1, 3, 0, 2])!;
	expect(treeIn(saidAt(4, index))).toEqual([
		'In the tree below the root: column 0, no solution below.',
		'In the tree below columns 1, 3, 0: column 2, a solution.',
	]);
	expect(treeIn(saidAt(4, knowledge.tape(4).end!.index))).toEqual([
		'In the tree below the root: column 0, no solution below; column 1, solutions below; column 2, solutions below; column 3, no solution below.',
	]);
	expect(treeIn(saidAt(4, index, false))).toEqual([]);
});

test('a step makes only the node be spoken of that has got a sign', () => {
	const tape = knowledge.tape(8);
	const {index} = tape.removing([0, 2, 4, 1, 3])!;
	expect(treeIn(saidAt(8, index))).toEqual(['In the tree below columns 0, 2, 4, 1: column 3, a dead end.']);
	const said = saidAt(8, tape.removing([0, 2, 4])!.index - 1);
	expect(newsOf(saidAt(8, tape.removing([0, 2, 4])!.index), said).filter((each) => each.includes('tree'))).toEqual([
		'In the tree below columns 0, 2: column 4, no solution below.',
	]);
});

import {expect, test} from 'vitest';
import {chapters} from '../../../source/screens/lesson/chapters/index.js';
import {factsIn} from '../../../source/screens/lesson/facts.js';
import {indexBefore} from '../../../source/screens/lesson/next-step.js';
import {canonicalOf, explainTest, solutions, variantOf} from '../../../source/solver/index.js';
import {text} from '../../../source/text/en.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {knowledge} from '../../pressed.js';

const facts = factsIn(knowledge);
const {choices} = text.lesson;
const tasks = chapters.flatMap((each) => each.tasks);

/** The text of the answer that counts as right. */
function rightOption(id: keyof typeof choices): string | undefined {
	const right = tasks.flatMap((task) => (task.type === 'choose' && task.id === id ? [task.right] : []))[0];
	return choices[id](facts).options['abcd'.indexOf(right ?? '')];
}

test('the test that the chapter on variants asks about is step 48', () => {
	const tape = knowledge.tape(8);
	const asked = {type: 'test', queens: [0, 2, 4], column: 5} as const;
	expect(indexBefore(tape, asked) + 1).toBe(48);
	expect(tape.at(48)?.step).toMatchObject({type: 'test', row: 3, column: 5, attack: {row: 2, line: 'diagonal'}});
	const costs = (['scan', 'flags', 'bitmask'] as const).map((id) => {
		const checks = (index: number) => variantOf(id).checks(tape.at(index)!);
		return checks(48) - checks(47);
	});
	expect(costs).toEqual([3, 2, 1]);
});

test('the flags to choose from are those that the test looks up, and the right one is the first that is set', () => {
	const made = explainTest(8, variantOf('flags'), [0, 2, 4], 5);
	const cells = made.type === 'cells' ? made.cells : [];
	const names = cells.map(({name, index}) => `${name}[${index}]`);
	expect(choices['which-flag'](facts).options.slice(0, 3)).toEqual(names);
	const firstSet = cells.findIndex(({table, index}) => table[index]);
	expect(rightOption('which-flag')).toBe(names[firstSet]);
});

test('the answers about numbers of solutions and tests are what the search finds', () => {
	expect(facts(8).solutionsBelow(3)).toBeGreaterThan(facts(8).solutionsBelow(0));
	expect(rightOption('more-or-less')).toBe('More');
	const factors = [7, 8, 9, 10].map((size) => facts(size).tests / facts(size - 1).tests);
	expect(factors).toEqual([...factors].sort((a, b) => a - b));
	expect(factors.at(-1)).toBeGreaterThan(4.5);
	expect(rightOption('factor')).toBe('A factor near 5');
});

test('of the symmetry classes for 8 queens one has four solutions, the others eight', () => {
	const classes = [...solutions(8, variantOf('bitmask'))].map((each) => canonicalOf(each).join());
	const sizes = [...new Set(classes)].map((id) => classes.filter((each) => each === id).length);
	expect(sizes.sort((a, b) => a - b)).toEqual([4, ...Array.from({length: 11}, () => 8)]);
	expect(text.lesson.numbers.classes(facts, 0).task).toContain('One symmetry class has only 4 of them');
});

test('of a first queen below which there is no solution, the lesson says only that there may be some', () => {
	const stuck = tasks.find((task) => task.type === 'choose' && task.id === 'what-now')?.queens ?? [];
	const [first] = stuck;
	expect([...solutions(4, variantOf('scan'))].filter(([column]) => column === first?.column)).toEqual([]);
	expect(choices['what-now'](facts).why[2]).toContain('there may be solutions');
	expect(chinese.lesson.choices['what-now'](facts).why[2]).toContain('可能');
});

test('the price of flags is told in the figures of the whole search', () => {
	const [, , why] = choices.price(facts).why;
	expect(why).toContain('16,448 writes (scan: 4,112), and 38 cells more');
});

import type {Attack, Step} from '../../source/solver/index.js';

const square = {row: 3, column: 5};
const other = {row: 1, column: 2};
const squares = [square, other, {row: 0, column: 0}];
const lines = ['column', 'diagonal', 'antidiagonal'] as const;
const attack: Attack = {line: 'diagonal', row: 2};
const steps: readonly Step[] = [
	{type: 'test', ...square, attack: undefined},
	{type: 'test', ...square, attack},
	{type: 'place', ...square},
	{type: 'solution', number: 5},
	{type: 'backtrack', ...square},
];
const score = {tasks: 19, solved: 17};
const share = {size: 21, of: 64, version: '0.1.0'};
const yesAndNo = [true, false];
const words = ['S', '5'];

function named(names: string, values: readonly unknown[]): Readonly<Record<string, readonly unknown[]>> {
	return Object.fromEntries(names.split(' ').map((name) => [name, values]));
}

/** What parameters of these names get, each value in turn. All others are numbers, or words for which numbers can stand. */
const byName: Readonly<Record<string, readonly unknown[]>> = {
	...named('after empty file folder given message text total typed why', words),
	...named('isAll isExact isFundamentalOnly isSet isWhole', yesAndNo),
	...named('allowed clauses drawings forms names screens sentences views', [words]),
	...named('attackers squares', [[], squares]),
	...named('a b square', [square]),
	attack: lines.map((line) => ({...attack, line})),
	by: [squares.slice(0, 1), squares],
	children: [
		[{column: 2, sign: 'dead-end'}],
		[
			{column: 0, sign: 'explored'},
			{column: 3, sign: 'fruitful'},
		],
	],
	content: ['empty', 'queen', 'given'],
	done: [0.5],
	hidden: [0, 1, 4],
	keys: [{safe: 's', test: 't', place: 'p', return: 'r', solution: 'f'}],
	line: lines,
	meant: [undefined, '--version'],
	marks: [undefined, 'rows', 'lines'],
	missingOnes: [
		[[1, 1]],
		[
			[5, 5],
			[8, 9],
		],
	],
	more: [0, 1, 2],
	parent: [[], [0], [1, 3, 0]],
	placed: [0, 1, 4],
	previous: [0, 1],
	queens: [[0, 4, 7, 5]],
	reason: [words],
	secondsLeft: [undefined, 30, 600, 9000],
	shown: ['none', 'attackers', 'solutions'],
};

/** Values of the parameters of a function, by its path. */
const byPath: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
	'check.claim': {line: [160], found: [184, 90], printed: [undefined, 1, 92]},
	'check.causes': {count: [1, 2]},
	'check.common': {what: [words]},
	'check.commons.lines': {directions: [lines]},
	'check.commons.gone': {directions: [lines]},
	'check.complete': {solutions: [0, 1, 92]},
	'check.differences.wrong-safe': {attacker: [undefined, {...attack, column: 5}]},
	'check.differences.wrong-attacked': {gone: [undefined, {...attack, column: 5}]},
	'check.faults.several': {columns: [[0, 3]]},
	'check.forms.boards': {queen: words, empty: [['.', ' ']]},
	'check.fewer': {queens: [7]},
	'check.incomplete': {others: [0, 1, 7]},
	'check.noSize': {line: [5]},
	'check.notRead': {line: [5]},
	'check.right': {what: words},
	'check.rightFor': {sizes: [[4], [5, 6]], size: [undefined, 8]},
	'check.search': {test: words},
	'check.tooMuch': {line: [900]},
	'check.unclear': {what: words},
	'check.unread': {line: [5]},
	'check.wrong': {what: words},
	costTitles: {name: ['scan'], unit: ['checks', 'writes']},
	'compare.ahead': {isLeast: yesAndNo},
	'compare.allThrough': {others: [[{id: 'scan', factor: 2}]]},
	'compare.noRace': {needs: [[{id: 'scan', operations: 2}]]},
	'compare.solutions': {all: [undefined, 1, 92]},
	'compare.soFarOf': {all: [undefined, 5000]},
	'compare.spoken': {state: ['running', 'through', 'beyond']},
	'lesson.attackers.filled': {by: ['2']},
	'lesson.faults.attack': {upper: [other], lower: [square], line: [...lines, 'row']},
	'lesson.faults.missing': {queen: [other]},
	'lesson.pages.end.sentences': {one: [score], two: [score]},
	'lesson.pages.part-one.sentences': {one: [score]},
	'lesson.pages.start.sentences': {one: [score], two: [score]},
	'lesson.tooSmall': {least: [{columns: 80, rows: 24}]},
	moreThanOne: {given: [words]},
	'narration.solution': {queens: [[0, 4, 7, 5]]},
	beyondEnd: {what: ['steps', 'solutions']},
	otherShares: {found: [share], expected: [share]},
	pictureRange: {what: ['steps', 'solutions']},
	'prediction.explained': {wrong: words, right: words},
	'prediction.typed': {numbers: [words]},
	'prediction.refused.number': {what: ['row', 'column']},
	'play.alsoBlocked': {rows: [[3], [3, 5, 7]]},
	'play.conflictSentence': {line: [...lines, 'row']},
	'play.next': {keys: [[['x', 'S']]]},
	'play.placed': {count: [3, 11], size: [8]},
	'play.puzzle.title': {number: [undefined, 7]},
	'play.puzzle.where': {number: [undefined, 7]},
	'prediction.situation': {step: steps},
	'prediction.wrong.noAttack': {queen: [other]},
	sumWrong: {size: [1, 8]},
	'spoken.given': {queens: [squares]},
	'spoken.square': {attackers: [undefined, [], squares]},
	'spoken.solution': {total: [undefined, '92'], queens: [squares]},
	'titles.program': {column: [undefined, 5]},
	'titles.tree': {all: [undefined, 2057]},
	tooManyFrames: {given: [undefined, 2000]},
	tooSmall: {least: [{columns: 40, rows: 12}]},
};

const numbers = [1, 2, 1234];

/** Returns lists of arguments for a function: each combination of the values that its parameters get. */
export function samplesOf(path: string, called: unknown): readonly (readonly unknown[])[] {
	return combined(parametersOf(String(called)).map((parameter) => valuesOf(path, parameter)));
}

function valuesOf(path: string, parameter: string): readonly unknown[] {
	if (!parameter.startsWith('{')) {
		return byPath[path]?.[parameter] ?? byName[parameter] ?? numbers;
	}

	const names = split(parameter.slice(1, -1));
	const rest = names.find((name) => name.startsWith('...'));
	if (rest) {
		return valuesOf(path, rest.slice(3));
	}

	const fields = names.map((name) => name.replace(/:.*/, ''));
	return combined(fields.map((field) => valuesOf(path, field))).map((values) =>
		Object.fromEntries(fields.map((field, index) => [field, values[index]])),
	);
}

/** The parameters without a default, as they are written: names, and braces with names. */
function parametersOf(code: string): readonly string[] {
	const [, listed = ''] = /^[^(]*\(((?:[^(){}]|\{[^{}]*\})*)\)/.exec(code) ?? [];
	return split(listed).filter((parameter) => !parameter.includes('='));
}

function split(list: string): readonly string[] {
	return list.match(/\{[^}]*\}|[^,{}\s][^,{}]*/g)?.map((each) => each.trim()) ?? [];
}

function combined(lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] {
	return lists.reduce<readonly (readonly unknown[])[]>(
		(all, values) => all.flatMap((before) => values.map((value) => [...before, value])),
		[[]],
	);
}

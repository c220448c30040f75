import {expect, test} from 'vitest';
import {type Model, placeOf} from '../../source/explorer/model.js';
import {screensWithReplay as screens} from '../../source/screens/index.js';
import {attemptOf} from '../../source/screens/lesson/state.js';
import {findKey, press} from '../../source/screens/press.js';
import {running} from '../../source/screens/replay/run.js';
import {knowledge, english as text} from '../pressed.js';
import {states} from './key-states.js';

/** What keys change in states. In the menu, ink-select-input hears those that change nothing. */
const table = String.raw`
# Search, Compare, Search in the lesson
left h → step 1145 ¦ right l → step 1147 ¦ up k → step 1074 ¦ down j → step 1147 ¦ O → step 997 ¦ o → step 1149
p N → step 1095 ¦ n → step 1428 ¦ D → step 1138 ¦ pageup → step 1046 ¦ pagedown → step 1246
home g → step 0 ¦ end G → step 19924 ¦ space → isPlaying
# Search, Compare: d → step 1182 ¦ enter → notice no-solution-here ¦ e → above 0, overlay growth
# Search, Search in the lesson, Replay: < , → speed 2, notice 'Speed: 2/s.' ¦ > . → speed 10, notice 'Speed: 10/s.'
# Compare: v → notice 'v is a key of Solutions: previous, next variant.'
# Compare, Compare in the lesson
space → isPlaying ¦ < , → chosen 500, notice 'Speed: 500/s.' ¦ > . → chosen 1000, notice 'Speed: 1,000/s.'
# Search, Play: a → numbers attackers, notice 'Squares show what the queens attack. numbers: diagonals \.'
# Search: t → shown tree ¦ z → shown tree, isWhole
# the start of Search: left h home g up k O pageup → notice at-start ¦ D p N → notice none-before
# the end of Search: right l end G down j o pagedown space → notice at-end ¦ d n → notice none-after
# a solution in Compare: enter → screen solutions, solution 2
# a solution: enter → screen solutions, solution 2 ¦ p N → step 1095 ¦ n → step 1681
# no test, the end of Search: enter → notice no-solution-here
# a test without a check: enter → notice no-checks
# a test: left h → checksShown 1 ¦ right l → checksShown 3 ¦ enter escape → checksShown 0
t → shown tree, checksShown 0 ¦ v → variant flags, checksShown 0 ¦ ? → overlay help, above 0, checksShown 0
> → speed 10, checksShown 0, notice 'Speed: 10/s.' ¦ down → checksShown 0, step 1103 ¦ ü → checksShown 0
# playing Search: right down → isPlaying false, step 1 ¦ o end → isPlaying false, step 19924 ¦ n → isPlaying false, step 1095
d → isPlaying false, step 28 ¦ pagedown → isPlaying false, step 100 ¦ enter → isPlaying false, notice no-solution-here
tab → screen compare, isPlaying false ¦ + → size 9, isPlaying false ¦ : → typed, isPlaying false, overlay prompt
q → isPlaying false, exit quit ¦ ctrl-c → isPlaying false, exit interrupt
v → variant flags ¦ > → speed 10 ¦ t → shown tree ¦ ? → overlay help, above 0 ¦ m → at 2, overlay menu
ctrl-l → redraw ¦ ctrl-z → suspend ¦ escape → nothing
# Solutions: enter → screen search, notice watching, step 9287 ¦ M → chosen 0, overlay images
a → numbers diagonals, notice 'Squares show the number of the diagonal \: row - column + n - 1. numbers: diagonals /.'
pageup → solution 28 ¦ pagedown → solution 54 ¦ v → variant flags, notice 'Variant: flags. Search shows what it does.'
# the first solution: left home → notice at-start
# the last solution: right end → notice at-end
# the wall: left h p N → solution 40 ¦ right l n → solution 42 ¦ up k → solution 34 ¦ down j → solution 48
pageup → solution 1 ¦ pagedown → solution 92 ¦ home g → solution 1 ¦ end G → solution 92
f → isFundamentalOnly, solution 5 ¦ z enter → isShown false ¦ space → screen search, isPlaying, step 9287
# the images: left h → chosen 4 ¦ right l → chosen 6 ¦ up k → chosen 1 ¦ down j → notice none-after
enter → overlay undefined, solution 65 ¦ escape q M → overlay undefined
tab → screen search, overlay undefined ¦ 5 → screen play, overlay undefined
c C → notice 'Copied if possible: queens-tui 8 --at 41 --lang en', copy
# the first image of a class: left up → notice none-before ¦ enter → isFundamentalOnly false, overlay undefined
# the growth: up k → above 1 ¦ down j → above 3 ¦ pageup → above 0 ¦ pagedown space → above 9 ¦ escape q e → overlay undefined
# Play: left h → cursor 12 ¦ right l → cursor 14 ¦ up k → cursor 03 ¦ down j → cursor 23
space enter → queens 11 13 ¦ u → queens ¦ ctrl-r → queens 11 13 ¦ i → isHintShown ¦ x → queens ¦ s → notice never-held
# a queen of Play: space enter → queens 11
# a hint of Play: space ctrl-r → queens 11 13, isHintShown false ¦ u x → queens, isHintShown false
# Replay: tab → hasErred false, index 0, queens, cursor 00, isHintShown false, size 4, screen lesson, step 0
left h → at 119 ¦ right l → at 121 ¦ up k → at 119 ¦ down j → at 121 ¦ p N → at 117 ¦ n → at 148
pageup → at 20 ¦ pagedown → at 220 ¦ home g → at 0, step 0 ¦ end G → at 2419 ¦ space → isPlaying
c → notice 'Copied if possible: queens-tui 6 --replay trace.txt --at 120 --limit 2', copy
# a run: r → asked false, requests 1 ¦ w → asked, requests 1
c → notice 'Copied if possible: queens-tui 6 --run a.js --limit 2', copy
# a solution played: escape → screen solutions, isPlaying false
# a solution watched: escape → screen solutions, notice undefined
# a solution shown: escape → screen search
# back from it: escape → nothing
# the first solution: s → notice 's is a key of Play: show it in Search.'
# Play
t → notice 't is a key of Search: program or search tree.' ¦ f → notice 'f is a key of Solutions: only fundamental, or all.'
pagedown → notice 'pagedown is a key of Solutions: previous, next page.'
# Solutions, Search, Compare, Play: 7 → nothing
# the lesson, the end of the lesson
2 → size 8, screen solutions ¦ 3 → size 8, screen search ¦ 4 → size 8, screen compare ¦ 5 → size 8, screen play
# the lesson: shift-tab → size 1, screen replay, notice 'The size stays: your program has 1 queens.'
enter → index 1, queens 02 10, cursor 20 ¦ a → nothing ¦ b → code java ¦ c → code cpp ¦ d → code python
[ → notice none-before ¦ ] → index 6
# the end of the lesson: n → index 1, queens 02 10, cursor 20
# a question: a → said right ¦ b → said wrong b, hasErred ¦ c → said wrong c, hasErred ¦ d → said wrong d, hasErred
enter right up down → notice answer-by-letter ¦ i → said hint 0
x v V - + = w P N S R L z → nothing ¦ C → notice 'Copied if possible: queens-tui --lesson 1.2 --lang en', copy ¦ [ → notice none-before ¦ ] → index 6, queens, cursor 00
escape → size 8, screen solutions
# a question of Solutions: space M → nothing ¦ enter → notice answer-by-letter
# a question, an answer, an answer on a board, a task of Play: 0 1 2 3 4 5 6 7 8 9 w → nothing
# an answer on a board, Solutions in the lesson, Compare in the lesson: a b c d → nothing
# an answer: v → variant flags
enter → said undefined, index 18, size 4, step 0, solution 1 ¦ a b c d → nothing
# a task of Play: left h → cursor 23 ¦ right l → cursor 21 ¦ up k → cursor 10 ¦ down j → cursor 30
space enter → queens 02 10 ¦ u → queens 02 10 ¦ ctrl-r → notice nothing-to-redo
# a task of Search: d → step 10 ¦ enter → checksShown 1 ¦ + v → nothing
# a test in a task: left h → checksShown 0 ¦ right l → said right, checksShown 2
# Solutions in the lesson: M → chosen 0, overlay images
# the help: up k → above 1 ¦ down j → above 3 ¦ pageup → above 0 ¦ pagedown space → above 21
escape q ? enter → overlay undefined ¦ tab 5 → overlay undefined, screen play
c C → notice 'Copied if possible: queens-tui 8 --screen compare --lang en', copy
# no number: enter → overlay undefined ¦ backspace delete → nothing
# the images, the growth, the help, a number, the menu: ctrl-l → redraw ¦ ctrl-z → suspend ¦ ctrl-c → exit interrupt
# the images, the growth, the help, the menu: W → save
# a number: a q x . < é right tab → nothing
0 → typed 120 ¦ 1 → typed 121 ¦ 2 → typed 122 ¦ 3 → typed 123 ¦ 4 → typed 124 ¦ 5 → typed 125 ¦ 6 → typed 126
7 → typed 127 ¦ 8 → typed 128 ¦ 9 → typed 129 ¦ + → typed 12+ ¦ - → typed 12- ¦ % → typed 12% ¦ , → typed 12,
backspace delete → typed 1 ¦ enter → overlay undefined, step 12 ¦ escape → overlay undefined
# the menu: up k down j enter right tab 5 → nothing ¦ escape q m → overlay undefined
c C → notice 'Copied if possible: queens-tui 8 --screen search --lang en', copy
# a setting of the menu: left → variant bitmask ¦ right → variant flags
# everywhere: 1 → hasErred false, index 0, queens, cursor 00, isHintShown false, size 4, screen lesson
2 → screen solutions ¦ 3 → nothing ¦ 4 → screen compare ¦ 5 → screen play ¦ 6 → screen replay
tab → screen compare ¦ shift-tab → screen solutions ¦ V → variant bitmask ¦ v → variant flags
- → size 5 ¦ + = → size 7 ¦ : → overlay prompt, typed ¦ m → at 2, overlay menu ¦ ? → overlay help, above 0
escape → screen solutions ¦ ctrl-l → redraw ¦ ctrl-z → suspend ¦ W → save ¦ q → exit quit ¦ ctrl-c → exit interrupt
c C → notice 'Copied if possible: queens-tui 6 --screen search --lang en', copy
`;

const rows = table
	.trim()
	.split(/^# /m)
	.slice(1)
	.flatMap((block) => {
		const [, names = '', lines = ''] = /^(.*?)(?:: |\n)(.*)$/s.exec(block.trim())!;
		const groups = lines.split(/ ¦ |\n/).map((group) => group.split(' → '));
		const changes = groups.flatMap(([keys = '', change]) => keys.split(' ').map((key) => ({key, change})));
		return names.split(', ').flatMap((state) => changes.map((each) => ({state, ...each})));
	});

/** What only leads back, or is seen nowhere. */
const hidden = [
	...['text', 'slots', 'places', 'cameFrom', 'past', 'future', 'from', 'to', 'outside', 'first', 'attempts'],
	...['isTask', 'nextLine', 'command'],
];

/** What keys change, by name. */
function fieldsOf(model: Model): ReadonlyMap<string, unknown> {
	const slots = Object.values(model.slots).map((kept) => (kept as {state: object}).state);
	const isWritten = running.of(model).asked?.isWritten;
	const inLesson = model.screen === 'lesson' && attemptOf(model);
	const all = Object.assign({}, inLesson, ...slots, model, placeOf(model), {asked: isWritten});
	return new Map(Object.entries(all).filter(([name]) => !hidden.includes(name)));
}

function written(value: unknown): string {
	if (typeof value === 'function') {
		return `'${value(text, {key: String, row: String})}'`;
	}

	if (typeof value === 'object' && value !== null) {
		return Object.values(value)
			.map(written)
			.join('row' in value ? '' : ' ');
	}

	return String(value);
}

function changesOf(model: Model, key: string): string {
	const {model: after, effect = ''} = press(screens, model, knowledge, key);
	const before = fieldsOf(model);
	const changed = [...fieldsOf(after)].filter(
		([name, value]) => value !== before.get(name) && written(value) !== written(before.get(name)),
	);
	const named = changed.map(([name, value]) => (value === true ? name : `${name} ${written(value)}`.trim()));
	return [...named, effect].filter((change) => change !== '').join(', ') || 'nothing';
}

// Readme: `?` shows the keys, `m` the menu
// Manual: `h` `j` `k` `l` are arrow keys, too, `g` and `G` are Home and End
// Manual: In a task of the lesson that asks for a letter, `C` copies.
test.each(Object.entries(states))('the keys of %s change what the table says', (name, model) => {
	const expected = rows.filter(({state}) => state === name);
	expect(expected.map(({state, key}) => ({state, key, change: changesOf(model, key)}))).toEqual(expected);
});

test('each key of each screen, each overlay and everywhere is in this table', () => {
	const reached = rows.map(({state, key}) => {
		const model = states[state]!;
		return {key, shown: model.overlay ?? model.screen, row: findKey(screens, model, knowledge, key)?.row};
	});
	const missing = [...screens.screens, ...screens.overlays, {id: undefined, keys: screens.everywhere}].flatMap(
		({id, keys}) =>
			keys.flatMap((row) => {
				const own = reached.filter((each) => each.row === row && each.shown === (id ?? each.shown));
				const names = row.bindings.flatMap((binding) => binding.keys);
				return names.filter((name) => !own.some(({key}) => key === name)).map((name) => `${id} ${row.id} ${name}`);
			}),
	);
	expect(missing).toEqual([]);
});

import {type Model, withPlace} from '../../source/explorer/model.js';
import {ownProgram} from '../../source/run/command.js';
import type {Result} from '../../source/run/result.js';
import {menu} from '../../source/screens/everywhere/menu.js';
import {screensWithReplay as screens} from '../../source/screens/index.js';
import {running, startRun} from '../../source/screens/replay/run.js';
import {testsOf} from '../judge/wrong-programs.js';
import {atSolution, atStep, digitOf, modelWith} from '../pressed.js';
import {atTask, sentToEnd, started} from './lesson/walk.js';
import {pressed, withReplay} from './replay/replayed.js';

const program = {tests: testsOf(6, '/ never tested'), file: 'trace.txt', limit: 2};
const replay = (at: number) => withReplay(modelWith({size: 6}), program, at);
const asked = {size: 6, typed: 'a.js', limit: 2, base: undefined};
const result: Result = {
	program: ownProgram('a.js', '.'),
	...{size: 6, tests: undefined, printed: [], errorAt: undefined, isStopped: false, isMissing: true, isRight: false},
	verdict: 'unclear',
	startFile: 'a.js',
	words: () => undefined,
};
const inSearch = modelWith({screen: 'search'});
const atPlay = pressed(modelWith({screen: 'play'}), 'down', 'right', 'space', 'right', 'right', 'space', 'u');
const answer = pressed(atTask('eight', 1), 'right', 'a');

/** Models by what is on the screen. */
export const states: Readonly<Record<string, Model>> = {
	Solutions: pressed(atSolution(8, 41), 'M', 'down', 'escape'),
	'the first solution': modelWith({}),
	'the last solution': atSolution(8, 92),
	'the wall': pressed(atSolution(8, 41), 'z'),
	'the images': pressed(atSolution(8, 41), 'M', 'down', 'right'),
	'the first image of a class': pressed(atSolution(8, 3, {isFundamentalOnly: true}), 'M'),
	Search: atStep(8, 1146),
	'the start of Search': inSearch,
	'the end of Search': atStep(8, 19_924),
	'a solution': pressed(atStep(8, 0), 'n', 'n'),
	'no test': atStep(8, 2),
	'a test without a check': atStep(8, 1),
	'a test': pressed(atStep(8, 1102, {cameFrom: 'solutions'}), 'enter', 'right'),
	'playing Search': pressed(inSearch, 'space'),
	Compare: atStep(8, 1146, {screen: 'compare'}),
	'a solution in Compare': atStep(8, 1428, {screen: 'compare'}),
	'the growth': pressed(atStep(8, 0, {window: {columns: 50, rows: 14}}), 'e', 'down', 'down'),
	Play: atPlay,
	'a queen of Play': pressed(atPlay, 'ctrl-r'),
	'a hint of Play': pressed(atPlay, 'i'),
	Replay: pressed(replay(120), digitOf('replay')),
	'a run': running.with(startRun(modelWith({screen: 'replay'}), asked), {result}),
	'a solution played': pressed(atSolution(8, 5), 'space'),
	'a solution watched': pressed(atSolution(8, 5), 'enter'),
	'a solution shown': pressed(atStep(8, 0), 'n', 'enter'),
	'back from it': pressed(atStep(8, 0), 'n', 'enter', 'escape', 'escape'),
	'the lesson': started(),
	'the end of the lesson': sentToEnd(started()),
	'a question': atTask('rule', 2),
	'a question of Solutions': atTask('symmetry', 1),
	'an answer': answer,
	'an answer on a board': pressed(atTask('rule', 5), 'c'),
	'a task of Play': pressed(atTask('rule', 1), 'space'),
	'a task of Search': atTask('deadEnd', 2),
	'a test in a task': pressed(atTask('deadEnd', 2), 'enter'),
	'Solutions in the lesson': pressed(atTask('symmetry', 1), 'd'),
	'Search in the lesson': withPlace(answer, {step: 1146}),
	'Compare in the lesson': withPlace(pressed(atTask('growth', 1), 'right', 'a'), {step: 1146}),
	'the help': pressed(modelWith({screen: 'compare'}), '?', 'down', 'down'),
	'no number': pressed(inSearch, ':'),
	'a number': pressed(inSearch, ':', '1', '2'),
	'the menu': pressed(inSearch, 'm'),
	'a setting of the menu': menu.with(pressed(inSearch, 'm'), {at: screens.screens.length}),
	everywhere: pressed(replay(0), digitOf('solutions'), digitOf('search'), '?', 'down', '?', ':', '7', 'escape'),
};

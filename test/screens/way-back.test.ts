import fc from 'fast-check';
import {expect, test} from 'vitest';
import type {Model} from '../../source/explorer/model.js';
import {settled} from '../../source/explorer/screen.js';
import {commandOf} from '../../source/screens/everywhere/way-back/command.js';
import {screens} from '../../source/screens/index.js';
import {attempt} from '../../source/screens/play/attempt.js';
import {prediction} from '../../source/screens/search/prediction.js';
import {text as chinese} from '../../source/text/zh/index.js';
import {complete, drawn} from '../components/render.js';
import {knowledge, modelWith, pressed} from '../pressed.js';
import {startedWith} from './started.js';

/** The words of a command, as a shell splits it. */
function wordsIn(command: string): readonly string[] {
	return [...command.matchAll(/'([^']*)'|[^ ]+/g)].map(([word, inside]) => inside ?? word);
}

function restarted(model: Model): Model {
	const [program, ...argv] = wordsIn(commandOf(screens, model));
	expect(program).toBe('queens-tui');
	const started = startedWith(argv, model.window);
	return settled(screens, started, started, knowledge);
}

/** The model without what has no option. */
function carried(model: Model): Model {
	const {isOn} = prediction.of(model);
	const cleared = prediction.with(model, {...prediction.of(modelWith({})), isOn});
	const {queens} = attempt.of(model);
	const fresh = attempt.with(cleared, {past: [], future: [], queens});
	return {
		...fresh,
		overlay: undefined,
		notice: undefined,
		sought: undefined,
		lead: 0,
		isPlaying: isOn && model.screen === 'search',
	};
}

function frame(model: Model): string {
	complete(model, knowledge);
	return drawn(model, knowledge);
}

const keys = fc.array(
	fc.constantFrom(
		...'123v-+aAfztsTyrOopnDdbBguixh',
		...[
			'left',
			'right',
			'up',
			'down',
			'pagedown',
			'end',
			'enter',
			'space',
			'escape',
			'tab',
			'shift-right',
			']',
			'>',
			'<',
		],
	),
	{maxLength: 30},
);
const models = fc.record({
	size: fc.integer({min: 1, max: 8}),
	screen: fc.constantFrom(...(['solutions', 'search', 'compare', 'play'] as const)),
	window: fc.constantFrom({columns: 80, rows: 24}, {columns: 50, rows: 14}, {columns: 120, rows: 40}),
	language: fc.constantFrom(...([{language: 'en'}, {language: 'zh', text: chinese}] as const)),
});

test('the command leads back to the same frame', () => {
	fc.assert(
		fc.property(models, keys, ({language, ...changes}, pressedKeys) => {
			const model = carried(pressed(modelWith({...changes, ...language}), ...pressedKeys));
			// A lesson is carried by its chapter only.
			fc.pre(model.screen !== 'lesson');
			expect(frame(restarted(model))).toBe(frame(model));
		}),
		{numRuns: 60},
	);
});

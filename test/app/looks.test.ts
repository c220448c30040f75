import {createHash} from 'node:crypto';
import chalk from 'chalk';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {commandOf} from '../../source/screens/everywhere/way-back.js';
import {screens} from '../../source/screens/index.js';
import {openFor, startOpening} from '../../source/screens/solutions/opening.js';
import {knowledge, spoken} from '../pressed.js';
import {corpus, modelAt} from './corpus.js';
import {complete, frameOf} from './render.js';

/** The search on larger boards is known only in part, and smaller windows show nothing. */
const known = corpus.filter(({size, window}) => size <= 10 && window.columns >= 40 && window.rows >= 12);

// Why each looks so is the matter of the other tests: this one notices what none of them names.
test('frames, speech and commands of many states are as they were when they were last looked at', async () => {
	const looks = fc.sample(known, {seed: 75, numRuns: 200}).map((state, index) => {
		const changes = {isPlaying: index % 4 === 3, speed: [5, 20, 5, 1000][index % 4]!, isAscii: index % 7 === 0};
		const model = {...modelAt(state), ...changes, ground: ([undefined, 'dark', 'light'] as const)[index % 3]};
		complete(model, knowledge);
		const begun = startOpening({...model, notice: 'new-here'}, knowledge);
		const shown = index % 5 > 0 || model.screen !== 'solutions' ? model : openFor(begun, knowledge, 23 * index);
		chalk.level = ([3, 0, 1, 2, 1] as const)[index % 5]!;
		const seen = [...frameOf(shown), ...Object.values(spoken(shown)), commandOf(screens, shown)].join('\n');
		const {place, size, window} = state;
		const digest = createHash('sha256').update(seen).digest('hex').slice(0, 8);
		return [digest, place.screen, size, `${window.columns}x${window.rows}`, ...place.keys].join(' ');
	});
	await expect(`${looks.join('\n')}\n`).toMatchFileSnapshot('looks.txt');
});

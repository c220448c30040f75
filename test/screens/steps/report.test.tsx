import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {DisplayContext} from '../../../source/components/display.js';
import {stretchesOf} from '../../../source/components/timeline.js';
import {StepReport, stepCounters} from '../../../source/screens/steps/report.js';
import {text} from '../../../source/text/en.js';
import {text as chinese} from '../../../source/text/zh/index.js';
import {unicode} from '../../app/render.js';
import {atStep, knowledge} from '../../pressed.js';

function wordsOf(size: number, step: number, isAsking = false, texts = text): string[] {
	const tape = knowledge.tape(size);
	return stepCounters(tape, tape.at(step)!, texts, isAsking).map(({count, name}) => `${count} ${name}`);
}

test('counts what the search has done, with the totals of what it finds', () => {
	expect(wordsOf(8, 48)).toEqual(['39 tests', '6 placements', '0 of 92 solutions', '2 of 644 dead ends']);
	expect(wordsOf(1, 1)).toEqual(['1 test', '0 placements', '0 of 1 solution', '0 of 0 dead ends']);
	expect(wordsOf(8, 48, false, chinese)).toEqual(['39 次测试', '6 次放置', '0 / 92 个解', '2 / 644 条死路']);
});

test('says no total while a question waits, and no dead ends at the end of a row', () => {
	const {index} = knowledge.tape(8).deadEnd(1)!;
	expect(wordsOf(8, index, true).slice(2)).toEqual(['0 of ? solutions', '? of ? dead ends']);
	expect(wordsOf(8, index - 1, true).slice(2)).toEqual(['0 of ? solutions', '0 of ? dead ends']);
});

test('says what the step did, or what the program says about the last key', () => {
	const model = atStep(8, 48);
	stretchesOf(model, knowledge).advance(Number.POSITIVE_INFINITY);
	const tape = knowledge.tape(8);
	const moment = tape.at(48)!;
	const report = (message: string | undefined, questions: 'none' | 'standing' = 'none') =>
		renderToString(
			<DisplayContext value={unicode}>
				<StepReport
					model={model}
					knowledge={knowledge}
					moment={moment}
					words={['Attacked. Next: column 6.']}
					counters={stepCounters(tape, moment, text)}
					message={message}
					questions={questions}
				/>
			</DisplayContext>,
			{columns: 80},
		).split('\n');
	expect(report(undefined)).toEqual([
		' Attacked. Next: column 6.',
		'',
		' 39 tests · 6 placements · 0 of 92 solutions · 2 of 644 dead ends',
		expect.stringMatching(/^ ●[▁-▆]+ +paused ▶ 5\/s · step 48 of 19,924$/),
	]);
	expect(report('No such number.').slice(0, 2)).toEqual([' No such number.', '']);
	expect(report('Right.', 'standing').slice(0, 2)).toEqual([' Right.', ' Attacked. Next: column 6.']);
});

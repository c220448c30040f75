import {renderToString} from 'ink';
import {expect, test} from 'vitest';
import {DisplayContext} from '../../source/components/display.js';
import {asciiGlyphs, unicodeGlyphs} from '../../source/components/glyphs.js';
import {Timeline} from '../../source/components/timeline.js';
import {Knowledge} from '../../source/explorer/knowledge/knowledge.js';
import type {Model} from '../../source/explorer/model.js';
import {hiddenBy, questionsAt} from '../../source/explorer/prediction/question.js';
import {textbook} from '../app/figures/textbook.js';
import {ascii, unicode} from '../app/render.js';
import {atStep, knowledge} from '../pressed.js';

const window = {columns: 80, rows: 24};

function drawn(model: Model, display = unicode, isAsked = false, known = knowledge) {
	const moment = known.tape(model.size).at(model.places[model.size]?.step ?? 0)!;
	const hidden = hiddenBy(isAsked ? questionsAt(known.tape(model.size), moment)[0] : undefined);
	return renderToString(
		<DisplayContext value={display}>
			<Timeline model={model} knowledge={known} moment={moment} isPredicting={isAsked} hidden={hidden} />
		</DisplayContext>,
		{columns: model.window.columns},
	);
}

function shown(size: number, step: number, changes: Partial<Model> = {}, display = unicode): string {
	const model = atStep(size, step, {window, ...changes});
	return drawn(model, display);
}

test('shows how dense the solutions are, where the search stands, and how it is being played', () => {
	expect(shown(5, 200)).toBe(' ▁▁▆▁▁▁▆▁▁▁▁▁▆▁▁▁▁▆▁▁▁▆▁▁▆▁●▁▆▁▁▁▁▆▁▁▁▁▁▆▁▁▆▁▁   paused ▶ 5/s · step 200 of 336');
	expect(shown(5, 336, {isPlaying: true, speed: 20}, ascii)).toMatch(
		/^ [_.=+#-]+O {2}playing > 20\/s - step 336 of 336$/,
	);
});

test('the height of a stretch is the number of solutions that the search finds in it', () => {
	const {accounts} = textbook(6);
	const last = accounts.length - 1;
	const track = shown(6, 0).slice(1).split(' ')[0]!;
	const counts = Array.from({length: track.length}, () => 0);
	for (const [index, {event}] of accounts.entries()) {
		if (event?.type === 'solution') {
			counts[Math.min(track.length - 1, Math.floor((index * track.length) / last))]! += 1;
		}
	}

	const most = Math.max(...counts);
	const heights = counts.map((count) => unicodeGlyphs.skyline.charAt(Math.ceil((count / most) * 5)));
	expect(track).toBe(['●', ...heights.slice(1)].join(''));
});

test('as long as the end of the search is not known the timeline is open, and says nothing of solutions', () => {
	const fresh = new Knowledge();
	const model = atStep(18, 0, {window});
	expect(drawn(model, unicode, false, fresh)).toMatch(/^ ●┄+… +paused ▶ 5\/s · step 0 of [\d,]+\+$/);
});

test('is blank behind the place while a question stands', () => {
	const model = atStep(5, 200, {window});
	expect(drawn(model, unicode, true)).toMatch(/^ [▁-▆]+● +waiting for your answer · step 200 of 336$/);
	expect(asciiGlyphs.skyline).toHaveLength(unicodeGlyphs.skyline.length);
});

test('is never wider than the window, and never cuts the number of the step', () => {
	for (const columns of [80, 81, 100, 160]) {
		for (const [size, step] of [
			[1, 0],
			[5, 200],
			[9, 12_345],
		] as const) {
			for (const isPlaying of [true, false]) {
				const line = shown(size, step, {window: {columns, rows: 24}, isPlaying, speed: 1_000_000});
				expect(line).toHaveLength(columns - 1);
				expect(line).toMatch(/step [\d,]+ of [\d,]+$/);
			}
		}
	}
});

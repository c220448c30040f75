import {type KeyRow, pair} from '../../explorer/keymap.js';
import {highestSpeed, togglePlayback} from '../../explorer/playback.js';
import {playRow, stepKeys, stepping} from '../../explorer/step-controls.js';
import {parseWholeNumber} from '../../text/refusal.js';
import {growthOverlay, growthRow} from '../growth.js';
import {boardMarks, shared} from '../mark.js';
import {playingFooter, type Screen} from '../screen.js';
import {searchPlace, stepStatements} from '../steps/report.js';
import {Compare, RaceStage, sentenceOf} from './compare.js';
import {changeSpeed, mostSteps, played, raceAt, raceSpeed, speedOf} from './race.js';

/** What differs from Search. */
const own: readonly KeyRow[] = [
	playRow(togglePlayback, 'race'),
	{id: 'speed', bindings: pair(['<', ','], ['>', '.'], changeSpeed)},
];

export const compare: Screen = {
	id: 'compare',
	...searchPlace,
	Component: Compare,
	lesson: {Stage: RaceStage, keys: stepping},
	mostSteps,
	speed: speedOf,
	keys: [...stepKeys.filter(({id}) => own.every((row) => row.id !== id)), ...own, growthRow],
	options: [
		{
			option: 'speed',
			read: (model, [speed = '']) =>
				raceSpeed.with(model, {chosen: parseWholeNumber('--speed', speed, 1, highestSpeed)}),
			write(model) {
				const {chosen} = raceSpeed.of(model);
				return chosen === undefined ? undefined : [String(chosen)];
			},
		},
	],
	footer: (model) =>
		model.isPlaying ? playingFooter : ['step', 'play', 'growth', 'quit', 'stop', 'speed', 'size', 'screen'],
	variants: 'all',
	marks: [
		...boardMarks,
		shared.emptySquare,
		['lane-bar', ({laneBars, empty}) => laneBars + empty],
		shared.factor,
		shared.unknown,
		shared.cut,
	],
	overlays: [growthOverlay],
	speech(model, knowledge, display) {
		const {compare} = model.text;
		const lanes = raceAt(model, knowledge).lanes.map((lane) => [
			lane.id,
			lane.id === 'brute-force'
				? compare.spokenBoards(lane.boards, model.text.large(BigInt(model.size) ** BigInt(model.size)), lane.solutions)
				: compare.spoken(lane.id, lane.moment.index, lane.solutions, lane),
		]);
		const said = [sentenceOf(model, knowledge, display)];
		return {...stepStatements(played(model, knowledge), knowledge, display, said), ...Object.fromEntries(lanes)};
	},
};

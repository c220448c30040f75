import {type KeyRow, pair, single} from '../../explorer/keymap.js';
import {highestSpeed} from '../../explorer/playback.js';
import {parseWholeNumber} from '../../explorer/screen-option.js';
import {speedOption, stepKeys, stepping} from '../../explorer/step-controls.js';
import {compareView, compareViews} from '../../explorer/step-views.js';
import {showSolution} from '../../explorer/stepping.js';
import {growthOverlay, growthRow} from '../growth.js';
import {playingFooter, type Screen} from '../screen.js';
import {searchPlace, stepStatements} from '../steps/report.js';
import {stepViews} from '../steps/views.js';
import {Compare, RaceStage} from './compare.js';
import {changeSpeed, isRace, lanesAtStep, mostSteps, played, raceAt, raceSpeed, speedOf, withSpeed} from './race.js';
import {sentenceOf} from './sentence.js';

const views = stepViews(compareView, compareViews, () => compareViews);

const playRow = stepKeys.find(({id}) => id === 'play')!;

/** What differs from Search. */
const own: readonly KeyRow[] = [
	{
		...playRow,
		footerInstead: (model) => (model.isPlaying || !isRace(model) ? playRow.footerInstead?.(model) : 'race'),
	},
	{id: 'speed', bindings: pair(['<', ','], ['>', '.'], changeSpeed)},
	{
		id: 'to-solution',
		stopsPlayback: true,
		bindings: single('enter', (model, knowledge) => {
			const lanes = isRace(model) ? raceAt(model, knowledge).lanes : [];
			const steps = lanes.flatMap((lane) => (lane.id === 'brute-force' ? [] : [lane.moment.index]));
			return new Set(steps).size < 2 ? showSolution(model, knowledge) : {...model, notice: 'lanes-apart'};
		}),
	},
	{...views.row, id: 'lanes', footerInstead: (model) => (isRace(model) ? undefined : 'race')},
];

export const compare: Screen = {
	id: 'compare',
	...searchPlace,
	Component: Compare,
	lesson: {Stage: RaceStage, keys: stepping},
	mostSteps,
	speed: speedOf,
	withSpeed,
	keys: [...stepKeys.filter(({id}) => own.every((row) => row.id !== id)), ...own, growthRow],
	options: [
		views.option,
		{
			option: 'speed',
			read: (model, [speed = '']) => withSpeed(model, parseWholeNumber('--speed', speed, 1, highestSpeed)),
			write(model) {
				const {chosen} = raceSpeed.of(model);
				if (!isRace(model)) {
					return speedOption.write(model);
				}

				return chosen === undefined ? undefined : [String(chosen)];
			},
		},
	],
	footer: (model) =>
		model.isPlaying ? playingFooter : ['step', 'play', 'lanes', 'growth', 'quit', 'stop', 'speed', 'size', 'screen'],
	overlays: [growthOverlay],
	speech(model, knowledge, display) {
		const {compare} = model.text;
		const lanes = (isRace(model) ? raceAt(model, knowledge).lanes : lanesAtStep(model, knowledge)).map((lane) => [
			lane.id,
			lane.id === 'brute-force'
				? compare.spokenBoards(lane.boards, model.text.large(BigInt(model.size) ** BigInt(model.size)), lane.solutions)
				: compare.spoken(lane.id, lane.moment.index, lane.solutions, lane, lane.state),
		]);
		const said = [sentenceOf(model, knowledge, display)];
		return {...stepStatements(played(model, knowledge), knowledge, display, said), ...Object.fromEntries(lanes)};
	},
};

import {backtrack} from '../../source/solver/search/backtrack.js';
import {variants} from '../../source/solver/search/variants.js';
import {Tape} from '../../source/solver/tape/tape.js';
import {durationOf, median, type Row} from './row.js';

const size = 14;
const seeks = 2000;

export function seeking(): readonly Row[] {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	const steps = tape.end?.index ?? 0;
	// Multiples of the golden ratio: far apart and not in order.
	const goals = Array.from({length: seeks}, (_, index) => Math.floor(((index * 0.618_033_988_749_895) % 1) * steps));
	const seekAll = () => goals.map((goal) => durationOf(() => tape.at(goal)));
	// The least of several: other load makes some many times as long.
	const runs = Array.from({length: 5}, seekAll);
	const times = goals.map((_, index) => Math.min(...runs.map((run) => run[index]!)));
	const middle = median(goals);
	const replay = durationOf(() => {
		const search = backtrack(size, variants.at(-1)!.guard(size));
		for (let step = 0; step < middle; step++) {
			search.next();
		}
	});
	return [
		{
			what: 'seek to a random step, N = 14',
			against: 'replay from the start',
			ratio: median(times) / replay,
			target: 1 / 3000,
		},
		{what: 'the slowest of 2,000 such seeks', against: '1 ms', ratio: Math.max(...times), target: 1},
	];
}

import {type Model, placeOf} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {factsAbout} from './facts.js';
import {counted, textbook} from './textbook.js';

export function ofSearch(model: Model): Claim[] {
	const {size, variant} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const [now, before, all] = [accounts[step]!, accounts[step - 1], accounts.at(-1)!];
	const counter = (name: string, key: 'tests' | 'placements' | 'solutions' | 'deadEnds') =>
		claim(name, `(?:^| ·) ${figure}(?: of ${figure})? ${name.slice(0, -1)}s?(?= ·|$)`, () => [now[key], all[key]]);
	const ofStep = (kind: 'checks' | 'writes') =>
		claim(`${kind} of a step`, `${figure} ${kind.slice(0, -1)}s?, ${figure} so far`, () =>
			counted
				.filter((id) => id === variant)
				.flatMap((id) => [now[kind][id] - (before?.[kind][id] ?? 0), now[kind][id]]),
		);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, accounts.length - 1]),
		counter('tests', 'tests'),
		counter('placements', 'placements'),
		counter('solutions', 'solutions'),
		counter('dead ends', 'deadEnds'),
		claim('checks', `· ${figure} checks?(?= |$)`, () => [now.checks[variant]]),
		ofStep('checks'),
		ofStep('writes'),
		// Where it has no room, the end of a sentence is left out.
		claim('sentence', '╯\\n ([^?]*?)\\s*\\n (?:paused|playing) ', ([found = '']) => {
			const [fact] = factsAbout(size, step, variant);
			return [found.replaceAll(/\s+/g, ' ').includes(fact!) ? found : fact!];
		}),
		claim('in vain', '^─ Whole search[^\\n]* ([\\d.]+)% in vain, by steps', ([share = '']) => {
			const found = accounts.filter(({event}) => event?.type === 'solution').map(({queens}) => queens);
			const vain = accounts
				.slice(0, step + 1)
				.filter(
					({queens}) => queens.length > 0 && !found.some((each) => queens.every((column, row) => each[row] === column)),
				);
			return [((100 * vain.length) / (step + 1)).toFixed((share.split('.')[1] ?? '').length)];
		}),
	];
}

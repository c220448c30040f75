import {type Model, placeOf} from '../../../source/explorer/model.js';
import {type Claim, claim, figure} from './claim.js';
import {tableOf} from './memory-claims.js';
import {sentencesAbout} from './sentences.js';
import {type Account, arrayOf, counted, textbook} from './textbook.js';

type Id = (typeof counted)[number];

export const operationsOf = (id: Id, {checks, writes}: Account) => checks[id] + writes[id];

/** The variants with the most operations in all first. */
export function fromSlowest(size: number): readonly Id[] {
	const all = textbook(size).accounts.at(-1)!;
	return counted.toSorted((a, b) => operationsOf(b, all) - operationsOf(a, all));
}

/** By walking: the step of each variant when it has made as many operations as the slowest at this step. */
export function racedSteps(size: number, step: number): Readonly<Record<Id, number>> {
	const {accounts} = textbook(size);
	const [slowest] = fromSlowest(size);
	const budget = operationsOf(slowest!, accounts[step]!);
	const stepOf = (id: Id) =>
		id === slowest || step === 0 ? step : accounts.findLastIndex((account) => operationsOf(id, account) <= budget);
	return {scan: stepOf('scan'), flags: stepOf('flags'), bitmask: stepOf('bitmask')};
}

export function ofCompare(model: Model, isRace: boolean): Claim[] {
	const {size} = model;
	const {accounts} = textbook(size);
	const {step} = placeOf(model);
	const all = accounts.at(-1)!;
	const steps = isRace ? racedSteps(size, step) : {scan: step, flags: step, bitmask: step};
	const [slowest, , fastest] = fromSlowest(size);
	const at = (id: Id) => accounts[steps[id]]!;
	const before = (id: Id) => accounts[steps[id] - 1] ?? at(id);
	const isThrough = (id: Id) => steps[id] === accounts.length - 1;
	const inLanes = (name: string, pattern: string, value: (id: Id, found: string) => number | string) =>
		claim(name, `^${counted.map(() => `(?:│ (?:${pattern}|[^│]*?) *│)`).join(' +')}$`, (found) =>
			counted.map((id, index) => value(id, found[index]!)),
		);
	const operations = operationsOf(slowest!, accounts[step]!);
	const leading = counted.filter((id) => operationsOf(id, all) === operationsOf(fastest!, all)).join(' and ');
	const [hindmost, , front] = counted.toSorted((a, b) => steps[a] - steps[b]);
	const factor = (steps[front!] / steps[hindmost!]).toFixed(1);
	const times = (id: Id) => (operationsOf(id, all) / operationsOf(fastest!, all)).toFixed(1);
	return [
		claim('step', `step ${figure} of ${figure}`, () => [step, accounts.length - 1]),
		claim(
			'steps of lanes',
			`^${counted.map((id) => `╭─ ${id}(?: ✓)? ─*(?: (?:step )?${figure} ─)?╮`).join(' +')}$`,
			() => counted.map((id) => steps[id]),
		),
		claim(
			'cost of a step',
			`^${counted.map((id) => `╭─ ${id} ─*(?: ${figure} (?:check|write)s? ─)?╮`).join(' +')}$`,
			() => counted.map((id) => operationsOf(id, at(id)) - operationsOf(id, before(id))),
		),
		inLanes('share', `[█▌░]* +${figure}% [a-z ]+`, (id) => Math.floor((100 * steps[id]) / (accounts.length - 1))),
		inLanes('place', '✓ (first|second|third)', (id) => {
			const before = counted.filter((each) => operationsOf(each, all) < operationsOf(id, all));
			return isThrough(id) ? ['first', 'second', 'third'][before.length]! : '';
		}),
		inLanes('solutions', `${figure} of [\\d,]+ solutions?`, (id) => at(id).solutions),
		inLanes('checks', `${figure} checks?`, (id, found) =>
			found === String(at(id).checks[id] - before(id).checks[id]) ? found : at(id).checks[id],
		),
		inLanes('writes', `${figure} writes?`, (id, found) =>
			found === String(at(id).writes[id] - before(id).writes[id]) ? found : at(id).writes[id],
		),
		inLanes('operations', `${figure} of ${'[\\d,]+'}(?! sol)`, (id) => operationsOf(id, at(id))),
		claim('operations each', `Given ${figure} operations? each`, () => [operations]),
		// Two can be equally far.
		claim('ahead', '(\\w+) (?:is|are) ([\\d.]+) times as far as (\\w+)', ([first, , last]) => [
			counted.find((id) => id === first && steps[id] === steps[front!]) ?? front!,
			factor,
			counted.find((id) => id === last && steps[id] === steps[hindmost!]) ?? hindmost!,
		]),
		claim(
			'first',
			`([\\w ]+) (?:is|are) through: (?:it|each) needed ${figure} operations[^.]*\\.\\s*(\\w+) has made ${figure}`,
			() => [leading, operationsOf(fastest!, all), slowest!, operations],
		),
		claim('all', `All have found ${figure} solutions?\\.\\s*([\\w ]+) needed ${figure} operations`, () => [
			all.solutions,
			leading,
			operationsOf(fastest!, all),
		]),
		claim('times', '(\\w+) ([\\d.]+) times as\\s+many', ([id]) => [id!, times(counted.find((each) => each === id)!)]),
		inLanes('queens', 'queens([ │]\\d(?:[ │]\\d)*)(?: left over)?', (id) => arrayOf(at(id))),
		claim('tables', `│ (downs|ups) +([01]{${2 * size - 1}}) `, ([name]) => [
			name!,
			tableOf(name === 'ups' ? 'ups' : 'downs', at('flags').queens, size).join(''),
		]),
		...(isRace
			? []
			: [
					claim('sentence', '╯\\n ([^?]*?)\\s*\\n paused', ([found = '']) => {
						const withoutSpaces = (words: string) => words.replaceAll(/\s+/g, '');
						const expected = sentencesAbout(size, step, 'scan');
						return [expected.some((each) => withoutSpaces(each) === withoutSpaces(found)) ? found : expected[0]!];
					}),
				]),
	];
}

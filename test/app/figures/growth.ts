import type {Model} from '../../../source/explorer/model.js';
import {growth} from '../../../source/screens/compare/growth/growth.js';
import {type VariantId, variants} from '../../../source/solver/index.js';
import type {Finding} from './figures.js';
import {textbook} from './textbook.js';

const ids = variants.map(({id}) => id);

/** Two digits below 10, integers from 10 on. */
function inMilliseconds(value: number): string {
	return value < 10 ? String(Number(value.toPrecision(2))) : Math.round(value).toLocaleString('en');
}

/** What it shows, and of which variant. */
const title = /^. (?<what>Time|Checks)(?: in ms)?(?: of (?<id>\w+))?/;
/** Shorter times are left out. */
const leastTime = 0.01;
/** Factors of times that are further from those of the checks are left out. */
const mostDeviation = 2;

/** Rows in which each variant is measured. */
export function growthFindings(frame: string, model: Model): Finding[] {
	const {measurements} = growth.of(model);
	const measured = (size: number, id: VariantId) =>
		measurements.find((each) => each.size === size && each.variant === id);
	const timeOf = (size: number, id: VariantId) => measured(size, id)!.milliseconds;
	const checksOf = (size: number, id: VariantId) => {
		const checks: Partial<Record<VariantId, number>> = textbook(size).accounts.at(-1)!.checks;
		return checks[id] ?? measured(size, id)!.checks;
	};
	const findings: Finding[] = [];
	let table: Readonly<Record<string, string | undefined>> | undefined;
	for (const line of frame.split('\n')) {
		table = title.exec(line)?.groups ?? table;
		const [, row, rest] = /^. +(\d+)( .*)/.exec(line) ?? [];
		const size = Number(row);
		if (!table || rest === undefined || !ids.every((id) => measured(size, id))) {
			continue;
		}

		const {what, id: only} = table;
		const isTime = what === 'Time';
		const quantity = isTime ? timeOf : checksOf;
		const written = isTime ? inMilliseconds : (count: number) => count.toLocaleString('en');
		const isShown = (value: number) => !isTime || value >= leastTime;
		const ratioOf = (id: VariantId) => {
			const factorOf = (of: typeof timeOf) => of(size, id) / of(size - 1, id);
			const deviation = isTime ? factorOf(timeOf) / factorOf(checksOf) : 1;
			const isPlausible = deviation <= mostDeviation && deviation >= 1 / mostDeviation;
			const factor = quantity(size - 1, id) === 0 ? '-' : `x${factorOf(quantity).toFixed(1)}`;
			return isPlausible ? [factor] : [];
		};
		const expected = ids
			.filter((id) => (only === undefined || only === id) && isShown(quantity(size, id)))
			.flatMap((id) => [
				written(quantity(size, id)),
				...(size > 1 && isShown(quantity(size - 1, id)) ? ratioOf(id) : []),
			]);
		findings.push({
			name: `${what}${only ? ` of ${only}` : ''} for ${size}`,
			found: rest.replaceAll(/[█▌│ ]+/g, ' ').trim(),
			expected: expected.join(' '),
		});
	}

	return findings;
}

import type {Model} from '../../../source/explorer/model.js';
import {growth} from '../../../source/screens/compare/growth/growth.js';
import type {Finding} from './figures.js';
import {textbook} from './textbook.js';

const ids = ['scan', 'flags', 'bitmask'] as const;
type Id = (typeof ids)[number];

/** Times as they are written: two digits below 10, integers from 10 on. */
function inMilliseconds(value: number): string {
	return value < 10 ? String(Number(value.toPrecision(2))) : Math.round(value).toLocaleString('en');
}

/** The title of a table: what it shows, of which variant, and whether as values, as ratios or both. */
const title = /^. (?<what>Time|Checks)(?: in ms)?(?: of (?<id>\w+))?(?<ratios>: times|, and times)?/;

/** Finds the rows of all tables in which each variant is measured. */
export function growthFindings(frame: string, model: Model): Finding[] {
	const {measurements} = growth.of(model);
	const isMeasured = (size: number) => ids.every((id) => measured(size, id));
	const measured = (size: number, id: Id) => measurements.find((each) => each.size === size && each.variant === id);
	const timeOf = (size: number, id: Id) => measured(size, id)!.milliseconds;
	const checksOf = (size: number, id: Id) => textbook(size).accounts.at(-1)!.checks[id];
	const findings: Finding[] = [];
	let table: Readonly<Record<string, string | undefined>> | undefined;
	for (const line of frame.split('\n')) {
		table = title.exec(line)?.groups ?? table;
		const [, row, rest] = /^. +(\d+)( .*)/.exec(line) ?? [];
		const size = Number(row);
		if (!table || rest === undefined || !isMeasured(size)) {
			continue;
		}

		const {what, id: only, ratios} = table;
		const [quantity, written] =
			what === 'Time' ? [timeOf, inMilliseconds] : [checksOf, (count: number) => count.toLocaleString('en')];
		const ratioOf = (now: number, before: number) => (before === 0 ? '-' : `x${(now / before).toFixed(1)}`);
		const expected = ids
			.filter((id) => only === undefined || only === id)
			.flatMap((id) => [
				...(ratios === ': times' ? [] : [written(quantity(size, id))]),
				...(ratios && size > 1 ? [ratioOf(quantity(size, id), quantity(size - 1, id))] : []),
			]);
		// A chart can stand beside the table.
		const found = rest.trim().split(/[ │]+/).slice(0, expected.length);
		if (expected.length > 0) {
			findings.push({
				name: `${what}${only ? ` of ${only}` : ''}${ratios ?? ''} for ${size}`,
				found: found.join(' '),
				expected: expected.join(' '),
			});
		}
	}

	return findings;
}

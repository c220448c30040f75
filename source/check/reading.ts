import {boards, wide} from './boards.js';
import {digits, lists} from './lists.js';
import {isNeutral} from './pieces.js';
import {records} from './records.js';
import {steps} from './steps.js';
import type {Form, Line, Reader, Reading, Unit} from './units.js';

/** The first of those that read equally much is taken. */
const forms: readonly Form[] = [steps, boards, lists, digits, records];
const orders: readonly (readonly Form[])[] = [...forms, wide(1), wide(2), wide(3)]
	.map((form) => [form, ...forms.filter((other) => other !== form)])
	.slice(1);
/** A unit is shorter. It may go on in the lines that follow. */
const mostLinesOfUnit = 200;

/**
 * Each form reads all lines, and the others what it leaves; the order is taken that leaves the fewest of the first lines with
 * data. A form is found out from the first lines in which it reads something.
 */
export class Forms {
	readonly #size: number | undefined;
	readonly #found = new Map<Form, Reader>();
	#order: readonly Form[] | undefined;
	#rest: readonly Line[] = [];

	constructor(size: number | undefined) {
		this.#size = size;
	}

	/** What the next lines cannot change. */
	read(lines: readonly Line[], isEnd: boolean): Reading {
		const all = [...this.#rest, ...lines];
		let best = this.#inOrder(this.#order ?? forms, all, isEnd);
		for (const order of this.#order ? [] : orders) {
			if (unreadIn(best) > 0) {
				const reading = this.#inOrder(order, all, isEnd);
				best = reading.used.has(order[0]!) && unreadIn(reading) < unreadIn(best) ? reading : best;
			}
		}

		const {order, units, left, used, end} = best;
		this.#rest = all.filter(({at}) => at >= end);
		for (const [form, {reader, firstAt}] of used) {
			if (firstAt < end) {
				this.#found.set(form, reader);
			}
		}

		// Those that read nothing need not look at every line.
		const isFound = (form: Form) => this.#found.has(form);
		this.#order = units.length > 0 ? order.toSorted((a, b) => Number(isFound(b)) - Number(isFound(a))) : this.#order;

		return {units, left};
	}

	#inOrder(order: readonly Form[], lines: readonly Line[], isEnd: boolean) {
		const used = new Map<Form, {readonly reader: Reader; readonly firstAt: number}>();
		const units: Unit[] = [];
		let left = lines;
		for (const form of order) {
			if (left.every(({text}) => text.trim() === '')) {
				break;
			}

			// The names of columns are no lists beside drawn boards.
			const isDrawn = units.some((unit) => unit.type === 'board' && unit.masks);
			const isFor = ({text, isRest}: Line) => !isRest && !(isDrawn && isNeutral(text));
			const own = left.filter(isFor);
			const reader = this.#found.get(form) ?? form(own, this.#size);
			const reading = reader(own);
			const [first] = reading.units;
			if (first) {
				units.push(...reading.units);
				used.set(form, {reader, firstAt: first.at});
				left = [...reading.left, ...left.filter((each) => !isFor(each))];
			} else if (form === order[0] && orders.includes(order)) {
				// The others read what they read in the first order.
				break;
			}
		}

		units.sort(byPlace);
		const end = isEnd ? Number.POSITIVE_INFINITY : endOf(lines, units);
		const isBefore = ({at}: {readonly at: number}) => at < end;
		return {order, units: units.filter(isBefore), left: left.filter(isBefore).sort(byPlace), used, end};
	}
}

function byPlace(one: {readonly at: number}, other: {readonly at: number}): number {
	return one.at - other.at;
}

/** A board of too few rows is rather something else. */
function unreadIn({units, left}: Reading): number {
	const broken = units.reduce(
		(sum, unit) => sum + (unit.type === 'board' && unit.masks && unit.found !== unit.width ? unit.found : 0),
		0,
	);
	return broken + left.filter(({text, isRest}) => !isRest && !isNeutral(text)).length;
}

/** Of the last lines units may be incomplete: they are read again with those that follow. */
function endOf(lines: readonly Line[], units: readonly Unit[]): number {
	const latest = lines[lines.length - mostLinesOfUnit]?.at ?? 0;
	const last = units.reduce((line, unit) => (unit.at < latest ? Math.max(line, unit.last) : line), 0);
	const next = latest > 0 ? lines.find(({at, number}) => at >= latest && number > last) : undefined;
	return next?.at ?? units.at(-1)?.at ?? latest;
}

/** `#1000`, `1000:`, `(1000)` */
const isTitle = /^[#([]?\d+[.:)\]]?$/;

/** A row, a solution or a test that no form has read, rather than a sentence, a heading or a number. */
export function looksLikeData(text: string): boolean {
	const bare = text.trim();
	const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
	const numbers = count(/(?<![A-Za-z\d./])\d{1,2}(?:st|nd|rd|th)?(?![\w/]|\.\d)/g);
	const signs = [...bare.replace(/[\s,;|[\](){}"']/g, '')];
	const {size} = new Set(signs);
	const digits = count(/\d/g);
	const looks = [
		numbers >= 4 && numbers > count(/(?<!\d)\p{L}{2,}/gu),
		// `Q..,`, `..Q.`
		signs.length >= 4 && size > 1 && size <= 4 && !/\p{L}{2}|\d/u.test(bare),
		// `1.5863724`
		/^\S{4,12}$/.test(bare) && digits >= 4 && digits * 4 >= bare.length * 3 && !isTitle.test(bare),
		// `AEHFCGBD`
		/^[A-Z]{4,12}$/.test(bare),
		// `safe(1, 2): True`
		/\d\D+\d.*\b(?:true|false)\b/i.test(bare),
		// `{'row0': 1, 'row1': 3}`
		/[[({](?:[^[\](){}\d]*\d{1,2}(?!\d)){4}/.test(bare),
		// `a1 -> b3 -> c5`
		count(/(?<!\w)[A-Pa-p]\d{1,2}(?!\w)/g) >= 4,
	];
	return looks.includes(true) && !isNeutral(text);
}

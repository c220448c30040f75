import {boards, wide} from './boards.js';
import {digits, lists} from './lists.js';
import {isNeutral} from './pieces.js';
import {records} from './records.js';
import {steps} from './steps.js';
import type {Form, Line, Unit} from './units.js';

type Reading = {readonly order: readonly Form[]; readonly units: readonly Unit[]; readonly left: readonly Line[]};

/** The first of those that read equally much is taken. */
const forms: readonly Form[] = [steps, boards, lists, digits, records];
const rare: readonly Form[] = [wide(1), wide(2), wide(3)];
/** A unit is shorter. It may go on in the lines that follow. */
const mostLinesOfUnit = 200;

/**
 * Each form reads all lines, and the others what it leaves; the order is taken that leaves the fewest of the first lines with
 * data.
 */
export class Forms {
	readonly #size: number | undefined;
	#order: readonly Form[] | undefined;
	#rest: readonly Line[] = [];

	constructor(size: number | undefined) {
		this.#size = size;
	}

	/** What the next lines cannot change. */
	read(lines: readonly Line[], isEnd: boolean): Pick<Reading, 'units' | 'left'> {
		const all = [...this.#rest, ...lines];
		const {order, units, left} = this.#order ? inOrder(this.#order, all, this.#size) : bestOf(all, this.#size);
		this.#order = units.length > 0 ? order : this.#order;
		const end = isEnd ? Number.POSITIVE_INFINITY : endOf(all, units);
		const isBefore = ({at}: {readonly at: number}) => at < end;
		this.#rest = all.filter((line) => !isBefore(line));
		return {units: units.filter(isBefore), left: left.filter(isBefore)};
	}
}

function bestOf(lines: readonly Line[], size: number | undefined): Reading {
	let best = inOrder(forms, lines, size);
	// What has read nothing behind others can read nothing before them.
	const others = best.units.length > 0 ? forms.slice(1) : [];
	for (const form of [...others, ...rare]) {
		if (unreadIn(best) > 0) {
			const reading = inOrder([form, ...forms.filter((other) => other !== form)], lines, size);
			best = unreadIn(reading) < unreadIn(best) ? reading : best;
		}
	}

	return best;
}

function inOrder(order: readonly Form[], lines: readonly Line[], size: number | undefined): Reading {
	const units: Unit[] = [];
	let left = lines;
	for (const form of order) {
		// The names of columns are no lists beside drawn boards.
		const isDrawn = units.some((unit) => unit.type === 'board' && unit.masks);
		const found = form(isDrawn ? left.filter(({text}) => !isNeutral(text)) : left, size);
		if (found.length === 0 && form === order[0] && form !== forms[0]) {
			break;
		}

		const used = new Set(found.flatMap(({at, end}) => Array.from({length: end - at + 1}, (_, by) => at + by)));
		units.push(...found);
		left = left.filter(({at}) => !used.has(at));
		if (left.every(({text}) => text.trim() === '')) {
			break;
		}
	}

	return {order, units: units.toSorted((one, other) => one.at - other.at), left};
}

/** A board of too few rows is rather something else. */
function unreadIn({units, left}: Reading): number {
	const broken = units.reduce(
		(sum, unit) => sum + (unit.type === 'board' && unit.masks && unit.found !== unit.width ? unit.found : 0),
		0,
	);
	return broken + left.filter(({text}) => !isNeutral(text)).length;
}

/** Of the last lines units may be incomplete: they are read again with those that follow. */
function endOf(lines: readonly Line[], units: readonly Unit[]): number {
	const latest = lines[lines.length - mostLinesOfUnit]?.at ?? 0;
	const end = units.reduce((end, unit) => (unit.at < latest ? Math.max(end, unit.end + 1) : end), latest);
	return latest > 0 ? end : (units.at(-1)?.at ?? 0);
}

/** `#1000`, `1000:`, `(1000)` */
const isTitle = /^[#([]?\d+[.:)\]]?$/;

/** A row, a solution or a test that no form has read, rather than a sentence, a heading or a number. */
export function looksLikeData(text: string): boolean {
	if (/^\D*[a-z]{2}\D*$/.test(text)) {
		return false;
	}

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
		// `AEHFCGBD`, `Q7/4Q3/7Q/2Q5`
		/^[A-Z]{4,12}$|^[Qq\d]+(?:\/[Qq\d]+){3,}$/.test(bare),
		// `safe(1, 2): True`
		/\d\D+\d.*\b(?:true|false)\b/i.test(bare),
		// `{'row0': 1, 'row1': 3}`
		/[[({](?:[^[\](){}\d]*\d{1,2}(?!\d)){4}/.test(bare),
		// `a1 -> b3 -> c5`
		count(/(?<!\w)[A-Pa-p]\d{1,2}(?!\w)/g) >= 4,
	];
	return looks.includes(true) && !isNeutral(text);
}

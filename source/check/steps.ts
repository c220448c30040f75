import {type Form, memoised, placeOf, type Test} from './units.js';

type Found = Pick<Test, 'row' | 'column' | 'isSafe' | 'isPlacement'>;

const safe = /^(?:true|yes|safe|ok|okay|valid|free|allowed|安全|(?:可以|可|能)放?置?|是|[√✓✔])$/;
const attacked =
	/^(?:false|no|unsafe|attack(?:ed)?|conflicts?|invalid|blocked|冲突|(?:不|没有?|未)\p{Script=Han}{1,3}|被攻击|否|[×✗])$/u;
/** `attacked(1, 0) = true` says that the square is not safe. */
const denying = /attack|conflict|threat|danger|冲突|攻击/i;
const truths = /^(?:true|false|yes|no)$/;
const between =
	/^(?:[a-z]|conflicts?|under|is|are|was|not|return(?:s|ed)?|result|issafe|safe|attacked|row|col|column|位置|结果|测试|判断|行|列|是|是否安全)$/;
/** `[1][2]=0`, `check 1 2 0`, `1 2 0` */
const bits = /^(\D*)(\d{1,4})\D+(\d{1,4})\D+([01])$/;
const beforeBits = /\[\s*$|^(?:test|check|try|is_?safe)/i;
/** `Step 3: test (1, 2) => safe`, `Row 1, Col 0 -> attacked`, `测试第1行第0列：冲突` */
const general = /^(?:[^\d]*\d+[:.)]\s+)?[^\d]*?(\d{1,4})[^\d]{1,24}?(\d{1,4})(?!\d)([^\d]*)(.*)$/u;
/** `Placing queen at (0, 0)`, `Cannot place queen at (1, 0)` */
const placed = /^\W*(cannot|can't|can not|不能)?\s*(?:plac\w+|put\w*|放置?)\D+(\d{1,4})\D+(\d{1,4})\D*$/iu;
const removed = /backtrack|remov|undo|unplac|回溯|撤销|移除/i;
const longest = 200;

/** Tests, or the placements of a log. */
export const steps: Form = (lines, size) => {
	const isLog = lines.some(({text}) => removed.test(text) || placed.exec(text)?.[1]);
	// Of 3 queens, these are rows of a matrix.
	const isBare = size !== 3 && lines.filter(({text}) => bits.exec(text.trim())?.[1] === '').length * 2 > lines.length;
	const found = memoised((text) => (isLog ? placementIn(text) : undefined) ?? testIn(text.trim(), isBare));
	return lines.flatMap((line): readonly Test[] => {
		const test = found(line.text);
		return test ? [{type: 'test', ...placeOf(line), ...test}] : [];
	});
};

function placementIn(text: string): Found | undefined {
	const [, not, row, column] = placed.exec(text) ?? [];
	return row === undefined ? undefined : {row: Number(row), column: Number(column), isSafe: !not, isPlacement: !not};
}

/** Two numbers, and then what was found; undefined for any other line. */
function testIn(text: string, isBare: boolean): Found | undefined {
	if (text.length > longest || !/\d/.test(text)) {
		return undefined;
	}

	const bit = bits.exec(text);
	if (bit && (beforeBits.test(bit[1]!) || (isBare && bit[1] === ''))) {
		return {row: Number(bit[2]), column: Number(bit[3]), isSafe: bit[4] === '1'};
	}

	// `{"row": 0, "col": 1, "safe": true}`: behind the outcome nothing but brackets and quotes counts.
	const [, row, column, words = '', rest = ''] = general.exec(text) ?? [];
	const tail = words.toLowerCase().match(/\p{Script=Han}+|[\p{L}√✓✔×✗]+/gu) ?? [];
	const isOutcome = (word: string) => safe.test(word) || attacked.test(word);
	const at = rest === '' ? tail.length - 1 : tail.findIndex(isOutcome);
	const outcome = tail[at] ?? '';
	const isWhole = rest === '' || at + 1 < tail.length;
	if (row === undefined || !isWhole || !isOutcome(outcome) || !tail.slice(0, at).every((word) => between.test(word))) {
		return undefined;
	}

	const before = `${text.slice(0, text.length - words.length - rest.length)} ${tail.slice(0, at).join(' ')}`;
	const isDenied = tail[at - 1] === 'not' || (truths.test(outcome) && denying.test(before));
	return {row: Number(row), column: Number(column), isSafe: safe.test(outcome) !== isDenied};
}

import {type Form, memoised, placeOf, type Test} from './units.js';

type Found = Pick<Test, 'row' | 'column' | 'isSafe'>;

const safe = /^(?:true|yes|safe|ok|okay|valid|free|allowed|安全|(?:可以|可|能)放?置?|是|[√✓✔1])$/;
const attacked =
	/^(?:false|no|unsafe|attack(?:ed)?|conflicts?|invalid|blocked|冲突|(?:不|没有?|未)\p{Script=Han}{1,3}|被攻击|否|[×✗0])$/u;
/** `attacked(1, 0) = true` says that the square is not safe. */
const denying = /attack|conflict|threat|danger|冲突|攻击/i;
const truths = /^(?:true|false|yes|no|[01])$/;
const between =
	/^(?:[a-z]|conflicts?|under|is|are|was|not|return(?:s|ed)?|result|issafe|safe|attacked|row|col|column|位置|结果|测试|判断|行|列|是|是否安全)$/;
/** `[1][2]=0`, `check 1 2 0` */
const bits =
	/^(?:[^\d]*\[\s*(\d{1,4})\s*\]\s*\[\s*(\d{1,4})\s*\]\s*[=:]+|(?:test|check|try|is_?safe)\w*\W+(\d{1,4})\D+(\d{1,4})\D+)\s*([01])$/i;
/** `Step 3: test (1, 2) => safe`, `Row 1, Col 0 -> attacked`, `测试第1行第0列：冲突` */
const general = /^(?:[^\d]*\d+[:.)]\s+)?[^\d]*?(\d{1,4})[^\d]{1,24}?(\d{1,4})(?!\d)([^\d]*)(.*)$/u;
/** `Placing queen at (0, 0)`, `Cannot place queen at (1, 0)` */
const placed = /^\W*(cannot|can't|can not|不能)?\s*(?:plac\w+|put\w*|放置?)\D+(\d{1,4})\D+(\d{1,4})\D*$/iu;
const removed = /backtrack|remov|undo|unplac|回溯|撤销|移除/i;
const longest = 200;

/** Tests, or the placements of a log. */
export const steps: Form = (lines) => {
	const isLog = lines.some(({text}) => removed.test(text) || placed.exec(text)?.[1]);
	const found = memoised((text) => (isLog ? placementIn(text) : undefined) ?? testIn(text));
	return lines.flatMap((line): readonly Test[] => {
		const test = found(line.text);
		return test ? [{type: 'test', ...placeOf(line), ...test}] : [];
	});
};

function placementIn(text: string): Found | undefined {
	const [, not, row, column] = placed.exec(text) ?? [];
	return row === undefined ? undefined : {row: Number(row), column: Number(column), isSafe: !not};
}

/** Two numbers, or a square as `a1`, and then what was found; undefined for any other line. */
function testIn(written: string): Found | undefined {
	if (written.length > longest || !/\d/.test(written)) {
		return undefined;
	}

	// `checking square a1: free`
	const text = written
		.trim()
		.replace(
			/(?<=square\s+)([a-z])(\d{1,2})(?!\w)/i,
			(_, letter: string, row: string) => `${row},${letter.toLowerCase().charCodeAt(0) - 96}`,
		);
	const bit = bits.exec(text);
	if (bit) {
		const [, one, other, first = one, second = other, outcome] = bit;
		return {row: Number(first), column: Number(second), isSafe: outcome === '1'};
	}

	// `{"row": 0, "col": 1, "safe": true}`: behind the outcome nothing but brackets and quotes counts.
	const [, row, column, words = '', rest = ''] = general.exec(text) ?? [];
	const tail = words.toLowerCase().match(/\p{Script=Han}+|[\p{L}√✓✔×✗]+|^[01]$/gu) ?? [];
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

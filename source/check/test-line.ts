import type {Line} from '../print/input.js';
import {plainText} from './row.js';

export type Test = {
	readonly type: 'test';
	readonly line: number;
	readonly row: number;
	readonly column: number;
	readonly isSafe: boolean;
};

const safe = /^(?:true|yes|safe|ok|okay|valid|free|allowed|安全|(?:可以|可|能)放?置?|是|[√✓✔1])$/;
const attacked =
	/^(?:false|no|unsafe|attacked|conflicts?|invalid|blocked|冲突|(?:不|没有?|未)\p{Script=Han}{1,3}|被攻击|否|[×✗0])$/u;
/** `attacked(1, 0) = true` says that the square is not safe. */
const denying = /attack|conflict|threat|danger|冲突|攻击/i;
const truths = /^(?:true|false|yes|no|[01])$/;
const between =
	/^(?:conflicts?|under|is|are|was|not|return(?:s|ed)?|result|issafe|safe|attacked|row|col|column|位置|结果|测试|行|列|是|是否安全)$/;
const usual = /^\s*\[(\d{1,4})\]\[(\d{1,4})\]=(true|false)\s*$/;
const bits =
	/^(?:[^\d]*\[\s*(\d{1,4})\s*\]\s*\[\s*(\d{1,4})\s*\]\s*[=:]+|(?:test|check|try|is_?safe)\w*\W+(\d{1,4})\D+(\d{1,4})\D+)\s*([01])$/i;
const general = /^(?:[^\d]*\d+[:.)]\s+)?[^\d]*?(\d{1,4})[^\d]{1,24}?(\d{1,4})(?!\d)([^\d]*)(.*)$/u;

/** Two numbers, then what was found, and perhaps which queen attacks; undefined for any other line. */
export function testIn({number: line, text: written}: Line): Test | undefined {
	const [, row, column, truth = ''] = usual.exec(written) ?? [];
	if (row !== undefined) {
		return {type: 'test', line, row: Number(row), column: Number(column), isSafe: truth === 'true'};
	}

	if (!/\d/.test(written) || !/\p{L}|[√✓✔×✗]|[01]\s*$/u.test(written) || written.length > 200) {
		return undefined;
	}

	const text = plainText(written).trim();
	const bit = bits.exec(text);
	if (bit) {
		const [, one, other, first = one, second = other, found] = bit;
		return {type: 'test', line, row: Number(first), column: Number(second), isSafe: found === '1'};
	}

	const match = general.exec(text);
	const tail = match?.[3]?.toLowerCase().match(/\p{Script=Han}+|[\p{L}√✓✔×✗]+|^[01]$/gu) ?? [];
	const at = match?.[4] === '' ? tail.length - 1 : tail.findIndex((word) => safe.test(word) || attacked.test(word));
	const outcome = tail[at] ?? '';
	// Behind `conflict with queen 3` there are words, too, and not behind `No.3`.
	const isOutcome = (safe.test(outcome) || attacked.test(outcome)) && (match?.[4] === '' || at + 1 < tail.length);
	const others = `${text.slice(0, text.length - (match?.[3] ?? '').length - (match?.[4] ?? '').length)} ${tail.slice(0, at).join(' ')}`;
	const isDenied = tail[at - 1] === 'not' || (truths.test(outcome) && denying.test(others));
	return match && isOutcome && tail.slice(0, at).every((word) => between.test(word))
		? {type: 'test', line, row: Number(match[1]), column: Number(match[2]), isSafe: safe.test(outcome) !== isDenied}
		: undefined;
}

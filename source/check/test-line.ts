import type {Line} from '../print/input.js';
import {plainText} from './row.js';

export type Test = {
	readonly type: 'test';
	readonly line: number;
	readonly row: number;
	readonly column: number;
	readonly isSafe: boolean;
};

const safe = /^(?:true|yes|safe|ok|valid|free|安全|可以|可放|是|[√✓✔1])$/;
const attacked = /^(?:false|no|unsafe|attacked|conflict|invalid|blocked|冲突|不安全|不可以|不可放|被攻击|否|[×✗0])$/;
const between =
	/^(?:is|are|was|not|returns?|result|issafe|safe|attacked|row|col|column|位置|结果|测试|行|列|是|是否安全)$/;
const usual = /^\s*\[(\d{1,4})\]\[(\d{1,4})\]=(true|false)\s*$/;
const bits = /^[^\d]*\[\s*(\d{1,4})\s*\]\s*\[\s*(\d{1,4})\s*\]\s*[=:]+\s*([01])$/;
const general = /^(?:[^\d]*\d+[:.)]\s+)?[^\d]*?(\d{1,4})[^\d]{1,24}?(\d{1,4})(?!\d)([^\d]*)$/u;

/** Two numbers, and at the end what was found; undefined for any other line. */
export function testIn({number: line, text: written}: Line): Test | undefined {
	const [, row, column, outcome = ''] = usual.exec(written) ?? [];
	if (row !== undefined) {
		return {type: 'test', line, row: Number(row), column: Number(column), isSafe: outcome === 'true'};
	}

	// Most lines end with something else than a word, or have no number.
	if (!/\d/.test(written) || !/[\p{L}√✓✔×✗01][\s.!;)]*$/u.test(written) || written.length > 200) {
		return undefined;
	}

	const text = plainText(written).trim();
	const match = bits.exec(text) ?? general.exec(text) ?? undefined;
	const tail = match?.[3]?.toLowerCase().match(/\p{Script=Han}+|[\p{L}√✓✔×✗]+|^[01]$/gu) ?? [];
	const last = tail.at(-1) ?? '';
	const isOutcome = safe.test(last) || attacked.test(last);
	const isDenied = tail.at(-2) === 'not';
	return match && isOutcome && tail.slice(0, -1).every((word) => between.test(word))
		? {type: 'test', line, row: Number(match[1]), column: Number(match[2]), isSafe: safe.test(last) !== isDenied}
		: undefined;
}

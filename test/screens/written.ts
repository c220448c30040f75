import type {DrawnSquare} from '../../source/components/square.js';

const signs: Readonly<Record<string, string>> = {safe: '+', rejected: 'x', attacker: '!', tested: '?', explored: 'o'};
const lines = {column: '|', diagonal: '\\', antidiagonal: '/', row: '-'} as const;

/** The first letters of its role, then its queen, sign, lines and number, and a cursor. */
export function written({role, hasQueen, hasCursor, sign, line, attack, number}: DrawnSquare): string {
	const attacked = attack && `${lines[attack.line]}${attack.row}`;
	const shown = [hasQueen && 'Q', signs[sign ?? ''], line && lines[line], attacked, number?.text, hasCursor && '_'];
	return (role?.slice(0, 2) ?? '') + shown.filter(Boolean).join('') || '.';
}

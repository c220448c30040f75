import type {DrawnSquare} from '../../source/components/square.js';
import type {NumberKind} from '../../source/explorer/model.js';
import type {Mark} from '../../source/screens/mark.js';

/** `numbers` is the kind of numbers on the board. */
export function isOnSquare([id, look]: Mark, square: DrawnSquare, numbers: NumberKind | 'none'): boolean {
	if (typeof look === 'function') {
		return false;
	}

	if (look.number) {
		return id === numbers && square.number !== undefined;
	}

	const {attack, line, ...marked} = look;
	const {role = square.role, sign = square.sign, hasQueen = square.hasQueen, hasCursor = square.hasCursor} = marked;
	return (
		role === square.role &&
		sign === square.sign &&
		hasQueen === square.hasQueen &&
		hasCursor === square.hasCursor &&
		(attack === undefined || square.attack !== undefined) &&
		(line === undefined || square.line !== undefined)
	);
}

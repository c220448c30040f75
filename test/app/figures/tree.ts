import type {Account} from './textbook.js';
import {textbook} from './textbook.js';

export function glyphOf(size: number, step: number, node: readonly number[]): string {
	const {accounts} = textbook(size);
	const now = accounts[step]!;
	if (begins(now.queens, node)) {
		const isCurrent = node.length === now.queens.length;
		if (isCurrent && now.event?.type === 'solution') {
			return '✶';
		}

		return isCurrent && step > 0 && now.deadEnds > accounts[step - 1]!.deadEnds ? '⊣' : '♛';
	}

	const placed = placementsBelow(accounts, node);
	if (!placed.some(({at}) => at <= step)) {
		const {event} = now;
		const isTested = event?.type === 'test' && [...now.queens, event.column].join() === node.join();
		return isTested ? '?' : '·';
	}

	if (node.length === size) {
		return '✶';
	}

	if (placed.length === 1) {
		return '⊣';
	}

	return placed.some(({queens}) => queens.length === size) ? '◉' : '◦';
}

function placementsBelow(accounts: readonly Account[], node: readonly number[]) {
	return accounts.flatMap(({event, queens}, at) =>
		event?.type === 'place' && begins(queens, node) ? [{at, queens}] : [],
	);
}

function begins(queens: readonly number[], node: readonly number[]): boolean {
	return node.every((column, row) => queens[row] === column);
}

/** Left and right of the path, below its node of this depth. */
export function besidePath(size: number, step: number, depth: number): readonly number[] {
	const {accounts} = textbook(size);
	const {queens} = accounts[step]!;
	const node = queens.slice(0, depth);
	const child = queens.slice(0, depth + 1);
	const beside = placementsBelow(accounts, node).filter(
		(each) => each.queens.length > depth && (child.length === depth || !begins(each.queens, child)),
	);
	return [true, false].flatMap((isLeft) => {
		const side = beside.filter(({at}) => at <= step === isLeft);
		return [side.length, side.filter((each) => each.queens.length === size).length];
	});
}

/** Without the root. */
export function nodesOf(size: number): readonly (readonly number[])[] {
	return textbook(size).accounts.flatMap(({event, queens}) => (event?.type === 'place' ? [queens] : []));
}

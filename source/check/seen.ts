/** More tests than this are not kept: guessing would take too long. */
const mostTests = 10_000_000;

/**
 * All tests and boards of a program, in little memory: the tests in their order, of the boards only how many there are and a sum
 * of hashes, which does not depend on their order.
 */
export class Seen {
	hasTests = false;
	boards = 0;
	#tests = new Uint16Array(1024);
	#length = 0;
	#sums = [0, 0];
	#isWhole = true;
	#hasBoards = false;

	/** Whether all that was seen is kept. */
	get isWhole(): boolean {
		return this.#isWhole;
	}

	get hasBoards(): boolean {
		return this.#hasBoards || !this.hasTests;
	}

	addTest(row: number, column: number, isSafe: boolean): void {
		this.hasTests = true;
		this.#isWhole &&= this.#length < mostTests && row >= 0 && column >= 0 && row < 32 && column < 32;
		if (!this.#isWhole) {
			return;
		}

		if (this.#length === this.#tests.length) {
			const longer = new Uint16Array(2 * this.#length);
			longer.set(this.#tests);
			this.#tests = longer;
		}

		this.#tests[this.#length++] = packed(row, column, isSafe);
	}

	addBoard(masks: readonly number[]): void {
		this.#hasBoards = true;
		this.boards++;
		let one = masks.length;
		let other = ~masks.length;
		for (const mask of masks) {
			one = Math.imul(one ^ mask, 0x9e3779b1);
			one ^= one >>> 15;
			other = Math.imul(other + mask, 0x85ebca6b);
			other ^= other >>> 13;
		}

		this.#sums = [(this.#sums[0]! + one) | 0, (this.#sums[1]! + other) | 0];
	}

	/** Something was seen that no program prints for any mistake known here. */
	spoil(): void {
		this.#isWhole = false;
	}

	/** Counts a test, and says whether it is the next one of the other. Keeps none. */
	isNextTest(other: Seen, row: number, column: number, isSafe: boolean): boolean {
		return this.#length < other.#length && other.#tests[this.#length++] === packed(row, column, isSafe);
	}

	/** Whether the other has the same tests and boards, or those of the two that it has. */
	equals(other: Seen): boolean {
		const hasTests = !other.hasTests || this.#length === other.#length;
		const isSame = this.boards === other.boards && this.#sums.every((sum, index) => sum === other.#sums[index]);
		return hasTests && (!other.hasBoards || isSame);
	}
}

function packed(row: number, column: number, isSafe: boolean): number {
	return (row << 6) | (column << 1) | Number(isSafe);
}

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {createSectionReader, type Moment, sectionsFrom, Tape} from '../../../source/solver/index.js';

function tapeRead(size: number): Tape {
	const tape = new Tape(size);
	tape.advance(Number.POSITIVE_INFINITY);
	return tape;
}

/** A tape of the size that has been read in sections only, each in parts of this many moments. */
function tapeOfSections(size: number, part: number): Tape {
	const tape = new Tape(size);
	const read = createSectionReader(size);
	for (const section of sectionsFrom(tape.horizon)) {
		const moments = [...read(section)];
		for (let first = 0; first < moments.length; first += part) {
			tape.add(section, moments.slice(first, first + part));
		}
	}

	tape.advance(Number.POSITIVE_INFINITY);
	return tape;
}

test('a tape of sections has the moments of one read at once, anywhere on larger boards', () => {
	const tapes = [10, 11, 12].map((size) => [tapeOfSections(size, size), tapeRead(size)] as const);
	fc.assert(
		fc.property(fc.constantFrom(...tapes), fc.double({min: 0, max: 1, noNaN: true}), ([tape, other], share) => {
			expect(tape.end).toEqual(other.end);
			const index = Math.floor(share * other.end!.index);
			expect(tape.at(index)).toEqual(other.at(index));
			const number = 1 + Math.floor(share * (other.end!.solutions - 1));
			expect(tape.solution(number)).toEqual(other.solution(number));
			expect(tape.deadEnd(number)).toEqual(other.deadEnd(number));
		}),
	);
});

test('sections that the tape has read itself, wholly or in part, change nothing', () => {
	const size = 12;
	const other = tapeRead(size);
	const read = createSectionReader(size);
	const sections = [...sectionsFrom(new Tape(size).horizon)].map((section) => [section, [...read(section)]] as const);
	const tape = new Tape(size);
	for (const [number, [section, moments]] of sections.entries()) {
		if (number % 3 === 0) {
			tape.advance(0.5);
		}

		const before = tape.horizon.index;
		tape.add(section, moments);
		expect(tape.horizon.index).toBeGreaterThanOrEqual(before);
		expect(tape.at(tape.horizon.index)).toEqual(other.at(tape.horizon.index));
	}

	tape.advance(Number.POSITIVE_INFINITY);
	expect(tape.end).toEqual(other.end);
});

test('reading goes on with the first section that the horizon has not left', () => {
	const tape = new Tape(12);
	const all = [...sectionsFrom(tape.horizon)];
	const read = createSectionReader(12);
	const ends = (section: readonly number[]) => [...read(section)].at(-1)!;
	for (const [number, section] of all.slice(0, 20).entries()) {
		tape.add(section, [ends(section)]);
		expect([...sectionsFrom(tape.horizon)]).toEqual(all.slice(number + 1));
	}

	const [first, ...others] = [...sectionsFrom(tape.horizon)];
	const inside: Moment = [...read(first!)][0]!;
	tape.add(first!, [inside]);
	expect([...sectionsFrom(tape.horizon)].slice(-others.length)).toEqual(others);
});

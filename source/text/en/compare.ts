import type {VariantId} from '../../solver/index.js';
import {number} from '../numbers.js';
import type {Wordings} from '../width.js';
import {counted} from './words.js';

const operations = (count: number) => counted(count, 'operation', 'operations');
const named = (ids: readonly VariantId[]) => ids.join(' and ');
const times = (factor: number) => `${factor.toFixed(1)} times`;

export const compare = {
	start: (key: string) => `Same steps, different work. ${key} starts the race: who is through first?`,
	level: (each: number) => `Given ${operations(each)} each (not time), all are at the same step.`,
	ahead: (
		each: number,
		first: readonly VariantId[],
		last: readonly VariantId[],
		{factor, isLeast}: {readonly factor: number; readonly isLeast: boolean},
	): Wordings => {
		const ahead = `${named(first)} ${first.length > 1 ? 'are' : 'is'} ${isLeast ? 'more than ' : ''}${times(factor)} as far as ${named(last)}.`;
		return [`Given ${operations(each)} each (not time), ${ahead}`, `Given equal work (not time), ${ahead}`];
	},
	firstThrough: (
		first: readonly VariantId[],
		needed: number,
		last: VariantId,
		made: number,
		{found, all}: {readonly found: number; readonly all: number},
	): Wordings => [
		`${named(first)} ${first.length > 1 ? 'are through: each' : 'is through: it'} needed ${operations(needed)} (not time). ${last} has made ${number(made)}${all > 0 ? `, and has found ${number(found)} of ${counted(all, 'solution', 'solutions')}` : ''}.`,
		`${named(first)} ${first.length > 1 ? 'are' : 'is'} through. ${last} has made ${operations(made)} (not time).`,
	],
	allThrough: (
		solutions: number,
		first: readonly VariantId[],
		needed: number,
		others: readonly {readonly ids: readonly VariantId[]; readonly factor: number}[],
	): Wordings => [
		`${solutions > 0 ? `All have found ${counted(solutions, 'solution', 'solutions')}` : 'All are through: there is no solution'}. ${named(first)} needed ${operations(needed)}${first.length > 1 ? ' each' : ''} (not time), ${others.map(({ids, factor}) => `${named(ids)} ${times(factor)} as many`).join(', ')}.`,
		`All are through: ${others.map(({ids, factor}) => `${named(ids)} with ${factor.toFixed(1)}`).join(', ')} times the work of ${named(first)}.`,
	],
	places: ['first', 'second', 'third'],
	atStep: (step: number): Wordings => [`step ${number(step)}`, number(step)],
	beyond: (step: number) => `beyond step ${number(step)}: the search has not been read further`,
	shares: (percent: number): Wordings => [`${percent}% of its search`, `${percent}%`],
	solutions: (found: number, all: number | undefined): Wordings =>
		all === undefined
			? counted(found, 'solution', 'solutions')
			: [`${number(found)} of ${counted(all, 'solution', 'solutions')}`, `${number(found)} of ${number(all)}`],
	checks: (count: number, written: string) => `${written} ${count === 1 ? 'check' : 'checks'}`,
	writes: (count: number, written: string) => `${written} ${count === 1 ? 'write' : 'writes'}`,
	operations,
	soFar: 'operations so far',
	soFarOf: (count: number, all: number | undefined): Wordings =>
		all === undefined ? number(count) : [`${number(count)} of ${number(all)}`, number(count)],
	spoken: (
		id: VariantId,
		step: number,
		solutions: number,
		{checks, writes}: {readonly checks: number; readonly writes: number},
		state: 'running' | 'through' | 'beyond',
	) =>
		`${id}: ${{running: 'at', through: 'through,', beyond: 'beyond'}[state]} step ${number(step)}, ${counted(solutions, 'solution', 'solutions')}, ${counted(checks, 'check', 'checks')}, ${counted(writes, 'write', 'writes')}.`,
};

export const growth = {
	toTry: (size: number) => [
		`What there is to try for ${counted(size, 'queen', 'queens')}, on a log scale`,
		`To try for ${counted(size, 'queen', 'queens')}, on a log scale`,
	],
	anySquares: 'any squares',
	oneARow: 'one a row',
	oneAColumn: 'one a row and column',
	nodes: 'backtracking: nodes',
	heads: ['N', 'solutions', 'tests'],
	factor: ['factor, and tests on a log scale', 'factor'],
};

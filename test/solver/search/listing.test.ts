import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {expect, test} from 'vitest';
import {solutions} from '../../../source/solver/counting/solutions.js';
import {backtrack} from '../../../source/solver/search/backtrack.js';
import {type CodeId, codes, type Mark} from '../../../source/solver/search/listing.js';
import type {Step} from '../../../source/solver/search/step.js';
import type {Variant} from '../../../source/solver/search/variant.js';
import {variantOf, variants} from '../../../source/solver/search/variants.js';
import {temporaryFolder} from '../../temporary-folder.js';
import {programs} from './listing-programs.js';

/**
 * What a program with a listing does for each size: for each step its row, its column, how many elements it reads to test a
 * square, and how many cells it writes; a solution has its queens.
 */
type Output = readonly string[];

/** All for up to 6 queens. */
const mostSteps = 1202;

const sizesOf = ({largestSize}: Variant) => Array.from({length: largestSize}, (_, index) => index + 1);

/** What the generator does with `scan`, with the checks of the guard, which must answer alike, and the writes that the variant says. */
function expectedOutput(variant: Variant): Output {
	return sizesOf(variant).flatMap((size) => {
		const guard = variant.guard(size);
		const steps: string[] = [];
		const all = solutions(size);
		for (const step of backtrack(size, variantOf('scan').guard(size))) {
			const {type} = step;
			const {checks} = guard;
			if (type === 'solution') {
				steps.push(`solution ${all.next().value?.join(' ')}`);
			} else if (type === 'test') {
				if (guard.isAttacked(step.row, step.column) === (step.attack === undefined)) {
					throw new Error(`${variant.id} and scan differ in row ${step.row}, column ${step.column}`);
				}

				steps.push(`test ${step.row} ${step.column} ${guard.checks - checks} 0`);
			} else {
				guard[type === 'place' ? 'place' : 'remove'](step.row, step.column);
				steps.push(`${type} ${step.row} ${step.column} 0 ${variant.writes[type]}`);
			}

			if (steps.length === mostSteps) {
				break;
			}
		}

		return steps;
	});
}

/** From notes, one a line: of a step, or of an element that it reads or writes. */
function outputFrom(notes: string): Output {
	const steps = notes.split(/^(?=test|place|solution|backtrack)/m).map((step) => step.trim().split('\n'));
	return steps.map(([step = '', ...accesses]) => {
		const reads = new Set(accesses.filter((access) => access !== 'wrote'));
		const writes = accesses.filter((access) => access === 'wrote').length;
		return step.startsWith('solution') ? step : `${step} ${step.startsWith('test') ? reads.size : 0} ${writes}`;
	});
}

const all = temporaryFolder();

/** Whether the machine has what runs the listings of this language. */
function hasTool(code: CodeId): boolean {
	return spawnSync(programs[code].tool, ['--version']).status === 0;
}

/** Runs a listing as it is, with `report`, `n` and its memory around it, and notes of what it does between its lines. */
function outputOf(variant: Variant, code: CodeId): Output {
	const listing = variant.listings[code];
	const end = code === 'python' ? '' : ';';
	const hasMark = (index: number, mark: Mark) => listing[index]?.marks.includes(mark);
	const lines = listing.flatMap((line, index) => {
		const indentation = /^ */.exec(line.code)?.[0] ?? '';
		const did = (type: Step['type']) => `${indentation}did("${type}", row, col)${end}`;
		const begins = (['test', 'place'] as const).filter((type) => hasMark(index, type) && !isContinued(index, type));
		// The placement ends with the call. When that has returned, the backtrack begins, whether a line undoes something or not.
		const isCall = hasMark(index, 'place') && !hasMark(index + 1, 'place');
		return [...begins.map(did), line.code, ...(isCall ? [did('backtrack')] : [])];
	});
	const {file, text, compile, run} = programs[code];
	const folder = mkdtempSync(path.join(all, 'listing-'));
	writeFileSync(path.join(folder, file), text(noted(lines.join('\n')), variant.id === 'bitmask', mostSteps));
	const shell = (command: string) => {
		const env = {...process.env, PATH: `${path.resolve('node_modules/.bin')}:${process.env['PATH']}`};
		const {stderr, status} = spawnSync(`${command} > notes`, {cwd: folder, env, shell: true, encoding: 'utf8'});
		expect(status, stderr).toBe(0);
		return readFileSync(path.join(folder, 'notes'), 'utf8');
	};
	shell(compile);
	return outputFrom(shell(`${run} ${sizesOf(variant).join(' ')}`));

	/** Lines without marks, such as constants, stand between those of a test. */
	function isContinued(index: number, type: Mark): boolean {
		const before = listing.slice(0, index).findLast(({marks}) => marks.length > 0);
		return before?.marks.includes(type) ?? false;
	}
}

/** Each index of an element, and each bit, that is read or written passes through a function. */
function noted(listing: string): string {
	return listing
		.replaceAll(/\b(cols|downs|ups) & (\w)\b/g, '$1 & read("$1", $2)')
		.replaceAll(/\b(cols|downs|ups) (\||& ?)= (~?)(\w)\b/g, '$1 $2= $3wrote($4)')
		.replaceAll(/(\w+)\[([^\]]+)\](?=( = )?)/g, (_, name: string, index: string, assignment?: string) =>
			assignment ? `${name}[wrote(${index})]` : `${name}[read("${name}", ${index})]`,
		);
}

// Manual: a test compiles each listing and compares it with the search
for (const {variant, code} of variants.flatMap((variant) => codes.map(({id: code}) => ({variant, code})))) {
	// Compilers take their time: the other languages are tried by npm run test:long.
	const isTried = code === 'typescript' || code === 'python' || 'RUNS' in process.env;
	test.runIf(isTried && hasTool(code))(
		`the listing of ${variant.id} in ${code} makes the steps of the generator, each with its checks and writes, and finds the same solutions`,
		() => {
			expect(outputOf(variant, code)).toEqual(expectedOutput(variant));
		},
	);
}

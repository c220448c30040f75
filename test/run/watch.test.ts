import {
	appendFileSync,
	copyFileSync,
	mkdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	utimesSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {ownProgram} from '../../source/run/command.js';
import {watch} from '../../source/run/watch.js';
import {temporaryFolder, workIn} from '../temporary-folder.js';

const folder = temporaryFolder();
const file = path.join(folder, 'queens.py');
const inFolder = (name: string) => path.join(folder, name);
let end = () => {};

beforeEach(() => {
	vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
	rmSync(file, {force: true});
	writeFileSync(file, 'one');
});

afterEach(() => {
	end();
});

/** Counts how often a save is seen. */
function seenBy(typed: string): () => number {
	const seen = vi.fn();
	end = watch(ownProgram(typed, folder), seen);
	return () => seen.mock.calls.length;
}

const look = (looks = 4) => vi.advanceTimersByTime(150 * looks);
const replaced = (text: string) => {
	writeFileSync(inFolder('queens.py.tmp'), text);
	renameSync(inFolder('queens.py.tmp'), file);
};

const write = (text: string) => writeFileSync(file, text);
const saves: Readonly<Record<string, readonly (() => void)[]>> = {
	'in place': [() => write('two')],
	'at its end': [() => appendFileSync(file, 'two')],
	'as it was': [() => utimesSync(file, 1, 1)],
	'by a temporary file that takes its place': [() => replaced('two')],
	'by the same text in another file': [() => replaced('one')],
	'with a copy of the file before': [() => renameSync(file, inFolder('queens.py~')), () => write('two')],
	'with a copy in place': [() => copyFileSync(file, inFolder('queens.py.bak')), () => write('two')],
	'twice in short': [() => write('two'), () => write('three')],
	'by removing it': [() => rmSync(file)],
	'as a link to itself': [() => rmSync(file), () => symlinkSync(file, file)],
	'as a module beside it': [() => writeFileSync(inFolder('helper.PY'), 'two')],
};

// Manual: however your editor writes the file: the source files of its folder are looked at
test.each(Object.entries(saves))('a file that is saved %s is run once', (_, acts) => {
	const seen = seenBy(file);
	look();
	expect(seen()).toBe(0);
	for (const act of acts) {
		act();
	}

	look();
	expect(seen()).toBe(1);
});

test('a file that is written bit by bit is run when it is whole', () => {
	const seen = seenBy(file);
	for (let part = 0; part < 5; part++) {
		appendFileSync(file, `part ${part}`);
		look(1);
	}

	expect(seen()).toBe(0);
	look();
	expect(seen()).toBe(1);
});

test('a file that is removed and made again is run both times, if one has time to see it', () => {
	const seen = seenBy(file);
	rmSync(file);
	look();
	writeFileSync(file, 'two');
	look();
	expect(seen()).toBe(2);
});

test('what editors, compilers and the program itself write is no save', () => {
	writeFileSync(inFolder('queens.ts'), '');
	const seen = seenBy(file);
	mkdirSync(inFolder('__pycache__'));
	const made = '4913 .queens.py.swp .#queens.py #queens.py# queens.py~ output.txt out.json queens.class queens.js';
	for (const name of made.split(' ')) {
		writeFileSync(inFolder(name), name);
	}

	look();
	expect(seen()).toBe(0);
	rmSync(inFolder('queens.ts'));
});

test('of a command, the files that it names are watched, else the folder and its src', () => {
	workIn(folder);
	mkdirSync('src');
	mkdirSync('other');
	const named = seenBy("python3 'other/a b.py'");
	writeFileSync('other/a b.py', 'one');
	look();
	expect(named()).toBe(1);
	end();
	const all = seenBy('make -s run');
	writeFileSync('src/main.rs', 'one');
	look();
	writeFileSync('main.c', 'one');
	look();
	expect(all()).toBe(2);
});

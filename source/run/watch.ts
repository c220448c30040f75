import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import type {OwnProgram} from './command.js';

/** What a program prints to is none of these. */
const sources = /\.(?:c|cc|cpp|cs|cxx|go|h|hpp|java|js|kt|lua|mjs|cjs|pl|py|rb|rs|swift|ts)$/i;
/** In milliseconds. */
const interval = 150;
const mostFiles = 300;

/**
 * Calls back when a source file has been written, made or removed, and two looks in turn find the same. Returns a function that
 * ends it. It looks, because events get lost on network drives, in containers, and where editors replace the file.
 */
export function watch(program: OwnProgram, onSave: () => void): () => void {
	let saved = look(program);
	let before = saved;
	const timer = setInterval(() => {
		const now = look(program);
		const isSaved = now !== saved && now === before;
		before = now;
		if (isSaved) {
			saved = now;
			onSave();
		}
	}, interval);
	return () => clearInterval(timer);
}

function look({files}: OwnProgram): string {
	const folders = files.length > 0 ? new Set(files.map((file) => path.dirname(file))) : ['.', 'src'];
	const found = [...folders].flatMap((folder) => sourcesIn(folder).map((name) => path.join(folder, name)));
	return [...new Set([...files, ...found])].map(stampOf).join('\n');
}

/** Without the hidden files that editors make, and without what the compiler of TypeScript writes. */
function sourcesIn(folder: string): readonly string[] {
	try {
		const names = readdirSync(folder).filter((name) => sources.test(name) && !name.startsWith('.'));
		const isMade = (name: string) => name.endsWith('.js') && names.includes(name.replace(/js$/, 'ts'));
		return names.filter((name) => !isMade(name)).slice(0, mostFiles);
	} catch {
		return [];
	}
}

function stampOf(file: string): string {
	try {
		const {mtimeNs, size, ino} = statSync(file, {bigint: true});
		return `${file} ${mtimeNs} ${size} ${ino}`;
	} catch {
		return '';
	}
}

import {readFileSync, realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {changes} from './package-changes.mjs';

/**
 * Bundles the packages as they are changed.
 *
 * @type {import('esbuild').Plugin}
 */
export const esbuildPlugin = {
	name: 'package-changes',
	setup({onLoad}) {
		onLoad({filter: /[/\\]node_modules[/\\].*\.js$/}, ({path}) => {
			const contents = changedSource(path);
			return contents === undefined ? undefined : {contents};
		});
	},
};

/** Has vitest load the packages as they are changed, if it is told to inline them. */
export const vitePlugin = {
	name: 'package-changes',
	/** @param {string} id */
	load: (id) => changedSource(id),
};

const changeOf = new Map(
	changes.map((change) => [
		realpathSync(fileURLToPath(new URL(`../node_modules/${change.file}`, import.meta.url))),
		change,
	]),
);

/**
 * The source of a file as it is changed, or nothing if it is not. Fails if a text to replace is missing.
 *
 * @param {string} file an absolute path
 */
export function changedSource(file) {
	const change = changeOf.get(file);
	return change && (change.contents ?? (change.texts ?? []).reduce(replaced, readFileSync(file, 'utf8')));
}

/**
 * @param {string} source
 * @param {readonly [from: string, to: string]} text
 */
function replaced(source, [from, to]) {
	if (!source.includes(from)) {
		throw new Error(`'${from}' is missing where it should be replaced: has the package changed?`);
	}

	return source.replace(from, () => to);
}

import {readFileSync, realpathSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {changes} from './package-changes.mjs';

/**
 * Applies the package changes while esbuild bundles, and leaves out what no start needs.
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
		// The program needs only the version of its own package.json.
		onLoad({filter: /package\.json$/}, ({path}) =>
			path === manifest ? {contents: JSON.stringify({version: versionIn(path)}), loader: 'json'} : undefined,
		);
	},
};

/** Applies the package changes in vitest, to the packages that it inlines. */
export const vitePlugin = {
	name: 'package-changes',
	/** @param {string} id */
	load: (id) => changedSource(id),
};

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));

/** @param {string} file */
function versionIn(file) {
	/** @type {{version: string}} */
	const {version} = JSON.parse(readFileSync(file, 'utf8'));
	return version;
}

const changeOf = new Map(
	changes.map((change) => [
		realpathSync(fileURLToPath(new URL(`../node_modules/${change.file}`, import.meta.url))),
		change,
	]),
);

/**
 * The changed source of a file; undefined for a file without changes. Throws if a text to replace is missing.
 *
 * @param {string} file an absolute path, with symbolic links resolved
 */
export function changedSource(file) {
	const change = changeOf.get(file);
	return change && (change.contents ?? (change.texts ?? []).reduce(replaceText, readFileSync(file, 'utf8')));
}

/**
 * @param {string} source
 * @param {readonly [from: string, to: string]} text
 */
function replaceText(source, [from, to]) {
	if (!source.includes(from)) {
		throw new Error(`The text to replace is missing, perhaps because of a new version of the package: '${from}'`);
	}

	return source.replace(from, () => to);
}

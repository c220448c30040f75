import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** The licence texts of packages that are published without one. */
const texts = {'yoga-layout': new URL('yoga-layout-license.txt', import.meta.url)};

/**
 * The licence texts of all packages in a bundle, and of the packages that these contain. Throws if a text is missing.
 *
 * @param {import('esbuild').Metafile} metafile
 */
export function licencesOf({outputs}) {
	const files = Object.values(outputs).flatMap(({inputs}) =>
		Object.entries(inputs)
			.filter(([, {bytesInOutput}]) => bytesInOutput > 0)
			.map(([file]) => file),
	);
	const folders = files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []);
	return [...new Set(folders)]
		.sort()
		.map((folder) => `${licenceOf(folder)}\n\n${'-'.repeat(80)}\n`)
		.join('\n');
}

/** @param {string} folder */
function licenceOf(folder) {
	/** @type {{name: string, version: string, license: string}} */
	const {name, version, license} = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
	const own = readdirSync(folder).find((file) => /^licen[cs]e(?!s)/i.test(file));
	const text = own ? path.join(folder, own) : Object.entries(texts).find(([each]) => each === name)?.[1];
	if (!text) {
		throw new Error(`${name} is bundled, but the text of its licence is missing`);
	}

	const heading = `${name} ${version} (${license})`;
	const bundled = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
		/(?:^|\/)licen[cs]es\.(?:md|txt)$/i.test(file),
	);
	return [
		heading,
		readFileSync(text, 'utf8').trim(),
		...bundled.flatMap((file) => [
			`${name} contains these packages:`,
			readFileSync(path.join(folder, file), 'utf8').trim(),
		]),
	].join('\n\n');
}

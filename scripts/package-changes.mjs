import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';

/** A map that forgets: after so many entries it begins anew. */
const memory = `new (class extends Map {
	set(key, value) {
		if (this.size >= 500) this.clear();
		return super.set(key, value);
	}
})()`;

/** Divides a text as Intl.Segmenter does, but does not wait for that where each character stands for itself. */
const segmenter = `{
	segment(text) {
		if (/^[\\u001B -~\\u00A1-\\u00AC\\u00AE-\\u02FF\\u2010-\\u2027\\u2030-\\u205E\\u2190-\\u2BFF]*$/.test(text))
			return Array.from(text, (segment, index) => ({segment, index}));
		this.others ??= new Intl.Segmenter();
		return this.others.segment(text);
	},
}`;

/** What must be otherwise in the packages that are bundled: in a file of that name each text for the other, or all of its contents. */
const changes = [
	// It makes ready to read manifests, even if nobody asks for that: a third of the time it takes to start.
	{
		file: /[/\\]meow[/\\]build[/\\]dependencies\.js$/,
		texts: [
			['var libExports = requireLib$1();', ''],
			['var normalizeExports = requireNormalize();', ''],
			['getDefaultExportFromCjs(normalizeExports)', 'undefined'],
			['promisify(execFile);', ''],
		],
	},
	{
		file: /[/\\]meow[/\\]build[/\\]options\.js$/,
		texts: [
			['readPackageUpSync({', '({'],
			['normalizePackageData(pkg);', ''],
		],
	},
	// Ink keeps every text it has ever measured or wrapped: after an hour of playing, hundreds of megabytes.
	{
		file: /[/\\]ink[/\\]build[/\\]measure-text\.js$/,
		texts: [['new Map()', memory]],
	},
	{
		file: /[/\\]ink[/\\]build[/\\]wrap-text\.js$/,
		texts: [
			['const cache = {};', `const cache = ${memory};`],
			['cache[cacheKey];', 'cache.get(cacheKey);'],
			['cache[cacheKey] = wrappedText;', 'cache.set(cacheKey, wrappedText);'],
		],
	},
	// From frame to frame few lines change; what is known of the others need not be found out again.
	{
		file: /[/\\]ink[/\\]build[/\\]output\.js$/,
		texts: [
			['caches = new OutputCaches();', 'caches = known;'],
			['export default', 'const known = new OutputCaches();\nexport default'],
			['widths = new Map();', `widths = ${memory};`],
			['blockWidths = new Map();', `blockWidths = ${memory};`],
			['styledChars = new Map();', `styledChars = ${memory};`],
		],
	},
	{
		file: /[/\\]string-width[/\\]index\.js$/,
		texts: [
			[
				'export default function stringWidth(',
				`const widths = ${memory};
				export default function stringWidth(text, options) {
					if (options) return measured(text, options);
					if (!widths.has(text)) widths.set(text, measured(text));
					return widths.get(text);
				}
				function measured(`,
			],
			['new Intl.Segmenter()', segmenter],
			// No single character is such a sequence, and to prepare the expression takes longer than a frame.
			['rgiEmojiRegex.test(segment)', 'segment.length > 1 && rgiEmojiRegex.test(segment)'],
		],
	},
	{
		file: /[/\\]ansi-tokenize[/\\]build[/\\]tokenize\.js$/,
		texts: [['new Intl.Segmenter(undefined, { granularity: "grapheme" })', segmenter]],
	},
	{
		file: /[/\\]slice-ansi[/\\]tokenize-ansi\.js$/,
		texts: [["new Intl.Segmenter(undefined, {granularity: 'grapheme'})", segmenter]],
	},
	{
		file: /[/\\]ansi-tokenize[/\\]build[/\\]styledChars\.js$/,
		texts: [['styles: [...codes],', 'styles: codes,']],
	},
	{
		file: /[/\\]ansi-tokenize[/\\]build[/\\]diff\.js$/,
		texts: [
			[
				'diffAnsiCodes(from, to) {',
				'diffAnsiCodes(from, to) {\nif (from === to || from.length + to.length === 0) return [];',
			],
		],
	},
	{
		// It has its program with it, but would have Node's fetch() bring it: a tenth of the time until the first frame.
		file: /[/\\]yoga-layout[/\\].*[/\\]yoga-wasm-base64-esm\.js$/,
		texts: [
			[
				'"function"!=typeof fetch?Promise.resolve().then(function(){return wa()})',
				'true?Promise.resolve(Buffer.from(H.slice(H.indexOf(",")+1),"base64"))',
			],
		],
	},
	{
		// For developers of Ink, with packages that are not there.
		file: /[/\\]ink[/\\]build[/\\]devtools\.js$/,
		contents: '',
	},
	{
		// It is never shown, for what fails ends the program; and it does not load in a folder that has been deleted.
		file: /[/\\]ink[/\\]build[/\\]components[/\\]ErrorOverview\.js$/,
		contents: 'export default () => null;',
	},
];

/** Bundles them so. */
export const changed = {
	name: 'changed',
	setup({onLoad, onResolve}) {
		// What Node brings along is loaded only where something of it is used.
		onResolve({filter: /^[\w:/]+$/}, ({path: name}) =>
			isBuiltin(name) ? {path: name, external: true, sideEffects: false} : undefined,
		);
		// One for all.
		onResolve({filter: /^string-width$/}, () => ({path: path.resolve('node_modules/string-width/index.js')}));
		for (const {file, texts, contents} of changes) {
			onLoad({filter: file}, ({path: name}) => ({
				contents: contents ?? texts.reduce(replaced, readFileSync(name, 'utf8')),
			}));
		}
	},
};

function replaced(contents, [from, to]) {
	if (!contents.includes(from)) {
		throw new Error(`'${from}' is not there to be changed: has the package changed?`);
	}

	return contents.replace(from, to);
}

/** For the packages among them that are no modules. */
export const banner = {
	js: "import {createRequire as requireFrom} from 'node:module'; const require = requireFrom(import.meta.url);",
};

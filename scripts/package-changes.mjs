// What is changed in packages, in the bundle and in the tests alike; their versions are exact in package.json.
//
// A gain is what one change alone saves of what the program takes without it and with all others: instructions, which
// valgrind counts from the start to the end of --help or to the first frame, or the processor time of a frame of Search at
// 80 by 24, over 750 frames of each build in turn, the median of three runs.

/**
 * A file below node_modules, and texts in it that are replaced; or all of its contents.
 *
 * @typedef {{
 *   readonly file: string;
 *   readonly texts?: readonly (readonly [from: string, to: string])[];
 *   readonly contents?: string;
 * }} Change
 */

/** A map of bounded size: a full one is emptied before the next entry. */
const boundedMap = `new (class extends Map {
	set(key, value) {
		if (this.size >= 500) this.clear();
		return super.set(key, value);
	}
})()`;

/** Divides a text as Intl.Segmenter does, but without it where each character stands for itself. */
const segmenter = `{
	segment(text) {
		if (/^[\\u001B -~\\u00A1-\\u00AC\\u00AE-\\u02FF\\u2010-\\u2027\\u2030-\\u205E\\u2190-\\u2BFF]*$/.test(text))
			return Array.from(text, (segment, index) => ({segment, index}));
		this.others ??= new Intl.Segmenter();
		return this.others.segment(text);
	},
}`;

/** @type {readonly Change[]} */
export const changes = [
	// Gain: 15 % of the instructions of --help. meow prepares to normalize manifests, although that is never needed here
	// (sindresorhus/meow issue 104).
	{
		file: 'meow/build/dependencies.js',
		texts: [
			['var libExports = requireLib$1();', ''],
			['var normalizeExports = requireNormalize();', ''],
			['getDefaultExportFromCjs(normalizeExports)', 'undefined'],
		],
	},

	// Gain: no leak of 9 MB in 1,000 frames. Ink keeps every text that it has measured (vadimdemedes/ink issue 986, fixed after
	// Ink 7.1).
	{
		file: 'ink/build/measure-text.js',
		texts: [['new Map()', boundedMap]],
	},

	// Gain: 20 % of the processor time of a frame, 10 % of the instructions to the first frame. Most lines of a frame are those
	// of the frame before, but the caches last for one frame (vadimdemedes/ink pull request 835; no issue asks for more).
	{
		file: 'ink/build/output.js',
		texts: [
			['caches = new OutputCaches();', 'caches = sharedCaches;'],
			['export default', 'const sharedCaches = new OutputCaches();\nexport default'],
			['widths = new Map();', `widths = ${boundedMap};`],
			['blockWidths = new Map();', `blockWidths = ${boundedMap};`],
			['styledChars = new Map();', `styledChars = ${boundedMap};`],
		],
	},

	// Gain: 13 % of the processor time of a frame. Ink measures each text several times (no upstream issue).
	{
		file: 'string-width/index.js',
		texts: [
			[
				'export default function stringWidth(',
				`const widths = ${boundedMap};
				export default function stringWidth(text, options) {
					if (options) return measure(text, options);
					if (!widths.has(text)) widths.set(text, measure(text));
					return widths.get(text);
				}
				function measure(`,
			],
			// Part of the change below.
			['new Intl.Segmenter()', segmenter],
		],
	},

	// Gain: 17 % of the processor time of a frame, 5 % of the instructions to the first frame; the latter is lost if one package
	// loads Intl.Segmenter. For that reason package.json has wrap-ansi use this string-width, not an older one
	// (sindresorhus/string-width issue 71 avoids it for ASCII; no issue asks for more).
	{
		file: '@alcalzone/ansi-tokenize/build/tokenize.js',
		texts: [['new Intl.Segmenter(undefined, { granularity: "grapheme" })', segmenter]],
	},
	{
		file: 'slice-ansi/tokenize-ansi.js',
		texts: [["new Intl.Segmenter(undefined, {granularity: 'grapheme'})", segmenter]],
	},

	// Gain: 13 % of the processor time of a frame. Each character has a copy of its styles, although nothing modifies them (no
	// upstream issue).
	{
		file: '@alcalzone/ansi-tokenize/build/styledChars.js',
		texts: [['styles: [...codes],', 'styles: codes,']],
	},

	// Gain: 17 % of the processor time of a frame. Most characters have the styles of the character before (no upstream issue).
	{
		file: '@alcalzone/ansi-tokenize/build/diff.js',
		texts: [
			[
				'diffAnsiCodes(from, to) {',
				'diffAnsiCodes(from, to) {\nif (from === to || from.length + to.length === 0) return [];',
			],
		],
	},

	// Gain: 6 % of the instructions to the first frame. Yoga decodes its WebAssembly through fetch(), which Node loads for that
	// (no upstream issue; react/yoga pull request 1793 would publish the WebAssembly as a file).
	{
		file: 'yoga-layout/dist/binaries/yoga-wasm-base64-esm.js',
		texts: [
			[
				'"function"!=typeof fetch?Promise.resolve().then(function(){return wa()})',
				'true?Promise.resolve(Buffer.from(H.slice(H.indexOf(",")+1),"base64"))',
			],
		],
	},

	// Needed to bundle: it imports react-devtools-core, which is not installed (an optional peer of Ink).
	{
		file: 'ink/build/devtools.js',
		contents: '',
	},

	// Needed to start in a folder that has been deleted: it calls cwd() while it loads, as does stack-utils, which it imports
	// (google-gemini/gemini-cli issue 20537; no issue at Ink). It is never shown, because an error ends the program.
	{
		file: 'ink/build/components/ErrorOverview.js',
		contents: 'export default () => null;',
	},
];

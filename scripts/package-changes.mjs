// Changes to packages, applied in the bundle and in the tests. package.json has exact versions of these packages.
//
// The gain of a change compares the program with all changes to the program with all changes but this one. It is measured
// either in instructions, counted by valgrind from the start to the end of --help or of --print screen; or in processor time
// per frame of Search at 80 by 24, over 500 frames of one process, alternating between the builds, as the least of five runs.

/**
 * A file in node_modules, with either the texts to replace in it or its new contents.
 *
 * @typedef {{
 *   readonly file: string;
 *   readonly texts?: readonly (readonly [from: string, to: string])[];
 *   readonly contents?: string;
 * }} Change
 */

/** A map that keeps the last 300 entries. */
const boundedMap = `new (class extends Map {
	set(key, value) {
		if (this.size >= 300 && !this.has(key)) this.delete(this.keys().next().value);
		return super.set(key, value);
	}
})()`;

/** @type {readonly Change[]} */
export const changes = [
	// Gain: 8 % of the heap after 4,500 frames, and more after more: Ink caches every text that it measures (vadimdemedes/ink
	// issue 986, fixed after Ink 7.1).
	{
		file: 'ink/build/measure-text.js',
		texts: [['new Map()', boundedMap]],
	},

	// Gain: 26 % of the processor time of a frame. Most lines do not change between frames, but Ink discards its caches after each
	// frame (vadimdemedes/ink pull request 835; no issue asks for more).
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

	// Gain: 11 % of the processor time of a frame. Ink measures each text several times, and most texts are letters, boxes and blocks
	// of one cell (no upstream issue).
	{
		file: 'string-width/index.js',
		texts: [
			[
				'export default function stringWidth(',
				`const widths = ${boundedMap};
				const codes = /\\x1B\\[[\\d;]*m/g;
				const plain = /^(?:[ -~\u2500-\u259f\u265b]|\\x1B\\[[\\d;]*m)*$/;
				export default function stringWidth(text, options) {
					if (options) return measure(text, options);
					if (!widths.has(text)) widths.set(text, plain.test(text) ? text.replace(codes, '').length : measure(text));
					return widths.get(text);
				}
				function measure(`,
			],
		],
	},

	// Gain: 24 % of the processor time of a frame. Of a line that was not drawn before, tokenize gives each character of each escape
	// code to Intl.Segmenter; letters, boxes and blocks are graphemes of one cell (no upstream issue).
	{
		file: '@alcalzone/ansi-tokenize/build/tokenize.js',
		texts: [
			[
				'export function tokenize(str, endChar = Number.POSITIVE_INFINITY) {',
				`export function tokenize(str, endChar = Number.POSITIVE_INFINITY) {
					return endChar === Number.POSITIVE_INFINITY ? str.split(/(\\x1B\\[[\\d;]*m)/).flatMap(tokensOfPart) : tokenizeSlowly(str, endChar);
				}
				function tokensOfPart(part, order) {
					if (order % 2 === 1) return splitCompoundSGRSequences(part).map((code) => ({ type: 'ansi', code, endCode: getEndCode(code) }));
					return /^[ -~\u2500-\u259f\u265b]*$/.test(part) ? Array.from(part, (value) => ({ type: 'char', value, fullWidth: false })) : tokenizeSlowly(part);
				}
				function tokenizeSlowly(str, endChar = Number.POSITIVE_INFINITY) {`,
			],
		],
	},

	// Needed to bundle: the branch imports react-devtools-core, an optional peer dependency of Ink that is not installed.
	{
		file: 'ink/build/reconciler.js',
		texts: [['if (isDev())', 'if (false)']],
	},

	// Needed to start in a deleted folder: the file calls cwd() when it loads, and so does stack-utils, which it imports
	// (google-gemini/gemini-cli issue 20537; no issue at Ink). It is never shown, because an error ends the program.
	{
		file: 'ink/build/components/ErrorOverview.js',
		contents: 'export default () => null;',
	},
];

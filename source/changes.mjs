import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';

/** A map that forgets: after so many entries it begins anew. */
const memory = `new (class extends Map {
	set(key, value) {
		if (this.size >= 500) this.clear();
		return super.set(key, value);
	}
})()`;

/** What must be otherwise in the packages that are bundled: in a file of that name each text for the other, or nothing in it at all. */
const changes = [
	{
		// It makes ready to read manifests, even if nobody asks for that: a third of the time it takes to start.
		file: /[/\\]meow[/\\]build[/\\]dependencies\.js$/,
		texts: [
			['var normalizeExports = requireNormalize();', 'var normalizeExports = () => {};'],
			['promisify(execFile);', ''],
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
		],
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
		// For developers of Ink, with packages that are not there.
		file: /[/\\]ink[/\\]build[/\\]devtools\.js$/,
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
		for (const {file, texts} of changes) {
			onLoad({filter: file}, ({path: name}) => ({contents: texts?.reduce(replaced, readFileSync(name, 'utf8')) ?? ''}));
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

import {readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';

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
	{
		// They keep every text that was ever drawn: after an hour of playing, hundreds of megabytes.
		file: /[/\\]ink[/\\]build[/\\]measure-text\.js$/,
		texts: [['cache.set(text, dimensions);', 'if (cache.size > 5000) cache.clear(); cache.set(text, dimensions);']],
	},
	{
		file: /[/\\]ink[/\\]build[/\\]wrap-text\.js$/,
		texts: [
			['const cache = {};', 'const cache = new Map();'],
			['cache[cacheKey];', 'cache.get(cacheKey);'],
			['cache[cacheKey] = wrappedText;', 'if (cache.size > 5000) cache.clear(); cache.set(cacheKey, wrappedText);'],
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

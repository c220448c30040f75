import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';

/** An expression in a template, with templates and objects in it, but none within those. */
const expression = /\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g;
const literal = new RegExp(
	[
		/\/\*[\s\S]*?\*\/|\/\/[^\n]*/,
		/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/,
		new RegExp(`\`(?:${expression.source}|[^\`\\\\]|\\\\.)*\``),
	]
		.map(({source}) => source)
		.join('|'),
	'g',
);
/** What stands between a tag and the next tag or expression. */
const content = /(?<!=)>(?<words>[^<>{}()=;]+)(?:<\/|\{)/g;

/** The texts that are typed into code, without comments. In a template, `~` stands for each expression. */
function textsIn(code: string): readonly string[] {
	const literals = [...code.matchAll(literal)].flatMap(([match]) => {
		if (match.startsWith('/')) {
			return [];
		}

		const expressions = match.startsWith('`') ? (match.match(expression) ?? []) : [];
		const own = match.slice(1, -1).replaceAll(expression, '~');
		return [own, ...expressions.flatMap((each) => textsIn(each.slice(2, -1)))];
	});
	const markup = code.includes('</') ? code.replaceAll(literal, "''") : '';
	return [...literals, ...[...markup.matchAll(content)].map(({groups}) => groups?.['words'] ?? '')];
}

/** Two words, a word with a capital letter, Chinese, or a word beside an expression, if it is no call in a listing. */
const words = [
	/\p{L}{2}.* .*\p{L}{2}/u,
	/(?<!\p{L})\p{Lu}\p{Ll}/u,
	/\p{Script=Han}/u,
	/~.*\p{L}{2,}(?!\p{L}|\()|\p{L}{2,}(?!\p{L}|\().*~/u,
];

/** A name in the code, made of parts, or an option with its value. */
const name = /^(?:[a-z~]+-[a-z~]+|--[a-z-]+ ~)$/;

function typedIn(code: string): readonly string[] {
	return textsIn(code).filter((text) => !name.test(text) && words.some((each) => each.test(text)));
}

test('words for people are recognised in code', () => {
	const code = [
		"// Don't look here",
		"const a = 'two words' + 'Label' + \"it's one\" + '行' + 'id' + ' place(';",
		`/* \`or here\` */ const b = \`\${count} nodes, \${x ? \`all of \${y}\` : ''}\` + \`place(\${row})\`;`,
		'return <Text bold>Step {a}</Text>;',
	].join('\n');
	expect(typedIn(code)).toEqual(['two words', 'Label', "it's one", '行', '~ nodes, ~', 'all of ~', 'Step ']);
});

/**
 * The names of keys are the same in all languages, and so are those of colours, and programs. A chapter of the lesson has its
 * words in each.
 */
const allowed = /^(?:components\/(?:glyphs|theme)|screens\/lesson\/(?:own-program|chapters\/.*))\.ts$/;

test('no words are typed into screens, components or the app', () => {
	const files = ['app', 'components', 'screens'].flatMap((folder) =>
		readdirSync(path.join('source', folder), {recursive: true, encoding: 'utf8'}).map((file) =>
			path.join(folder, file),
		),
	);
	const typed = files
		.filter((file) => /\.tsx?$/.test(file) && !allowed.test(file))
		.flatMap((file) => typedIn(readFileSync(path.join('source', file), 'utf8')).map((text) => `${file}: ${text}`));
	expect(typed).toEqual([]);
});

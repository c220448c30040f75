import {asciiLine, type Line} from './input.js';

/** A line, or several that one bracket joins, with ASCII signs. */
export type Text = {readonly line: number; readonly last: number; readonly text: string};
/** A place in a text that a unit takes. */
export type Span = {readonly at: number; readonly start: number; readonly end: number};

/** In place of what is read. */
export const taken = '\u0001';

/** Full-width signs become ASCII, the lines of drawn grids `|`, `-`, `+`; cells in brackets, too; `\n` in a string is a new line. */
export function withAsciiSigns(raw: string): string {
	const text = raw
		.replaceAll('\\n', '\n')
		.replace(/^\s*(?:\[[^[\]]?\]\s*){4,}$|^\s*(?:\([^()]?\)\s*){4,}$/u, (cells) =>
			cells.replace(/[\])]\s*[[(]|[[\]()]/g, '|'),
		);
	return asciiLine.test(text)
		? text
		: text
				.normalize('NFKC')
				.replace(/[│┃║¦]/g, '|')
				.replace(/[─━═╌┄┈]/g, '-')
				.replace(/[┌┐└┘├┤┬┴┼╔╗╚╝╠╣╦╩╬╭╮╰╯╞╪╡]/g, '+')
				.replace(/[“”‘’]/g, "'")
				.replace(/[【「]/g, '[')
				.replace(/[】」]/g, ']')
				.replace(/、/g, ',');
}

/** Inside an innermost bracket, a line that ends with a comma or this bracket goes on in the next. */
export function textsOf(lines: readonly Line[]): readonly Text[] {
	const texts: (Text & {parts: string[]; last: number})[] = [];
	let isOpen = false;
	for (const {line, text: raw} of lines) {
		for (const text of withAsciiSigns(raw).split('\n')) {
			const own = texts.at(-1);
			const before = own?.parts.at(-1)?.trimEnd() ?? '';
			const goesOn: boolean = isOpen && (/[,[({]$/.test(before) || /^\s*[\])}]/.test(text));
			if (own && goesOn) {
				own.parts.push(text.trim());
				own.last = line;
			} else {
				texts.push({line, last: line, text: '', parts: [text]});
			}

			const bracket = /[[\](){}](?=[^[\](){}]*$)/.exec(text.replace(/\([^()]*\)/g, ''))?.[0];
			isOpen = bracket === undefined ? goesOn : '[({'.includes(bracket);
		}
	}

	return texts.map(({line, last, parts}) => ({line, last, text: parts.join(' ')}));
}

/** What no unit takes, with a sign in place of each. */
export function restOf(texts: readonly Text[], spans: readonly Span[]): readonly Text[] {
	let next = 0;
	return texts.map((text, at) => {
		let [rest, from] = ['', 0];
		for (; next < spans.length && spans[next]!.at <= at; next++) {
			const {start, end} = spans[next]!;
			if (spans[next]!.at === at && start >= from) {
				rest += text.text.slice(from, start) + taken;
				from = end;
			}
		}

		return from === 0 ? text : {...text, text: rest + text.text.slice(from)};
	});
}

import {text} from '../text/en.js';
import {type Document, written} from './document.js';
import type {Batches} from './selection.js';

/** All is measured in squares of a board; these say how large one is on paper, in pixels, and how wide a sheet may be. */
const largestSquare = 40;
const smallestSquare = 10;
const widestSheet = 1600;

const crown = 'M.22 .8h.56l.1-.46-.22.16L.5 .2l-.16.3-.22-.16z';

/** One sheet with all boards, about as many columns as rows. The search is done twice: how many there are comes first. */
export function* svg(size: number, solutions: () => Batches): Generator<string, undefined> {
	let count = 0;
	for (const batch of solutions()) {
		count += batch.length;
		yield '';
	}

	yield* written(sheet(size, count), solutions());
}

function sheet(size: number, count: number): Document {
	const columns = Math.ceil(Math.sqrt(count));
	// A margin of one square on each side of a board, and a line for its number above it.
	const width = columns * (size + 1) + 1;
	const height = columns === 0 ? 1 : Math.ceil(count / columns) * (size + 2) + 1;
	const square = Math.min(largestSquare, Math.max(smallestSquare, Math.floor(widestSheet / width)));
	return {
		head: [
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width * square}" height="${height * square}" viewBox="0 0 ${width} ${height}">`,
			`<title>${text.sheetTitle(size, count)}</title>`,
			'<defs>',
			`<g id="board"><path fill="#f0d9b5" d="M0 0h${size}v${size}H0z"/><path fill="#b58863" d="${darkSquares(size)}"/></g>`,
			`<path id="queen" fill="#222" d="${crown}"/>`,
			'</defs>',
			'<rect width="100%" height="100%" fill="#fff"/>',
			'<g font-family="sans-serif" font-size=".7">',
			'',
		].join('\n'),
		solution: ({number, queens}, place) => {
			const x = (place % columns) * (size + 1) + 1;
			const y = Math.floor(place / columns) * (size + 2) + 2;
			const placed = queens.map((column, row) => `<use href="#queen" x="${column}" y="${row}"/>`).join('');
			return `<g transform="translate(${x} ${y})"><text y="-.25">${number}</text><use href="#board"/>${placed}</g>\n`;
		},
		foot: '</g>\n</svg>\n',
	};
}

function darkSquares(size: number): string {
	const squares = Array.from({length: size * size}, (_, index) => ({x: index % size, y: Math.floor(index / size)}));
	return squares
		.filter(({x, y}) => (x + y) % 2 === 1)
		.map(({x, y}) => `M${x} ${y}h1v1h-1z`)
		.join('');
}

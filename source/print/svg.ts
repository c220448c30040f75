import type {CommandLineText} from '../text/refusal.js';
import {type Document, documentPieces} from './documents.js';
import type {Batches} from './selection.js';

/** Lengths are in squares; the side of a square and the preferred width of the sheet are in pixels. */
const largestSquare = 40;
const smallestSquare = 10;
const largestWidth = 1600;

const crown = 'M.22 .8h.56l.1-.46-.22.16L.5 .2l-.16.3-.22-.16z';

/** About as many columns as rows. Searches twice, because the layout needs the number of solutions. */
export function* svg(size: number, solutions: () => Batches, text: CommandLineText): Generator<string, undefined> {
	let count = 0;
	for (const batch of solutions()) {
		count += batch.length;
		yield '';
	}

	yield* documentPieces(sheet(size, text.sheetTitle(size, count), count), solutions());
}

function sheet(size: number, title: string, count: number): Document {
	const columns = Math.ceil(Math.sqrt(count));
	// Boards are one square apart, with one more above each for its number.
	const width = columns * (size + 1) + 1;
	const height = columns === 0 ? 1 : Math.ceil(count / columns) * (size + 2) + 1;
	const square = Math.min(largestSquare, Math.max(smallestSquare, Math.floor(largestWidth / width)));
	return {
		header: [
			`<svg xmlns="http://www.w3.org/2000/svg" width="${width * square}" height="${height * square}" viewBox="0 0 ${width} ${height}">`,
			`<title>${title}</title>`,
			'<defs>',
			`<g id="board"><path fill="#f0d9b5" d="M0 0h${size}v${size}H0z"/><path fill="#b58863" d="${darkSquares(size)}"/></g>`,
			`<path id="queen" fill="#222" d="${crown}"/>`,
			'</defs>',
			'<rect width="100%" height="100%" fill="#fff"/>',
			'<g font-family="sans-serif" font-size=".7">',
			'',
		].join('\n'),
		solution: ({number, queens}, index) => {
			const x = (index % columns) * (size + 1) + 1;
			const y = Math.floor(index / columns) * (size + 2) + 2;
			const queenElements = queens.map((column, row) => `<use href="#queen" x="${column}" y="${row}"/>`).join('');
			return `<g transform="translate(${x} ${y})"><text y="-.25">${number}</text><use href="#board"/>${queenElements}</g>\n`;
		},
		footer: '</g>\n</svg>\n',
	};
}

function darkSquares(size: number): string {
	const squares = Array.from({length: size * size}, (_, index) => ({x: index % size, y: Math.floor(index / size)}));
	return squares
		.filter(({x, y}) => (x + y) % 2 === 1)
		.map(({x, y}) => `M${x} ${y}h1v1h-1z`)
		.join('');
}

import headless from '@xterm/headless';

/** A colour is `#c8a2ff`, a number of a palette, or '' for that of the terminal. Spaces and the second cells of wide characters have no colour. */
export type Cell = {readonly text: string; readonly color: string; readonly ground: string; readonly isBold: boolean};

/** The cells of a terminal with what a program has written. */
export async function cellsOf(output: string, {columns, rows} = {columns: 80, rows: 24}) {
	const terminal = new headless.Terminal({cols: columns, rows, allowProposedApi: true, convertEol: true});
	await new Promise<void>((resolve) => {
		terminal.write(output, resolve);
	});
	const {active} = terminal.buffer;
	const cells = Array.from({length: rows}, (_, row) =>
		Array.from({length: columns}, (_, column): Cell => {
			const cell = active.getLine(row)!.getCell(column)!;
			const text = cell.getChars() || (cell.getWidth() === 0 ? '' : ' ');
			const isBlank = text.trim() === '';
			return {
				text,
				color: isBlank || cell.isFgDefault() ? '' : colourOf(cell.isFgRGB(), cell.getFgColor()),
				ground: cell.isBgDefault() ? '' : colourOf(cell.isBgRGB(), cell.getBgColor()),
				isBold: !isBlank && cell.isBold() > 0,
			};
		}),
	);
	terminal.dispose();
	return cells;
}

function colourOf(isRgb: boolean, code: number): string {
	return isRgb ? `#${code.toString(16).padStart(6, '0')}` : String(code);
}

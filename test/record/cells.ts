import headless from '@xterm/headless';

/** A terminal with what a program has written: each cell as its character and its attributes. */
export async function cellsOf(output: string, {columns, rows} = {columns: 80, rows: 24}): Promise<readonly string[][]> {
	const terminal = new headless.Terminal({cols: columns, rows, allowProposedApi: true, convertEol: true});
	await new Promise<void>((resolve) => {
		terminal.write(output, resolve);
	});
	const {active} = terminal.buffer;
	const cells = Array.from({length: rows}, (_, row) => {
		const line = active.getLine(row);
		return Array.from({length: columns}, (_, column) => {
			const cell = line?.getCell(column);
			const colours = `${cell?.getFgColorMode()} ${cell?.getFgColor()} ${cell?.getBgColorMode()} ${cell?.getBgColor()}`;
			// An empty cell looks like a space, which has no foreground.
			const characters = cell?.getChars() || (cell?.getWidth() === 0 ? '' : ' ');
			const isBlank = characters === ' ';
			return `${characters} ${isBlank ? cell?.getBgColor() : `${colours} ${cell?.isBold() ? 'bold' : ''}`}`;
		});
	});
	terminal.dispose();
	return cells;
}

/** The characters of a frame. Ink takes this shape as a border style. */
export type Border = {
	readonly topLeft: string;
	readonly top: string;
	readonly topRight: string;
	readonly left: string;
	readonly bottomLeft: string;
	readonly bottom: string;
	readonly bottomRight: string;
	readonly right: string;
	/** Where a line across the frame meets its left and its right side. */
	readonly dividerLeft: string;
	readonly dividerRight: string;
};

export const unicodeBorder: Border = {
	topLeft: '╭',
	top: '─',
	topRight: '╮',
	left: '│',
	bottomLeft: '╰',
	bottom: '─',
	bottomRight: '╯',
	right: '│',
	dividerLeft: '├',
	dividerRight: '┤',
};

export const asciiBorder: Border = {
	topLeft: '+',
	top: '-',
	topRight: '+',
	left: '|',
	bottomLeft: '+',
	bottom: '-',
	bottomRight: '+',
	right: '|',
	dividerLeft: '+',
	dividerRight: '+',
};

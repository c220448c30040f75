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
};

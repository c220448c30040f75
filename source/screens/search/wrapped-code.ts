/** How much further the second and later parts of a line are indented. */
const hanging = 4;

/**
 * Breaks a line of code at spaces into parts of at most `width` cells. The first part keeps the indentation; the others are
 * indented further. A word that is too long is broken too.
 */
export function wrapCode(code: string, width: number): readonly string[] {
	const indentation = code.length - code.trimStart().length;
	const parts: string[] = [];
	let current = ' '.repeat(indentation);
	let isEmpty = true;
	for (let word of code.trim().split(' ')) {
		if (!isEmpty && current.length + 1 + word.length > width) {
			parts.push(current);
			current = ' '.repeat(Math.min(indentation + hanging, width - 1));
			isEmpty = true;
		}

		current += isEmpty ? '' : ' ';
		while (isEmpty && current.length + word.length > width) {
			const room = Math.max(1, width - current.length);
			parts.push(current + word.slice(0, room));
			word = word.slice(room);
			current = ' '.repeat(Math.min(indentation + hanging, width - 1));
		}

		current += word;
		isEmpty = false;
	}

	return [...parts, current];
}

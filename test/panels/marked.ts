import {type Line, textOf} from '../../source/panels/line.js';

/** A line with the roles and grounds of its pieces written in it: `queen 2  «warning:attacks»`. */
export function marked(line: Line): string {
	return line
		.map(({text, role, ground}) => {
			const names = [role, ground && `on ${ground}`].filter(Boolean).join(' ');
			return names === '' ? text : `«${names}:${text}»`;
		})
		.join('');
}

/** The characters of lines, without the spaces at their right ends. */
export function plain(lines: readonly Line[]): readonly string[] {
	return lines.map((each) => textOf(each).trimEnd());
}

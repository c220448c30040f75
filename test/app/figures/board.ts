import {type Model, placeOf} from '../../../source/explorer/model.js';
import {playBoard} from '../../../source/screens/play-board.js';
import {wall} from '../../../source/screens/solutions/layout.js';
import {textbook} from './textbook.js';

/** On the large board; undefined if the screen has none. */
export function queensOn(model: Model): readonly string[] | undefined {
	if (model.overlay && model.overlay !== 'prompt') {
		return;
	}

	const {accounts, solutions} = textbook(model.size);
	const {step, solution} = placeOf(model);
	const columns = {
		search: accounts[step]?.queens,
		compare: accounts[step]?.queens,
		solutions: wall.of(model).isShown ? undefined : solutions[solution - 1]?.queens,
	};
	return model.screen === 'play'
		? playBoard
				.of(model)
				.queens.map(({row, column}) => `${row},${column}`)
				.sort()
		: columns[model.screen as keyof typeof columns]?.map((column, row) => `${row},${column}`);
}

export function boardIn(frame: string, size: number): string | undefined {
	const lines = frame.split('\n');
	const labels = Array.from({length: size}, (_, index) => String(index));
	const head = lines.findIndex((line) =>
		new RegExp(`^[│ ╭─]*(?:Stack(?: of frames)?[ ─]*)?[ ─]${labels.join('[ ─]+')}[ ─]*(?:\\D|$)`).test(line),
	);
	if (head < 0) {
		return;
	}

	const columns = labels.map((label) => lines[head]!.search(new RegExp(`(?<=[│ ─])${label}(?=[ │─╮]|$)`)));
	const below = lines.slice(head + 1);
	const rows = labels.map((label) =>
		below.findIndex((line) => new RegExp(`^│?[ ▸↰]*(?:[ ▸]${label}(?: |$)|place\\(${label}\\))`).test(line)),
	);
	if (rows.includes(-1)) {
		return;
	}

	// The middle of a crown stands beside the number of its row; beside the name of a call, or one line below.
	const hasQueen = (line: number, at: number) =>
		/^.[♛♕](?!\+)/.test(below[line]!.slice(at - 1)) ||
		(below[line]!.includes('place(') ? [line, line + 1] : [line]).some((each) =>
			/^[█▐▟▙▝▜[][█!•◦◉-][█▌▙▛]/.test(below[each]!.slice(at - 1)),
		);
	return rows
		.flatMap((line, row) => columns.flatMap((at, column) => (hasQueen(line, at) ? [`${row},${column}`] : [])))
		.join(' ');
}

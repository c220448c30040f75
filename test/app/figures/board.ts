import {type Model, placeOf} from '../../../source/explorer/model.js';
import {attempt} from '../../../source/screens/play/attempt.js';
import {gallery} from '../../../source/screens/solutions/state.js';
import {textbook} from './textbook.js';

/** The expected queens on the large board, if the screen has one. */
export function queensOn(model: Model): readonly string[] | undefined {
	if (model.overlay && model.overlay !== 'prompt') {
		return;
	}

	const {accounts, solutions} = textbook(model.size);
	const {step, solution} = placeOf(model);
	switch (model.screen) {
		case 'search':
		case 'compare': {
			return accounts[step]!.queens.map((column, row) => `${row},${column}`);
		}

		case 'solutions': {
			return gallery.of(model).isShown
				? undefined
				: solutions[solution - 1]?.queens.map((column, row) => `${row},${column}`);
		}

		case 'lesson': {
			return undefined;
		}

		case 'play': {
			const {queens} = attempt.of(model);
			return queens.map(({row, column}) => `${row},${column}`).sort();
		}
	}
}

/** Reads the squares with queens from a board that is completely visible. */
export function boardIn(frame: string, size: number): string | undefined {
	const lines = frame.split('\n');
	const labels = Array.from({length: size}, (_, index) => String(index));
	const head = lines.findIndex((line) => new RegExp(`^[│ ]* ${labels.join(' +')} *(?:│|$)`).test(line));
	if (head < 0) {
		return;
	}

	const columns = labels.map((label) => lines[head]!.search(new RegExp(`(?<=[│ ])${label}(?= |│|$)`)));
	const rows = labels.map((label) =>
		lines.slice(head + 1).find((line) => new RegExp(`^[│ ]* ${label}(?: |$)`).test(line)),
	);
	if (rows.includes(undefined)) {
		return;
	}

	const queens = rows.flatMap((line, row) =>
		// Behind the queen of a hint stands a sign.
		columns.flatMap((at, column) => (/^[♛♕█!•-](?!\+)/.test(line!.slice(at)) ? [`${row},${column}`] : [])),
	);
	return queens.join(' ');
}

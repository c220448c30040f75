import {styled} from '../../../components/styled-text.js';
import type {Change} from '../../../explorer/keymap.js';
import type {Model} from '../../../explorer/model.js';
import {displayWidth} from '../../../text/width.js';
import {createPage, paragraph} from '../../page.js';
import {closeRow, type Overlay, type Screens, screenOf} from '../../screen.js';
import {commandOf, wayBack} from './command.js';

const page = createPage('way-back', {
	title: ({text}) => text.wayBack.title,
	lines: (model, _knowledge, {width}) => [
		...commandLines(wayBack.of(model).command, width).map((words) => [styled(words, 'strong')]),
		...meaning(model.text).flatMap((sentence) => [[], ...paragraph(sentence, width)]),
	],
});

/** In a line if it fits, else over the screen. A command that is shown already is only copied. */
export function showWayBack(screens: Pick<Screens, 'screens'>): Change {
	return (model) => {
		const shown = screenOf(screens, model).command?.(model);
		if (shown !== undefined) {
			return {...wayBack.with(model, {command: shown}), notice: 'shown-command-sent'};
		}

		const command = commandOf(screens, model);
		const told = wayBack.with(model, {command});
		const notice = ({notices}: Model['text']) => notices['command-sent'](command);
		return displayWidth(` ${notice(model.text)}`) <= model.window.columns
			? {...told, notice}
			: page.open({...told, notice: undefined});
	};
}

export const wayBackOverlay: Overlay = {
	id: 'way-back',
	keys: [...page.keys, closeRow('c', 'enter')],
	passes: ['save'],
	footer: () => ['scroll', 'close'],
	Component: page.Component,
	speech: (model) => ({command: wayBack.of(model).command, meaning: meaning(model.text).join(' ')}),
};

function meaning({wayBack: {sent, leavesOut}}: Model['text']): readonly string[] {
	return [sent, leavesOut];
}

/** A backslash ends lines that do not end within quotation marks, so a shell reads them as one. */
export function commandLines(command: string, width: number): readonly string[] {
	const lines: string[] = [];
	let current = '';
	let isQuoted = false;
	for (const word of command.split(' ')) {
		const longer = current === '' ? word : `${current} ${word}`;
		if (current !== '' && displayWidth(longer) > width - displayWidth(' \\')) {
			lines.push(isQuoted ? current : `${current} \\`);
			current = word;
		} else {
			current = longer;
		}

		isQuoted = isQuoted !== (word.split("'").length % 2 === 0);
	}

	return [...lines, current];
}

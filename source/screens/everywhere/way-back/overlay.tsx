import {Text} from 'ink';
import {bodySize} from '../../../components/window.js';
import type {Change} from '../../../explorer/keymap.js';
import type {Model, Notice} from '../../../explorer/model.js';
import {closeRow, opened, type ScreenTable} from '../../../explorer/screen.js';
import {cells} from '../../../text/width.js';
import {wrap} from '../../../text/wrap.js';
import type {Overlay, ScreenProps} from '../../screen.js';
import {createScroll, insidePage, Page} from '../../scroll.js';
import {commandOf, wayBack} from './command.js';

const scroll = createScroll('way-back-scroll', (model) => {
	const {width, height} = insidePage(bodySize(model));
	return {length: wayBackLines(model, width).length, height};
});

/** Makes the command that leads back. It stands in the footer if it fits there, else over the screen. */
export function showWayBack(screens: Pick<ScreenTable, 'screens'>): Change {
	return (model) => {
		const told = wayBack.with(model, {command: commandOf(screens, model)});
		const notice: Notice = wayBack.of(told).hasClipboard ? 'command-sent' : 'command-shown';
		return cells(` ${withCommand(model.text.notices[notice], told)}`) <= model.window.columns
			? {...told, notice}
			: opened(scroll.toStart({...told, notice: undefined}), 'way-back');
	};
}

/** Puts the command in the place of its name in braces. */
export function withCommand(words: string, model: Model): string {
	return words.replace('{command}', () => wayBack.of(model).command);
}

/** Shows a command that is too long for the footer. */
export const wayBackOverlay: Overlay = {
	id: 'way-back',
	keys: [...scroll.keys, closeRow('c', 'enter')],
	passes: ['save'],
	footer: () => ['scroll', 'close'],
	Component: WayBack,
	speech: (model) => ({command: wayBack.of(model).command, meaning: meaning(model).join(' ')}),
};

function WayBack({model, room}: ScreenProps) {
	const {width, height} = insidePage(room);
	const visible = scroll.visible(model, wayBackLines(model, width), height);
	return (
		<Page room={room} title={model.text.wayBack.title} {...visible}>
			{({words, isCommand}, index) => (
				<Text key={index} bold={isCommand}>
					{words === '' ? ' ' : words}
				</Text>
			)}
		</Page>
	);
}

type WayBackLine = {readonly words: string; readonly isCommand: boolean};

function wayBackLines(model: Model, width: number): readonly WayBackLine[] {
	const sentences = meaning(model).flatMap((sentence) => ['', ...wrap(sentence, width)]);
	return [
		...commandLines(wayBack.of(model).command, width).map((words) => ({words, isCommand: true})),
		...sentences.map((words) => ({words, isCommand: false})),
	];
}

function meaning(model: Model): readonly string[] {
	const {sent, noClipboard, leavesOut} = model.text.wayBack;
	return [wayBack.of(model).hasClipboard ? sent : noClipboard, leavesOut];
}

/** The command in lines that a shell reads as one: a backslash ends those that do not end within quotation marks. */
export function commandLines(command: string, width: number): readonly string[] {
	const lines: string[] = [];
	let current = '';
	let isQuoted = false;
	for (const word of command.split(' ')) {
		const longer = current === '' ? word : `${current} ${word}`;
		if (current !== '' && cells(longer) > width - cells(' \\')) {
			lines.push(isQuoted ? current : `${current} \\`);
			current = word;
		} else {
			current = longer;
		}

		isQuoted = isQuoted !== (word.split("'").length % 2 === 0);
	}

	return [...lines, current];
}

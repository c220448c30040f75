import {type Change, single} from '../../explorer/keymap.js';
import {type Model, placeNumber} from '../../explorer/model.js';
import {closed, opened} from '../../explorer/overlay.js';
import {type ScreenTable, screenOf} from '../../explorer/screen.js';
import {createSlot} from '../../explorer/slot.js';
import {span} from '../../panels/line.js';
import type {Words} from '../../text/refusal.js';
import type {Overlay} from '../screen.js';

type Saving = {
	/** The name of the file, as the user has typed it. */
	readonly typed: string;
	/** Whether there is such a file already. Then the user is asked whether to replace it. */
	readonly isTaken: boolean;
	/** Why it could not be written. */
	readonly failure: Words | undefined;
};

/** The state of the overlay in which the name of a file is typed. */
export const saving = createSlot<Saving>('saving', {typed: '', isTaken: false, failure: undefined});

const maxLength = 200;
const extension = '.svg';
/** The usual characters of a name or path. A space has a name as a key. */
const characters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_/', 'space'];

/** Any other character that can be seen. */
const isCharacter = /^[^\p{C}\p{Z}]$/u;

/** Asks for the file to save a picture in, with a name to start from, such as `queens-8-search-48.svg`. */
export function openSaving(screens: Pick<ScreenTable, 'screens'>): Change {
	return (model) => {
		const {counts} = screenOf(screens, model);
		const number = counts && placeNumber(model, counts);
		const name = ['queens', model.size, model.screen, number].filter((part) => part !== undefined).join('-');
		return typedName(opened(model, 'save'), `${name}${extension}`);
	};
}

/** The model after the picture has been written. */
export function saved(model: Model): Model {
	return {...closed(model), notice: 'saved'};
}

function typedName(model: Model, typed: string): Model {
	return saving.with(model, {typed: typed.slice(0, maxLength), isTaken: false, failure: undefined});
}

/** What is said about the last attempt. */
function answerOf(model: Model): string {
	const {isTaken, failure} = saving.of(model);
	const {text} = model;
	return failure?.(text) ?? (isTaken ? text.saveTaken : '');
}

/** A line in place of the footer. The picture is written by an effect of its key. */
export const saveOverlay: Overlay = {
	id: 'save',
	keys: [
		{
			id: 'type-name',
			label: 'a-z 0-9 . - /',
			bindings: characters.map((key) => ({
				keys: [key],
				change: (model) => typedName(model, `${saving.of(model).typed}${key === 'space' ? ' ' : key}`),
			})),
		},
		{
			id: 'erase',
			bindings: [
				{keys: ['backspace', 'delete'], change: (model) => typedName(model, saving.of(model).typed.slice(0, -1))},
			],
		},
		{
			id: 'write',
			effect: 'save',
			isActive: (model) => saving.of(model).typed !== '',
			bindings: single('enter', (model) => model),
		},
		{id: 'close', bindings: single('escape', closed)},
	],
	footer: ['write', 'close'],
	onUnknownKey: (model, key) => (isCharacter.test(key) ? typedName(model, `${saving.of(model).typed}${key}`) : model),
	line: (model) => {
		const answer = answerOf(model);
		return answer
			? [span(` ${answer}`, 'warning')]
			: [span(` ${model.text.savePrompt} `), span(saving.of(model).typed, 'strong'), span('_', 'accent')];
	},
	speech: (model) => ({prompt: `${model.text.savePrompt} ${saving.of(model).typed}`, answer: answerOf(model)}),
};

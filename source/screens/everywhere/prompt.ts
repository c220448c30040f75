import {type Change, single} from '../../explorer/keymap.js';
import {totalOf} from '../../explorer/knowledge.js';
import {createSlot, type Model, placeNumber} from '../../explorer/model.js';
import {goTo, numbered, type Range, rangeOf} from '../../explorer/navigation.js';
import {closed, type Overlay, opened, type Screens, screenOf} from '../screen.js';

const prompt = createSlot('prompt', {typed: ''});

const maxLength = 20;

export function openPrompt(model: Model): Model {
	return opened(prompt.with(model, {typed: ''}), 'prompt');
}

export function promptOverlay(screens: Screens['screens']): Overlay {
	const questionOn = (model: Model) => {
		const {axis, counts = 'steps'} = screenOf({screens}, model);
		return model.text.prompt[axis ? 'tests' : counts];
	};
	const submit: Change = (model, knowledge) => {
		const {typed} = prompt.of(model);
		if (typed === '') {
			return closed(model);
		}

		const {axis, counts = 'steps'} = screenOf({screens}, model);
		const tape = knowledge.tape(model.size);
		const range = axis ? {first: 0, ...axis.of(model)} : {...rangeOf(tape, counts), at: placeNumber(model, counts)};
		const {first, last} = range;
		const number = parseNumber(typed, range, tape.horizon.index);
		if (number === undefined) {
			return {
				...model,
				notice: (text) =>
					text.notices['no-such-number'](first, last === undefined ? totalOf(tape, 'index', text) : text.number(last)),
			};
		}

		return axis ? axis.goTo(closed(model), number) : goTo(closed(model), knowledge, counts, numbered(counts, number));
	};
	const typedInto = (model: Model, typed: string) => prompt.with(model, {typed: typed.slice(0, maxLength)});
	return {
		id: 'prompt',
		keys: [
			{
				id: 'type',
				bindings: [
					{keys: ['backspace', 'delete'], change: (model) => typedInto(model, prompt.of(model).typed.slice(0, -1))},
					...[...'0123456789+-%,'].flatMap((key) =>
						single(key, (model) => typedInto(model, prompt.of(model).typed + key)),
					),
				],
			},
			{id: 'submit', bindings: single('enter', submit)},
			{id: 'close', bindings: single('escape', closed)},
		],
		footer: () => ['submit', 'close'],
		prompt: (model) => ({question: questionOn(model), typed: prompt.of(model).typed, note: model.text.promptHelp}),
		speech: (model) => ({prompt: `${questionOn(model)}${prompt.of(model).typed}`}),
	};
}

/**
 * A number (`50`), a distance (`+50`, `-50`), or a percentage (`50%`), of what is known so far where the last number is not;
 * undefined for anything else or out of range.
 */
function parseNumber(typed: string, {at, first, last}: Range & {readonly at: number}, known: number) {
	const match = /^(?<sign>[+-]?)(?<digits>\d{1,15})(?<percent>%?)$/.exec(typed.trim().replaceAll(',', ''));
	const {sign = '', digits = '', percent = ''} = match?.groups ?? {};
	const number = Number(digits);
	if (!match || (percent && (sign || number > 100))) {
		return undefined;
	}

	if (percent) {
		return Math.round((number / 100) * (last ?? known));
	}

	// A relative move stops at the ends, as keys do; an absolute one must be in range.
	if (sign) {
		return at + Number(`${sign}${number}`);
	}

	return number < first || (last !== undefined && number > last) ? undefined : number;
}

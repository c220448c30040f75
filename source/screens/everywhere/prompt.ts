import {type Counted, fractionGoal, type Goal, numbered, rangeOf} from '../../explorer/goal.js';
import {type Change, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model, type Notice, placeNumber} from '../../explorer/model.js';
import {goFar} from '../../explorer/navigation.js';
import {totalOf} from '../../explorer/total.js';
import {publishedCount} from '../../solver/index.js';
import {closed, type Overlay, opened, type Screens, screenOf} from '../screen.js';

const prompt = createSlot('prompt', {typed: ''});

const maxLength = 20;

export function openPrompt(model: Model): Model {
	return opened(prompt.with(model, {typed: ''}), 'prompt');
}

export function promptOverlay(screens: Screens['screens']): Overlay {
	const countedOn = (model: Model) => screenOf({screens}, model).counts ?? 'steps';
	const questionOn = (model: Model) => {
		const {track} = screenOf({screens}, model);
		return model.text.prompt[track ? 'tests' : countedOn(model)];
	};
	const submit: Change = (model, knowledge) => {
		const {typed} = prompt.of(model);
		if (typed === '') {
			return closed(model);
		}

		const {track} = screenOf({screens}, model);
		if (track) {
			const {at, last} = track.of(model);
			const target = parseTarget(typed, {at, first: 0, last});
			return target
				? track.goTo(closed(model), 'share' in target ? Math.round(target.share * last) : target.number)
				: {...model, notice: (text) => text.notices['no-such-number'](0, text.number(last))};
		}

		const counted = countedOn(model);
		const goal = parseGoal(model, knowledge, counted, typed);
		if (!goal) {
			return {...model, notice: outOfRange(model, knowledge, counted)};
		}

		return goFar(closed(model), knowledge, counted, goal.goal, goal.stepOf);
	};
	const typedInto = (model: Model, typed: string) => prompt.with(model, {typed: typed.slice(0, maxLength)});
	return {
		id: 'prompt',
		keys: [
			{
				id: 'erase',
				bindings: [
					{keys: ['backspace', 'delete'], change: (model) => typedInto(model, prompt.of(model).typed.slice(0, -1))},
				],
			},
			{id: 'submit', bindings: single('enter', submit)},
			{id: 'close', bindings: single('escape', closed)},
		],
		footer: () => ['submit', 'close'],
		onText: (model, character) =>
			/[\d+,%-]/.test(character) ? typedInto(model, prompt.of(model).typed + character) : model,
		prompt: (model) => ({
			question: questionOn(model),
			typed: prompt.of(model).typed,
			note: model.text.promptHelp,
		}),
		speech: (model) => ({prompt: `${questionOn(model)}${prompt.of(model).typed}`}),
	};
}

function outOfRange({size}: Model, knowledge: Knowledge, counted: Counted): Notice {
	const tape = knowledge.tape(size);
	const {first, last} = rangeOf(tape, counted);
	return (text) =>
		text.notices['no-such-number'](first, last === undefined ? totalOf(tape, 'index', text) : text.number(last));
}

type FarGoal = {readonly goal: Goal; readonly stepOf: (total: number) => number};

function parseGoal(model: Model, knowledge: Knowledge, counted: Counted, typed: string): FarGoal | undefined {
	const {first, last} = rangeOf(knowledge.tape(model.size), counted);
	const target = parseTarget(typed, {at: placeNumber(model, counted), first, last});
	if (!target) {
		return undefined;
	}

	if ('share' in target) {
		const {share} = target;
		return {goal: fractionGoal(counted, share), stepOf: (total) => share * total};
	}

	const {number} = target;
	const all = counted === 'steps' ? undefined : Number(publishedCount(model.size));
	return {goal: numbered(counted, number), stepOf: (total) => (all ? (number / all) * total : number)};
}

type Target = {readonly number: number} | {readonly share: number};

type Numbers = {readonly at: number; readonly first: number; readonly last: number | undefined};

/** A number (`50`), a distance (`+50`, `-50`) or a percentage (`50%`); undefined for anything else or out of range. */
function parseTarget(typed: string, {at, first, last = Number.POSITIVE_INFINITY}: Numbers): Target | undefined {
	const match = /^(?<sign>[+-]?)(?<digits>\d{1,15})(?<percent>%?)$/.exec(typed.trim().replaceAll(',', ''));
	const {sign = '', digits = '', percent = ''} = match?.groups ?? {};
	const number = Number(digits);
	if (!match || (percent && (sign || number > 100))) {
		return undefined;
	}

	if (percent) {
		return {share: number / 100};
	}

	// A relative move stops at the ends, as keys do; an absolute one must be in range.
	if (sign) {
		return {number: at + Number(`${sign}${number}`)};
	}

	return number < first || number > last ? undefined : {number};
}

import {type Counted, fractionGoal, type Goal, numbered, rangeOf} from '../../explorer/goal.js';
import {type Change, single} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {createSlot, type Model, type Notice, placeNumber} from '../../explorer/model.js';
import {goFar} from '../../explorer/navigation.js';
import {totalOf} from '../../explorer/total.js';
import {publishedCount} from '../../solver/index.js';
import {closed, type Overlay, opened, type Screens} from '../screen.js';

const prompt = createSlot('prompt', {typed: ''});

const maxLength = 20;

export function openPrompt(model: Model): Model {
	return opened(prompt.with(model, {typed: ''}), 'prompt');
}

export function promptOverlay(screens: Screens['screens']): Overlay {
	const countedOn = ({screen}: Model) => screens.find(({id}) => id === screen)?.counts ?? 'steps';
	const submit: Change = (model, knowledge) => {
		const {typed} = prompt.of(model);
		if (typed === '') {
			return closed(model);
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
			question: model.text.prompt[countedOn(model)],
			typed: prompt.of(model).typed,
			note: model.text.promptHelp,
		}),
		speech: (model) => ({prompt: `${model.text.prompt[countedOn(model)]}${prompt.of(model).typed}`}),
	};
}

function outOfRange({size}: Model, knowledge: Knowledge, counted: Counted): Notice {
	const tape = knowledge.tape(size);
	const {first, last} = rangeOf(tape, counted);
	return (text) =>
		text.notices['no-such-number'](first, last === undefined ? totalOf(tape, 'index', text) : text.number(last));
}

type FarGoal = {readonly goal: Goal; readonly stepOf: (total: number) => number};

/** A number (`50`), a distance (`+50`, `-50`) or a percentage (`50%`); undefined for anything else or out of range. */
function parseGoal(model: Model, knowledge: Knowledge, counted: Counted, typed: string): FarGoal | undefined {
	const match = /^(?<sign>[+-]?)(?<digits>\d{1,15})(?<percent>%?)$/.exec(typed.trim().replaceAll(',', ''));
	const {sign = '', digits = '', percent = ''} = match?.groups ?? {};
	if (!match) {
		return undefined;
	}

	const number = Number(digits);
	if (percent) {
		const share = number / 100;
		return sign || number > 100 ? undefined : {goal: fractionGoal(counted, share), stepOf: (total) => share * total};
	}

	const target = sign ? placeNumber(model, counted) + Number(`${sign}${number}`) : number;
	const {first, last = Number.POSITIVE_INFINITY} = rangeOf(knowledge.tape(model.size), counted);
	// A relative move stops at the ends, as keys do; an absolute one must be in range.
	const isOutside = target < first || target > last;
	const all = counted === 'steps' ? undefined : Number(publishedCount(model.size));
	return isOutside && !sign
		? undefined
		: {goal: numbered(counted, target), stepOf: (total) => (all ? (target / all) * total : target)};
}

import {attackFound, type Square, type Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {Wordings} from '../../text/width.js';
import {type Asking, more, refused, right, wrong} from './asking.js';
import {
	type Answer,
	answerKeys,
	isRight,
	isWrongKind,
	limitsOf,
	optionsOf,
	type Question,
	type Typed,
	typedIn,
} from './question.js';

type Words = Text['prediction'];

type Predicting = Asking & {
	readonly words: (text: Text, keys: readonly string[]) => Wordings;
	readonly whyRight: (text: Text) => Wordings;
};

export function askToPredict(question: Question, variant: Variant): Predicting {
	const {next, type, moment} = question;
	const attack = attackFound(moment.size, variant, moment.queens, next.type === 'test' ? next.column : 0);
	return {
		judge(keys) {
			const {type: kind, numbers, state} = typedIn(question, keys);
			if (isWrongKind(question, kind)) {
				return wrong;
			}

			if (!kind || state !== 'whole') {
				return state === 'refused' ? refused : more;
			}

			// A right kind stays: only row and column are asked for again.
			return isRight(question, {type: kind, numbers}) ? right : {type: 'wrong', kept: type === 'next' ? 1 : 0};
		},
		choices: (keys) => (keys.length === 0 ? choicesOf(question) : []),
		words: ({prediction}, keys) => questionWords(question, typedIn(question, keys), prediction),
		whyRefused: ({prediction}, keys) => refusalWords(question, keys, prediction),
		whyWrong({prediction}, keys) {
			const {type: kind = 'safe', numbers} = typedIn(question, keys);
			const given = {type: kind, numbers};
			return type === 'test'
				? whyNotFound(question, given, attack, prediction.wrong)
				: whyNotNext(question, given, prediction.wrong);
		},
		whyRight: ({prediction}) => reasonOf(question, attack, prediction.right),
	};
}

/** The row of an attacker is one key, unless another one has two digits. */
function choicesOf(question: Question): readonly string[] {
	return optionsOf(question).flatMap((type) => {
		const [last = 0] = limitsOf(question, type);
		const rows = last < 10 ? Array.from({length: last + 1}, (_, row) => String(row)) : [];
		return type === 'attacked' ? rows : [answerKeys[type]];
	});
}

function questionWords(question: Question, {type, numbers, digits, state}: Typed, {asks, typed}: Words): Wordings {
	const {size, queens} = question.moment;
	const given = typed([...numbers.map(String), ...(state === 'whole' ? [] : [`${digits}_`])]);
	if (question.type === 'test') {
		return asks.test(question.next, queens.length, answerKeys, type === 'safe' ? answerKeys.safe : given);
	}

	switch (type) {
		case 'test': {
			return asks.testOf(given);
		}

		case 'place': {
			return asks.placeOn(given);
		}

		case 'return': {
			return asks.returnTo(size, given);
		}

		case 'solution': {
			return asks.found;
		}

		case 'safe':
		case 'attacked':
		case undefined: {
			return asks.next(answerKeys);
		}
	}
}

function refusalWords(question: Question, keys: readonly string[], {refused: words}: Words): Wordings {
	if (question.type === 'test') {
		return words.test(question.moment.queens.length, answerKeys);
	}

	const {type, numbers} = typedIn(question, keys.slice(0, -1));
	const most = type && limitsOf(question, type)[numbers.length];
	return most === undefined ? words.next(answerKeys) : words.number(numbers.length === 0 ? 'row' : 'column', most);
}

function reasonOf(
	{type, moment, next}: Question,
	attack: ReturnType<typeof attackFound>,
	reasons: Words['right'],
): Wordings {
	switch (next.type) {
		case 'test': {
			return type === 'test' ? reasons.found(next, attack) : reasons.test(next);
		}

		case 'place': {
			return reasons.place(next);
		}

		case 'solution': {
			return reasons.solution(moment.size, moment.solutions + 1);
		}

		case 'backtrack': {
			return reasons.return(moment.size, next);
		}
	}
}

function whyNotFound(
	{moment: {queens}, next}: Extract<Question, {type: 'test'}>,
	{type, numbers: [by = 0]}: Answer,
	attack: ReturnType<typeof attackFound>,
	reasons: Words['wrong'],
): string {
	return type === 'safe' && attack
		? reasons.saidSafe(next, attack)
		: reasons.noAttack(next, {row: by, column: queens[by] ?? 0});
}

function whyNotNext({moment, next}: Question, {type, numbers}: Answer, reasons: Words['wrong']): string {
	const {size, queens} = moment;
	const row = queens.length;
	const isFull = row === size;
	const truth = next.type === 'backtrack' ? 'return' : next.type;
	const [givenRow = 0, givenColumn = 0] = numbers;
	const given = {row: givenRow, column: givenColumn};
	switch (type) {
		case 'safe':
		case 'attacked': {
			return '';
		}

		case 'test': {
			return truth === 'test' ? reasons.test.test(given, row) : reasons.test[truth](row, isFull);
		}

		case 'place': {
			return truth === 'place' ? reasons.place.place(given) : reasons.place[truth](row, isFull);
		}

		case 'solution': {
			return truth === 'solution' ? '' : reasons.solution[truth](row, isFull);
		}

		case 'return': {
			if (next.type !== 'backtrack') {
				return truth === 'return' ? '' : reasons.return[truth](row);
			}

			return whyNotThere(next, given, size, reasons);
		}
	}
}

function whyNotThere({row, column}: Square, given: Square, size: number, reasons: Words['wrong']): string {
	if (given.row !== row) {
		return reasons.caller(given.row, row + 1);
	}

	if (given.column === column) {
		return reasons.sameColumn(row, column);
	}

	if (given.column < column) {
		return reasons.earlier(given.column);
	}

	return given.column === size ? reasons.noneLeft(row, column) : reasons.later(row, given.column, column);
}

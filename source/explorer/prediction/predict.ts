import {type Attack, attackIn, explainTest, type Variant} from '../../solver/index.js';
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
	readonly words: (text: Text, keys: readonly string[]) => string;
	readonly whyRight: (text: Text) => Wordings;
};

export function askToPredict(question: Question, variant: Variant): Predicting {
	const {next, type, moment} = question;
	const {size, queens} = moment;
	const column = next.type === 'test' ? next.column : 0;
	const attack = attackIn(explainTest(size, variant, queens, column), queens, column);
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
			return whyNot(question, {type: kind, numbers}, attack, prediction.wrong);
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

function questionWords(question: Question, {type, numbers, digits, state}: Typed, {asks, typed}: Words): string {
	const given = typed([...numbers.map(String), ...(state === 'whole' ? [] : [`${digits}_`])]);
	if (question.type === 'test') {
		return asks.test(question.next, answerKeys, type === 'safe' ? answerKeys.safe : given);
	}

	return type && type !== 'safe' && type !== 'attacked'
		? asks.where[type](given, question.moment.size)
		: asks.next(answerKeys);
}

function refusalWords(question: Question, keys: readonly string[], {refused: words}: Words): string {
	if (question.type === 'test') {
		return words.test(answerKeys);
	}

	const {type, numbers} = typedIn(question, keys.slice(0, -1));
	const most = type && limitsOf(question, type)[numbers.length];
	return most === undefined ? words.next(answerKeys) : words.number(numbers.length === 0 ? 'row' : 'column', most);
}

function reasonOf({type, moment, next}: Question, attack: Attack | undefined, reasons: Words['right']): Wordings {
	switch (next.type) {
		case 'test': {
			return type === 'test' ? reasons.found(next, attack) : reasons.test(next);
		}

		case 'place': {
			return reasons.place(next);
		}

		case 'solution': {
			return reasons.solution(moment.solutions + 1);
		}

		case 'backtrack': {
			return reasons.return(moment.size, next);
		}
	}
}

/** The first that applies. */
function whyNot(
	question: Question,
	{type, numbers: [row = 0, column = 0]}: Answer,
	attack: Attack | undefined,
	words: Words['wrong'],
): string {
	const {next, moment} = question;
	const {size, queens} = moment;
	const running = queens.length;
	if (question.type === 'test') {
		return type === 'safe' && attack
			? words.saidSafe(question.next, attack)
			: words.noAttack(question.next, {row, column: queens[row] ?? 0});
	}

	const reasons: readonly (readonly [applies: boolean, why: string])[] = [
		[type === 'solution' && running < size, words.unfilled(running)],
		[next.type === 'solution' && type === 'return', words.unreported(running)],
		[next.type === 'solution', words.full(running)],
		[next.type === 'test' && type !== 'test', words.called(running)],
		[next.type === 'place' && type !== 'place', words.foundSafe(running)],
		[type !== 'return' && running === size, words.reported(running)],
		[next.type === 'backtrack' && type !== 'return', words.over(running)],
		[type === 'test', words.notFirst({row, column})],
		[type === 'place', words.notTested({row, column})],
		[true, words.notCaller(running)],
	];
	return reasons.find(([applies]) => applies)?.[1] ?? '';
}

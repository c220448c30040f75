import {type Attack, attackBy, attackersOf, guardWith, type Step, squaresOf, type Variant} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {AnswerPart, Reply} from './asking.js';
import type {Question} from './question.js';

const safeKey = 's';

export const kindKeys: Readonly<Record<Step['type'], string>> = {test: 't', place: 'p', backtrack: 'r', solution: 'f'};

/** In the order in which they are shown. */
export const kinds = ['test', 'place', 'backtrack', 'solution'] as const;

export const answerLetters: readonly string[] = [safeKey, ...Object.values(kindKeys)];

export type Predicting = {
	readonly parts: readonly AnswerPart[];
	readonly words: (text: Text, reply: Reply) => string;
	readonly whyRight: (text: Text) => string;
};

export function askToPredict(question: Question, variant: Variant): Predicting {
	const {next, moment} = question;
	const {size, queens} = moment;
	const column = next.type === 'test' ? next.column : 0;
	const attack = attackBy(guardWith(size, variant, queens), queens, column);
	const parts = question.type === 'test' ? [testPart(question, attack)] : nextParts(question);
	return {
		parts,
		words: (text, reply) => questionWords(question, parts.length, text, reply),
		whyRight: ({prediction}) => reasonOf(question, attack, prediction.right),
	};
}

const numbersTo = (end: number) => Array.from({length: end}, (_, number) => String(number));

/** Safe, or the row of a queen that attacks the square. */
function testPart({next, moment: {queens}}: Extract<Question, {type: 'test'}>, attack: Attack | undefined): AnswerPart {
	const attackers = attackersOf(squaresOf(queens), next).map(({row}) => String(row));
	return {
		choices: [safeKey, ...numbersTo(queens.length)],
		right: attackers.length === 0 ? [safeKey] : attackers,
		whyWrong: ({prediction: {wrong}}, choice) =>
			choice === safeKey && attack
				? wrong.saidSafe(next, attack.line)
				: wrong.noAttack(next, {row: Number(choice), column: queens[Number(choice)] ?? 0}),
	};
}

/**
 * The kind of step; then its row and column or, of a return, those with which the loop goes on, where the size of the
 * board means that no column is left.
 */
function nextParts({next, moment: {size, queens}}: Question): readonly AnswerPart[] {
	const running = queens.length;
	const kind: AnswerPart = {
		choices: kinds.map((type) => kindKeys[type]),
		right: [kindKeys[next.type]],
		whyWrong({prediction: {wrong}}, choice) {
			if (choice === kindKeys.solution && running < size) {
				return wrong.unfilled(running);
			}

			if (next.type === 'backtrack' && running === size) {
				return wrong.reported(running);
			}

			return wrong.before[next.type](running);
		},
	};
	if (next.type === 'solution') {
		return [kind];
	}

	const {row, column} = next;
	const isReturn = next.type === 'backtrack';
	const whyWrong: AnswerPart['whyWrong'] = ({prediction}) => prediction.wrong.where[next.type];
	return [
		kind,
		{choices: numbersTo(size), right: [String(row)], whyWrong},
		{choices: numbersTo(isReturn ? size + 1 : size), right: [String(isReturn ? column + 1 : column)], whyWrong},
	];
}

function questionWords({type, next, moment}: Question, count: number, text: Text, {keys, chosen}: Reply): string {
	const {asks} = text.prediction;
	const waiting = chosen === undefined ? '_' : `[${chosen}]`;
	const typed = (from: number) => text.joined.names([...keys.slice(from), ...(keys.length < count ? [waiting] : [])]);
	if (type === 'test') {
		return asks.test(next, safeKey, typed(0));
	}

	return next.type === 'solution' || keys.length === 0
		? asks.next(kindKeys, typed(0))
		: asks.where[next.type](typed(1), moment.size);
}

function reasonOf(
	{type, moment, next}: Question,
	attack: Attack | undefined,
	reasons: Text['prediction']['right'],
): string {
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

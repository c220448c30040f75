import {
	attackersOf,
	type Moment,
	type Square,
	type Step,
	type StepOf,
	squaresOf,
	type Tape,
} from '../../solver/index.js';

type AnswerType = 'safe' | 'attacked' | 'test' | 'place' | 'return' | 'solution';

/**
 * The row of the attacker; or row and column of the test or placement, or with which the loop goes on after the return,
 * where the size of the board means that no column is left.
 */
export type Answer = {readonly type: AnswerType; readonly numbers: readonly number[]};

/** A digit begins the row of an attacker. */
export const answerKeys = {safe: 's', test: 't', place: 'p', return: 'r', solution: 'f'} as const satisfies Partial<
	Record<AnswerType, string>
>;

export type Question = {readonly moment: Moment} & (
	| {readonly type: 'test'; readonly next: StepOf<'test'>}
	| {readonly type: 'next'; readonly next: Step}
);

/**
 * In the order in which they are asked; none at the end of the search or of what has been read. The next step is a
 * question only where it is not plainly the next test of the loop.
 */
export function questionsAt(tape: Tape, moment: Moment): readonly Question[] {
	const next = tape.at(moment.index + 1)?.step;
	if (next?.type !== 'test') {
		return next ? [{type: 'next', moment, next}] : [];
	}

	const test: Question = {type: 'test', moment, next};
	return moment.step?.type === 'place' ? [{type: 'next', moment, next}, test] : [test];
}

/** What is not shown, because it would answer a question. */
export type Hidden = {
	/** Whether it is attacked: numbers, flags and masks would tell, too. */
	readonly square: Square | undefined;
	/** Which line of the program runs next. */
	readonly nextLine: boolean;
	/** What the next steps find: a dead end, nodes of the tree, totals. */
	readonly future: boolean;
};

export const nothingHidden: Hidden = {square: undefined, nextLine: false, future: false};

export function hiddenBy(question: Question | undefined): Hidden {
	return question
		? {square: question.type === 'test' ? question.next : undefined, nextLine: true, future: true}
		: nothingHidden;
}

export function optionsOf({type, moment}: Question): readonly AnswerType[] {
	if (type === 'next') {
		return ['test', 'place', 'return', 'solution'];
	}

	return moment.queens.length === 0 ? ['safe'] : ['safe', 'attacked'];
}

export function limitsOf({moment}: Question, type: AnswerType): readonly number[] {
	const last = moment.size - 1;
	const limits: Readonly<Record<AnswerType, readonly number[]>> = {
		safe: [],
		attacked: [moment.queens.length - 1],
		test: [last, last],
		place: [last, last],
		return: [last, moment.size],
		solution: [],
	};
	return limits[type];
}

export function rightAnswers({type, moment, next}: Question): readonly Answer[] {
	if (next.type === 'solution') {
		return [{type: 'solution', numbers: []}];
	}

	const {row, column} = next;
	if (next.type === 'backtrack') {
		return [{type: 'return', numbers: [row, column + 1]}];
	}

	if (type === 'next') {
		return [{type: next.type, numbers: [row, column]}];
	}

	const attackers = attackersOf(squaresOf(moment.queens), next);
	return attackers.length === 0
		? [{type: 'safe', numbers: []}]
		: attackers.map((queen) => ({type: 'attacked', numbers: [queen.row]}));
}

/** Without the right kind of step, the numbers mean nothing. */
export function isWrongKind(question: Question, type: AnswerType | undefined): boolean {
	return question.type === 'next' && type !== undefined && rightAnswers(question).every((right) => right.type !== type);
}

export function isRight(question: Question, {type, numbers}: Answer): boolean {
	return rightAnswers(question).some((right) => right.type === type && right.numbers.join() === numbers.join());
}

export type Typed = {
	readonly type: AnswerType | undefined;
	readonly numbers: readonly number[];
	readonly digits: string;
	readonly state: 'whole' | 'begun' | 'refused';
};

/** A number is whole with Enter, or as soon as no further digit can follow. */
export function typedIn(question: Question, keys: readonly string[]): Typed {
	const isDigit = (key = '') => /^\d$/.test(key);
	const type = optionsOf(question).find((each) =>
		each === 'attacked' ? isDigit(keys[0]) : answerKeys[each] === keys[0],
	);
	if (!type) {
		return {type, numbers: [], digits: '', state: keys.length === 0 ? 'begun' : 'refused'};
	}

	const limits = limitsOf(question, type);
	const numbers: number[] = [];
	let digits = '';
	for (const key of type === 'attacked' ? keys : keys.slice(1)) {
		digits += isDigit(key) ? key : '';
		const number = Number(digits);
		const most = limits[numbers.length] ?? -1;
		if (digits === '' || number > most || !(isDigit(key) || key === 'enter')) {
			return {type, numbers, digits: '', state: 'refused'};
		}

		if (key === 'enter' || !canGrow(number, most)) {
			numbers.push(number);
			digits = '';
		}
	}

	return {type, numbers, digits, state: numbers.length === limits.length ? 'whole' : 'begun'};
}

export function answerKeysOf(question: Question, {type, numbers}: Answer): readonly string[] {
	const limits = limitsOf(question, type);
	const digits = numbers.flatMap((number, index) => [
		...String(number),
		...(canGrow(number, limits[index] ?? 0) ? ['enter'] : []),
	]);
	return type === 'attacked' ? digits : [answerKeys[type], ...digits];
}

function canGrow(number: number, most: number): boolean {
	return number > 0 && number * 10 <= most;
}

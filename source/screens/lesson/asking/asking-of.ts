import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import type {Question} from '../../../explorer/prediction/question.js';
import {variantOf} from '../../../solver/index.js';
import {factsIn} from '../facts.js';
import {indexBefore} from '../next-step.js';
import type {Current} from '../task.js';
import type {LessonAsking} from './asking.js';
import {askForAttackers} from './attackers.js';
import {askToChoose} from './choose.js';
import {askForColumns} from './columns.js';
import {askForNumber} from './number.js';
import {askToPredictWithHelp} from './predict.js';

/** Returns the question of a task; undefined if the task asks nothing. */
export function askingOf(
	{task, stage: {size, variant}}: Pick<Current, 'task' | 'stage'>,
	knowledge: Knowledge,
): LessonAsking | undefined {
	const tape = knowledge.tape(size);
	const index = indexBefore(tape, task.at ?? {type: 'start'});
	const moment = tape.at(index) ?? tape.horizon;
	const next = tape.at(index + 1)?.step;
	const about: Question | undefined = next && {type: 'next', moment, next};
	const square: Question | undefined = next?.type === 'test' ? {type: 'test', moment, next} : about;
	const hidden = task.at && !task.isOpen ? square : undefined;
	switch (task.type) {
		case 'reach': {
			return undefined;
		}

		case 'predict': {
			const question = task.asks === 'test' ? square : about;
			return question && askToPredictWithHelp(question, variantOf(variant));
		}

		case 'choose': {
			return askToChoose(task, factsIn(knowledge), hidden);
		}

		case 'number': {
			return askForNumber(task, factsIn(knowledge), index + 1, task.right(knowledge), hidden);
		}

		case 'attackers': {
			return askForAttackers(moment, hidden);
		}

		case 'columns': {
			return next?.type === 'place' ? askForColumns(size, moment.queens, next, about) : undefined;
		}
	}
}

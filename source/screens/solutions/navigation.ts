import {type Goal, last, solutionGoal} from '../../explorer/goal.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {at, goTo, goToEnd, showWayTo, solutionMoment, unlessStuck} from '../../explorer/navigation.js';
import {canonicalOf} from '../../solver/index.js';

export function moveBySolutions(model: Model, knowledge: Knowledge, by: number): Model {
	if (knowledge.tape(model.size).end?.solutions === 0) {
		return {...model, notice: 'no-solution-to-show'};
	}

	const beside = model.isFundamentalOnly
		? classGoal((solutionMoment(model, knowledge)?.fundamental ?? 0) + by)
		: solutionGoal(placeOf(model).solution + by);
	const moved = goTo(model, knowledge, 'solutions', beside);
	return unlessStuck(model, moved, by > 0 ? 'last-solution' : 'first-solution');
}

function classGoal(number: number): Goal {
	return (tape) => tape.fundamental(Math.max(1, Math.min(number, tape.end?.fundamental ?? number)));
}

export function moveToFirst(model: Model, knowledge: Knowledge): Model {
	return moveToEntry(model, knowledge, solutionGoal(1));
}

export function moveToLast(model: Model, knowledge: Knowledge): Model {
	return moveToEntry(model, knowledge, model.isFundamentalOnly ? classGoal(last) : solutionGoal(last));
}

function moveToEntry(model: Model, knowledge: Knowledge, goal: Goal): Model {
	return knowledge.tape(model.size).end?.solutions === 0
		? {...model, notice: 'no-solution-to-show'}
		: goToEnd(model, knowledge, 'solutions', goal);
}

export function toggleFundamental(model: Model, knowledge: Knowledge): Model {
	const moment = solutionMoment(model, knowledge);
	const first = moment && knowledge.tape(model.size).report(canonicalOf(moment.queens));
	const toggled = {...model, isFundamentalOnly: !model.isFundamentalOnly};
	return first && toggled.isFundamentalOnly ? at(toggled, {solution: first.solutions}) : toggled;
}

export function watch(model: Model, knowledge: Knowledge, isPlaying: boolean): Model {
	const moment = solutionMoment(model, knowledge);
	if (!moment) {
		return {...model, notice: 'no-solution-to-show'};
	}

	const begun = showWayTo(model, knowledge, moment);
	return isPlaying ? {...begun, isPlaying, direction: 1, notice: undefined} : begun;
}

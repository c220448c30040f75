import {canonicalOf, isFundamental, type Moment} from '../solver/index.js';
import {type StopSearch, searchSlice} from './breakpoints.js';
import {imagesOf} from './catalogue.js';
import {type Goal, isOfSolutions, lastSolution, lastStep, momentOf} from './goal.js';
import {type Model, type Notice, type Place, pinsOf, placeOf} from './model.js';
import {showsSteps} from './screen.js';
import {tapeOf} from './tapes.js';

/** The moment that the search screen shows; the start as long as a place of an unread tape is not known. */
export function searchMoment(model: Model): Moment {
	const tape = tapeOf(model.size);
	return momentOf(tape, {type: 'step', index: placeOf(model).step}) ?? tape.horizon;
}

/** The moment at which the solution that the solutions screen shows is reported; none if there is none, or none is known yet. */
export function solutionMoment(model: Model): Moment | undefined {
	return momentOf(tapeOf(model.size), {type: 'solution', number: placeOf(model).solution});
}

/** The model at the goal, or seeking it if it is not known yet. A solution is a place in Solutions, a step elsewhere. */
export function goTo(model: Model, goal: Goal | StopSearch): Model {
	if (goal.type === 'stop') {
		return seekStop(model, goal);
	}

	const tape = tapeOf(model.size);
	const moment = momentOf(tape, goal);
	if (moment) {
		const isSolution = model.screen === 'solutions' && isOfSolutions(goal);
		return isSolution ? atSolution(model, moment) : at(model, {step: moment.index});
	}

	return tape.end ? {...model, sought: undefined} : {...model, sought: goal};
}

/** Among the first of each class one that is none is not to be found: going there shows all again. */
function atSolution(model: Model, moment: Moment): Model {
	const isFundamentalOnly = model.isFundamentalOnly && isFundamental(moment.queens);
	return at({...model, isFundamentalOnly}, {solution: moment.solutions});
}

/** The last solution, or the last that is the first of its class; the end of the search. */
export function moveToLast(model: Model): Model {
	if (showsSteps(model.screen)) {
		return goTo(model, lastStep);
	}

	return goTo(model, model.isFundamentalOnly ? {type: 'last-class'} : lastSolution);
}

/** The model with another place on its board, and nothing sought. */
export function at(model: Model, place: Partial<Place>): Model {
	const prediction = model.prediction && {...model.prediction, typed: ''};
	return {
		...model,
		prediction,
		sought: undefined,
		places: {...model.places, [model.size]: {...placeOf(model), ...place}},
	};
}

/** `by` steps on or back. */
export function moveBySteps(model: Model, by: number): Model {
	const moved = goTo(model, {type: 'step', index: placeOf(model).step + by});
	return unlessStuck(model, moved, by > 0 ? 'last-step' : 'first-step');
}

/** In Search to the next or previous step that reports a solution, in Solutions by so many of them. */
export function moveBySolutions(model: Model, by: number): Model {
	if (model.screen === 'solutions') {
		if (tapeOf(model.size).end?.solutions === 0) {
			return {...model, notice: 'no-solution-to-show'};
		}

		return model.isFundamentalOnly ? moveByClasses(model, by) : moveInList(model, by);
	}

	return moveToStop(model, by < 0 ? -1 : 1);
}

/** To the next or previous solution step, or to a breakpoint on the way there. */
function moveToStop(model: Model, by: 1 | -1): Model {
	const tape = tapeOf(model.size);
	const from = searchMoment(model);
	if (pinsOf(model).breakpoints.length > 0) {
		return seekStop(model, {type: 'stop', by, from: from.index});
	}

	const isBetween = by < 0 && from.step?.type !== 'solution';
	const number = from.solutions + by + (isBetween ? 1 : 0);
	if (number < 1) {
		return {...model, notice: 'no-solution-before'};
	}

	// One that is not known yet is sought.
	const isThere = momentOf(tape, {type: 'solution', number})?.solutions === number;
	return isThere || !tape.end ? goTo(model, {type: 'solution', number}) : {...model, notice: 'no-solution-after'};
}

/** Goes on with a search for a stop for a slice: the model at the stop, or still seeking. */
function seekStop(model: Model, search: StopSearch): Model {
	const tape = tapeOf(model.size);
	const found = searchSlice(tape, model, search);
	if (found?.stop !== undefined) {
		return at(model, {step: found.stop});
	}

	const from = found?.from ?? search.from;
	const isOver = found && from === (search.by < 0 ? 0 : tape.end?.index);
	return isOver
		? {...model, sought: undefined, notice: search.by < 0 ? 'no-solution-before' : 'no-solution-after'}
		: {...model, sought: {...search, from}};
}

function moveInList(model: Model, by: number): Model {
	const moved = goTo(model, {type: 'solution', number: placeOf(model).solution + by});
	return unlessStuck(model, moved, by > 0 ? 'last-solution' : 'first-solution');
}

function moveByClasses(model: Model, by: number): Model {
	const {end} = tapeOf(model.size);
	const number = (solutionMoment(model)?.fundamental ?? 0) + by;
	const last = end ? end.fundamental : Number.POSITIVE_INFINITY;
	const moved = goTo(model, {type: 'class', number: Math.max(1, Math.min(number, last))});
	return unlessStuck(model, moved, by > 0 ? 'last-solution' : 'first-solution');
}

/** To the next solution of the same class, from the last to the first. */
export function moveToNextImage(model: Model): Model {
	const moment = solutionMoment(model);
	if (!moment) {
		return model;
	}

	const numbers = imagesOf(tapeOf(model.size), moment.queens)
		.map(({number}) => number)
		.filter((number) => number !== undefined)
		.sort((a, b) => a - b);
	const next = numbers.find((number) => number > moment.solutions) ?? numbers[0];
	return next === undefined ? model : at({...model, isFundamentalOnly: false}, {solution: next});
}

/** Between all solutions and only the first of each class; the latter starts at the class at hand. */
export function toggleFundamental(model: Model): Model {
	const moment = solutionMoment(model);
	const first = moment && tapeOf(model.size).report(canonicalOf(moment.queens));
	const toggled = {...model, isFundamentalOnly: !model.isFundamentalOnly};
	return first && toggled.isFundamentalOnly ? at(toggled, {solution: first.solutions}) : toggled;
}

/** From a solution to the step that found it, and from such a step to the solution. */
export function crossOver(model: Model): Model {
	if (model.screen === 'solutions') {
		const moment = solutionMoment(model);
		return moment ? {...at(model, {step: moment.index}), screen: 'search'} : model;
	}

	const {step} = searchMoment(model);
	return step?.type === 'solution'
		? {...at(model, {solution: step.number}), screen: 'solutions', isFundamentalOnly: false}
		: {...model, notice: 'no-solution-here'};
}

/** The model after a move; if it did not move, with a notice why. */
export function unlessStuck(before: Model, after: Model, notice: Notice): Model {
	const [from, to] = [placeOf(before), placeOf(after)];
	const isStuck = from.step === to.step && from.solution === to.solution && !after.sought;
	return isStuck ? {...after, notice} : after;
}

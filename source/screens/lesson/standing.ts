import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {FactsOf, Fault, Jump} from '../../text/lesson-facts.js';
import type {Screen} from '../screen.js';
import type {LessonAsking} from './asking/asking.js';
import {askingOf} from './asking/asking-of.js';
import {awayOf, currentOf, isAsked} from './current.js';
import {factsIn} from './facts.js';
import {jumpOf} from './jump.js';
import {type Hosts, hostOf, stateOf} from './progress.js';
import type {Current} from './task.js';

/** All that the screen says about the current task, computed once for a frame. */
export type Standing = Current & {
	readonly host: Screen;
	/** The question of the task, answered or not. */
	readonly asking: LessonAsking | undefined;
	/** Whether the question waits for its answer. */
	readonly isAsked: boolean;
	readonly away: ReturnType<typeof awayOf>;
	readonly fault: Fault | undefined;
	readonly jump: Jump | undefined;
	readonly facts: FactsOf;
};

/** Undefined when the lesson is over. */
export function standingOf(hosts: Hosts, model: Model, knowledge: Knowledge): Standing | undefined {
	const current = currentOf(model);
	const host = hostOf(hosts, model);
	if (!current || !host) {
		return undefined;
	}

	const {task} = current;
	const state = stateOf(hosts, model, knowledge);
	return {
		...current,
		host,
		asking: askingOf(current, knowledge),
		isAsked: isAsked(model, knowledge),
		away: awayOf(model, knowledge),
		fault: state && task.type === 'reach' ? task.goal.faultOf?.(state) : undefined,
		jump: jumpOf(model, knowledge),
		facts: factsIn(knowledge),
	};
}

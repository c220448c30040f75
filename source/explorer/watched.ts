import {type Model, placeOf} from './model.js';
import {createSlotBySize} from './slot.js';

/** The steps between which the way to a solution is watched: playback that goes on from there stops at the last one. */
type Watched = {readonly from: number; readonly to: number | undefined};

const nothing: Watched = {from: 0, to: undefined};

const watched = createSlotBySize('watched', nothing);

/** The model that watches the way from its place to the step that reports a solution. */
export function watching(model: Model, to: number): Model {
	return watched.with(model, {from: placeOf(model).step, to});
}

/** The step at which playback stops on its way to step `to`, because it reports the watched solution. */
export function watchedOnTheWay(model: Model, to: number): number | undefined {
	const {step} = placeOf(model);
	const {from, to: report} = watched.of(model);
	return report !== undefined && from <= step && step < report && report <= to ? report : undefined;
}

import {createSlot, type Model} from '../../explorer/model.js';
import {type ProgramTests, type Replay, replayOf} from '../../explorer/replay.js';

type Replaying = Replay & ProgramTests & {readonly at: number};

const none = {size: 0, tests: [], isCut: false, file: '', isRenamed: false, own: [], search: [], steps: [], faults: []};

export const replaying = createSlot<Replaying>('replay', {...none, at: 0});

/** At the first wrong test, unless another one is given. */
export function startReplay(model: Model, tests: ProgramTests, at: number | undefined): Model {
	const replay = replayOf(tests);
	const last = replay.own.length - 1;
	return replaying.with(model, {...tests, ...replay, at: Math.min(at ?? replay.faults[0] ?? 0, last)});
}

import {useEffect} from 'react';
import type {Reading} from '../explorer/knowledge/knowledge.js';
import type {Model, Notice} from '../explorer/model.js';
import {isFound, seek} from '../explorer/navigation.js';
import {screenOf} from '../explorer/screen.js';
import {isTapeWanted, nextReading, type Store} from '../explorer/store.js';
import type {Screens} from '../screens/screen.js';
import type {Tape} from '../solver/index.js';
import {readInThreads} from '../workers/read-in-threads.js';

/** Keys and frames get a turn between slices. Milliseconds. */
const sliceTime = 4;
const reportInterval = 200;

export function useKnowledge(store: Store, screens: Screens): void {
	useEffect(() => compute(store, screens), [store, screens]);
}

/** Large tapes are read in threads, all else in slices. Returns a function that stops it. */
export function compute(store: Store, screens: Screens): () => void {
	const {knowledge} = store;
	let timer: NodeJS.Immediate | undefined;
	let shown = performance.now();
	const grow = (isTapeRead: boolean) => {
		shown = performance.now();
		store.change((model) => {
			const grown = {...seek(model, knowledge), revision: model.revision + 1};
			return isTapeRead || model.sought ? withNotice(grown) : grown;
		});
	};
	const withNotice = (model: Model): Model => {
		const isStopped = !model.sought && knowledge.isOutOfReach(knowledge.tape(model.size));
		const isSaid = model.notice !== undefined || screenOf(screens, model).counts === undefined;
		if (!isStopped || isSaid) {
			return model;
		}

		const {index} = knowledge.tape(model.size).horizon;
		const notice: Notice = (text, {row}) => {
			const key = row('ends-of-search').split(' ').at(-1) ?? '';
			return text.notices['reading-stopped'](index, key);
		};
		return {...model, notice};
	};
	const growIfDue = (reading: Reading, isTape: boolean) => {
		const isOver = reading.isDone || knowledge.isOutOfReach(reading);
		if (isOver || performance.now() - shown > reportInterval || isFound(store.get(), knowledge)) {
			grow(isTape);
		}
	};
	const start = () => {
		timer ??= setImmediate(next);
	};
	const readInParallel = createThreads((tape, milliseconds) => {
		knowledge.spend(tape, milliseconds);
		growIfDue(tape, true);
	}, start);
	const next = () => {
		timer = undefined;
		const model = store.get();
		const tape = knowledge.tape(model.size);
		const isInThreads = readInParallel(isTapeWanted(model, knowledge) ? tape : undefined);
		if (model.sought?.type === 'stop') {
			grow(false);
			return;
		}

		const reading = nextReading(screens, model, knowledge);
		if (reading && !(reading === tape && isInThreads)) {
			knowledge.advance(reading, sliceTime);
			timer = setImmediate(next);
			growIfDue(reading, reading === tape);
		}
	};

	const unsubscribe = store.subscribe(start);
	start();
	return () => {
		unsubscribe();
		readInParallel(undefined);
		clearImmediate(timer);
	};
}

/** Smaller boards are read before threads are worth their start. */
const leastSize = 14;
/** A longer pause between two parts, in milliseconds, means that the program was suspended. */
const longestPause = 1000;

/** The function that it returns stops reading any other tape, and says whether this one is read in threads. */
function createThreads(onRead: (tape: Tape, milliseconds: number) => void, onFailure: () => void) {
	let current: {readonly tape: Tape; readonly stop: () => void} | undefined;
	let hasFailed = false;
	return (tape: Tape | undefined): boolean => {
		if (current?.tape !== tape) {
			current?.stop();
			current = undefined;
		}

		if (tape && !current && tape.size >= leastSize && !hasFailed) {
			let last = performance.now();
			const stop = readInThreads(tape, {
				onRead() {
					const now = performance.now();
					onRead(tape, Math.min(now - last, longestPause));
					last = now;
				},
				onError() {
					hasFailed = true;
					current = undefined;
					onFailure();
				},
			});
			current = {tape, stop};
		}

		return current !== undefined;
	};
}

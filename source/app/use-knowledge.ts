import {useEffect} from 'react';
import type {Model, Notice} from '../explorer/model.js';
import {isFound, seek} from '../explorer/navigation.js';
import {type Screens, screenOf} from '../screens/screen.js';
import {nextReading, type Store} from '../screens/store.js';

/** Keys and frames get a turn between slices. Milliseconds. */
const sliceTime = 4;
const reportInterval = 200;

export function useKnowledge(store: Store, screens: Screens): void {
	useEffect(() => compute(store, screens), [store, screens]);
}

/** Reads in slices. Returns a function that stops it. */
export function compute(store: Store, screens: Screens): () => void {
	const {knowledge} = store;
	let timer: NodeJS.Immediate | undefined;
	let shown = performance.now();
	const grow = () => {
		shown = performance.now();
		// A new object, so that the frame is drawn again.
		store.change((model) => withNotice({...seek(model, knowledge)}));
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
	const start = () => {
		timer ??= setImmediate(next);
	};
	const next = () => {
		timer = undefined;
		const model = store.get();
		const reading = nextReading(model, knowledge);
		if (!reading) {
			return;
		}

		knowledge.advance(reading, sliceTime);
		timer = setImmediate(next);
		const isOver = reading.isDone || knowledge.isOutOfReach(reading);
		if (isOver || performance.now() - shown > reportInterval || isFound(store.get(), knowledge)) {
			grow();
		}
	};

	const unsubscribe = store.subscribe(start);
	start();
	return () => {
		unsubscribe();
		clearImmediate(timer);
	};
}

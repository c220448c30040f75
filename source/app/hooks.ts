import {useStdout} from 'ink';
import {useEffect} from 'react';
import type {Knowledge} from '../explorer/knowledge.js';
import type {Model} from '../explorer/model.js';
import {isFound, nextReading, seek} from '../explorer/navigation.js';
import {playAlong, playFor} from '../explorer/playback.js';
import {statementsOf} from '../screens/everywhere/speech.js';
import {type Screens, type Statements, screenOf} from '../screens/screen.js';
import {isOpening, openFor} from '../screens/solutions/opening.js';
import type {Store} from '../screens/store.js';
import type {Text} from '../text/en.js';
import {type LanguageId, loadText} from '../text/language.js';

export function useLanguage(store: Store, language: LanguageId): void {
	useEffect(() => {
		void loadText(language).then((text) => {
			const now = store.get();
			if (now.language === language && now.text !== text) {
				store.change((model) => ({...model, text}));
			}
		});
	}, [store, language]);
}

export function useWindow(store: Store): void {
	const {stdout} = useStdout();
	useEffect(() => {
		const measure = () => {
			const {columns, rows} = stdout;
			// As the output gate says.
			store.change((model) => ({...model, window: {columns, rows: rows - 1}}));
		};

		stdout.on('resize', measure);
		return () => {
			stdout.off('resize', measure);
		};
	}, [store, stdout]);
}

/** Thirty frames per second, in milliseconds. */
const frameInterval = 33;

export function usePlayback(store: Store, screens: Screens, model: Model): void {
	const isMoving = model.isPlaying || isOpening(model);
	useEffect(() => {
		if (!isMoving) {
			return;
		}

		let before = performance.now();
		const timer = setInterval(() => {
			const now = performance.now();
			const milliseconds = now - before;
			before = now;
			store.change((model, knowledge) => afterTime(screens, model, knowledge, milliseconds));
		}, frameInterval);
		return () => clearInterval(timer);
	}, [store, screens, isMoving]);
}

export function afterTime(screens: Screens, model: Model, knowledge: Knowledge, milliseconds: number): Model {
	if (isOpening(model)) {
		return openFor(model, knowledge, milliseconds);
	}

	const {mostSteps, speed, axis} = screenOf(screens, model);
	return axis
		? playAlong(model, milliseconds, axis)
		: playFor(model, knowledge, milliseconds, mostSteps?.(model, knowledge), speed?.(model, knowledge));
}

/** Says what is on the screen, then what changes. Ctrl+L and a change of the language say everything again. */
export function useSpeech(store: Store, screens: Screens, isSpoken: boolean): void {
	const {stdout, write} = useStdout();
	useEffect(() => {
		if (!isSpoken) {
			return;
		}

		let said: Statements = {};
		let language: Text | undefined;
		const say = (isAll = store.get().text !== language) => {
			const model = store.get();
			const statements = statementsOf(screens, model, store.knowledge);
			const news = Object.entries(statements).filter(
				([name, words]) => words !== '' && (isAll || said[name] !== words),
			);
			const queens = isAll ? screenOf(screens, model).queens(model, store.knowledge) : [];
			const lines = [...news.map(([, words]) => words), ...queens.map(model.text.spoken.queen)];
			said = statements;
			language = model.text;
			if (lines.length > 0) {
				write(`${lines.join('\n')}\n`);
			}
		};

		const sayAll = () => say(true);
		sayAll();
		const unsubscribe = store.subscribe(() => say());
		stdout.on('repaint', sayAll);
		return () => {
			unsubscribe();
			stdout.off('repaint', sayAll);
		};
	}, [store, screens, isSpoken, stdout, write]);
}

/** Keys and frames get a turn between slices. Milliseconds. */
const sliceTime = 4;
const reportInterval = 200;

/** Reads the search in slices. Returns a function that stops it. */
export function compute(store: Store): () => void {
	const {knowledge} = store;
	let timer: NodeJS.Immediate | undefined;
	let shown = performance.now();
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
		const isOver = !nextReading(store.get(), knowledge);
		if (isOver || performance.now() - shown > reportInterval || isFound(store.get(), knowledge)) {
			shown = performance.now();
			// A new object, so that the frame is drawn again.
			store.change((model) => ({...seek(model, knowledge)}));
		}
	};

	const unsubscribe = store.subscribe(start);
	start();
	return () => {
		unsubscribe();
		clearImmediate(timer);
	};
}

import {resultsOf} from '../run/result.js';
import {Session} from '../run/session.js';
import {writeStart} from '../run/start.js';
import {watch} from '../run/watch.js';
import {type Asked, askAgain, running, withResult} from '../screens/replay/run.js';
import type {Store} from '../screens/store.js';
import {codeOf, messageOf} from '../text/refusal.js';

/** In milliseconds: a shorter run shows only its result. */
const patience = 400;

/** Runs the program of the user now, at each save, and when a key asks for it. Returns a function that ends all of it. */
export function startRunning(store: Store, first: Asked): () => void {
	let asked = first;
	let requests = 0;

	const session = new Session(first.typed);
	const watchProgram = () => watch(session.program, () => store.change((model) => askAgain(model)));
	let endWatch = watchProgram();
	const run = async (source: Asked) => {
		const timer = setTimeout(() => store.change((model) => running.with(model, {isRunning: true})), patience);
		let isNew = true;
		for await (const result of resultsOf(session, source)) {
			clearTimeout(timer);
			store.change((model) => withResult(model, result, isNew));
			isNew = false;
		}

		clearTimeout(timer);
	};

	const unsubscribe = store.subscribe(() => {
		const before = asked;
		const {asked: now = before, requests: made} = running.of(store.get());
		const isAsked = made !== requests;
		[asked, requests] = [now, made];
		if (!isAsked || (now.isWritten && !hasWritten(store, now.typed))) {
			return;
		}

		// With another size it is the same program.
		if (now.size === before.size) {
			session.restart(now.typed);
		}

		if (now.isWritten) {
			endWatch();
			endWatch = watchProgram();
		}

		void run(now);
	});
	void run(first);
	return () => {
		unsubscribe();
		endWatch();
		session.close();
	};
}

function hasWritten(store: Store, file: string): boolean {
	try {
		writeStart(file, store.get().text.run.start);
	} catch (error) {
		// The next exercise may have been begun already.
		if (codeOf(error) !== 'EEXIST') {
			store.change((model) => ({...model, notice: (text) => text.run.notWritten(messageOf(error, text))}));
			return false;
		}
	}

	return true;
}

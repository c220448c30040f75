import {openSync} from 'node:fs';
import process from 'node:process';
import {ReadStream} from 'node:tty';
import {render} from 'ink';
import {Knowledge} from '../explorer/knowledge.js';
import {createModel, type Model} from '../explorer/model.js';
import {screensOf} from '../screens/index.js';
import {taskToResume} from '../screens/lesson/state.js';
import type {Screens} from '../screens/screen.js';
import {startOpening} from '../screens/solutions/opening.js';
import {type Start, type Surroundings, startingModel} from '../screens/start.js';
import {createStore, type Store} from '../screens/store.js';
import {AlternateScreen} from '../terminal/alternate-screen.js';
import {supportsUnicode} from '../terminal/capabilities.js';
import {groundQuery, InputGate, isAmbiguousWide, widthQuery} from '../terminal/input-gate.js';
import {OutputGate} from '../terminal/output-gate.js';
import {reportFailure, writeErrorLine} from '../terminal/standard-error.js';
import {languageOf} from '../text/language.js';
import {codeOf, Refusal} from '../text/refusal.js';
import {App} from './app.js';
import {createEffects, type WritePicture} from './effects.js';

export type ExploreOptions = Start & {
	/** ASCII characters only; if undefined, the terminal decides. */
	readonly isAscii: boolean | undefined;
	readonly isAccessible: boolean;
	/** No option names a place, so the user may not know what is there. */
	readonly isBare: boolean;
};

type Speaking = Pick<Model, 'language' | 'text'>;

export async function explore(options: ExploreOptions, speaking: Speaking, write: WritePicture): Promise<number> {
	const {env, stdout} = process;
	const stdin = options.replay?.file === '-' || !process.stdin.isTTY ? openKeyboard() : process.stdin;
	const screens = screensOf(options);
	const isSpoken = options.isAccessible || env['INK_SCREEN_READER'] === 'true';
	// Screen readers read key names better without arrow glyphs.
	const isAscii = isSpoken || (options.isAscii ?? !supportsUnicode(env));
	const asksWidth = !isAscii && options.isAscii === undefined;
	const output = new OutputGate(stdout, !isSpoken);
	const {columns, windowRows: rows} = output;
	const store = startingStore(screens, options, {...speaking, isAscii, window: {columns, rows}}, isSpoken);
	const screen = new AlternateScreen(stdin, stdout, {isAlternate: !isSpoken, onResume: () => output.redraw()});
	const effects = createEffects({store, screens, screen, output, write});
	const fail = failing(store, screen);
	const input = new InputGate(stdin, {
		onHangUp: screen.hangUp,
		onError: fail,
		waitsForFrame: () => store.get().overlay === 'menu',
	});
	process.on('uncaughtException', fail);
	stdout.on('error', screen.hangUp);

	input.once('brightness', (brightness: number) => {
		store.change((model) => ({...model, ground: brightness < 128 ? 'dark' : 'light'}));
	});
	// The reply to the last query comes last.
	screen.enter(asksWidth ? groundQuery + widthQuery : '');
	const isWide = asksWidth ? isAmbiguousWide(input) : Promise.resolve(false);
	let endRunning: (() => void) | undefined;
	try {
		// Only with --run, because it reads what programs print. Without a temporary folder it fails.
		endRunning = options.run && (await import('./running.js')).startRunning(store, options.run);
		const app = render(
			<App store={store} screens={screens} isSpoken={isSpoken} onEffect={(effect) => effects[effect]()} />,
			{
				// The gates have what Ink uses of streams.
				stdin: input as unknown as NodeJS.ReadStream,
				stdout: output as unknown as NodeJS.WriteStream,
				exitOnCtrlC: false,
				patchConsole: false,
				// Twice the rate of playback: with an equal rate some frames would be skipped.
				maxFps: 60,
			},
		);
		const adapted = isWide.then((needsAscii) => {
			if (needsAscii && !store.get().exit) {
				store.change((model) => ({...model, isAscii: true}));
				output.redraw();
			}
		});
		await app.waitUntilExit();
		// The reply must not reach the shell.
		await adapted;
	} finally {
		endRunning?.();
		input.close();
		output.close();
		screen.leave();
	}

	sayHowToResume(store.get());
	return store.get().exit === 'interrupt' ? 130 : 0;
}

function failing(store: Store, screen: AlternateScreen): (error: unknown) => void {
	return (error) => {
		// The terminal is gone: writing to it fails.
		if (codeOf(error) === 'EIO') {
			screen.hangUp();
			return;
		}

		screen.leave();
		reportFailure(error, store.get().text);
		process.exit(1);
	};
}

function sayHowToResume(model: Model): void {
	const task = taskToResume(model);
	if (task !== undefined) {
		const {language, text, code} = model;
		const options = [
			`--lesson ${task}`,
			...(code === createModel({text}).code ? [] : [`--code ${code}`]),
			...(language === languageOf(process.env) ? [] : [`--lang ${language}`]),
		];
		writeErrorLine(text.lesson.resume(options.join(' ')));
	}
}

function startingStore(screens: Screens, options: ExploreOptions, surroundings: Surroundings, isSpoken: boolean) {
	const knowledge = new Knowledge();
	const isMotionReduced = isSpoken || Boolean(process.env['REDUCED_MOTION']);
	const started = startingModel(screens, options, {...surroundings, isMotionReduced}, knowledge);
	const greeted = options.isBare ? startOpening({...started, notice: 'new-here'}, knowledge) : started;
	return createStore(greeted, knowledge, screens);
}

/** The keyboard of the terminal, where standard input is a pipe. Throws a Refusal if there is no terminal. */
function openKeyboard(): ReadStream {
	try {
		return new ReadStream(openSync(process.platform === 'win32' ? String.raw`\\.\CONIN$` : '/dev/tty', 'r+'));
	} catch (error) {
		throw new Refusal((text) => text.noKeyboard, {cause: error});
	}
}

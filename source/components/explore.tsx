import process from 'node:process';
import chalk from 'chalk';
import {render} from 'ink';
import type {Effect} from '../explorer/keymap.js';
import {Knowledge} from '../explorer/knowledge/knowledge.js';
import type {Model} from '../explorer/model.js';
import {mouse} from '../explorer/mouse/mouse.js';
import {createStore} from '../explorer/store.js';
import {asciiGlyphs, type Glyphs, unicodeGlyphs} from '../panels/glyphs.js';
import {displayFor} from '../screens/everywhere/display.js';
import {wayBack} from '../screens/everywhere/way-back/command.js';
import {screens} from '../screens/index.js';
import {chapterToResume} from '../screens/lesson/chapter.js';
import {goOnFromPuzzle, mostPuzzles} from '../screens/play/puzzle/puzzle.js';
import {type Start, startingModel} from '../screens/start.js';
import {AlternateScreen} from '../terminal/alternate-screen.js';
import {isAmbiguousWide, widthQuery} from '../terminal/ambiguous-width.js';
import {supportsUnicode} from '../terminal/capabilities.js';
import {clipboardSequence, mayHaveClipboard} from '../terminal/clipboard.js';
import {watchForeignOutput} from '../terminal/foreign-output.js';
import {InputGate} from '../terminal/input-gate.js';
import {OutputGate} from '../terminal/output-gate.js';
import {mayHaveTitle} from '../terminal/title.js';
import {codeOf, describeFailure} from '../text/failure.js';
import {languageOf} from '../text/language.js';
import {App} from './app.js';
import {Boundary} from './boundary.js';
import {createRepainter} from './repainter.js';
import {savePicture, type WritePicture} from './save-picture.js';
import {showTitle} from './window-title.js';

export type ExploreOptions = Start & {
	/** Whether to draw with ASCII characters only; if undefined, the terminal decides. */
	readonly isAscii: boolean | undefined;
	/** Whether to print lines of text instead of a picture, without motion. */
	readonly isAccessible: boolean;
	/** Whether to act on the mouse. */
	readonly hasMouse: boolean;
};

/** The language to start with, and its texts. */
type Speaking = Pick<Model, 'language' | 'text'>;

/** Runs the explorer in the terminal until the user quits; returns the exit status. */
export async function explore(options: ExploreOptions, speaking: Speaking, write: WritePicture): Promise<number> {
	const {stdin, stdout, env} = process;
	const isSpoken = options.isAccessible || env['INK_SCREEN_READER'] === 'true';
	// Screen readers read key names better without arrow glyphs.
	const isAscii = isSpoken || (options.isAscii ?? !supportsUnicode(env));
	const asksWidth = !isAscii && options.isAscii === undefined;
	const isMotionReduced = isSpoken || Boolean(env['REDUCED_MOTION']);
	const output = new OutputGate(stdout);
	const knowledge = new Knowledge();
	const {columns, rows} = output;
	const surroundings = {...speaking, isMotionReduced, window: {columns, rows}};
	// Other puzzles each time.
	const lastPuzzle = Math.floor(Math.random() * mostPuzzles);
	const started = goOnFromPuzzle(startingModel(screens, options, surroundings, knowledge), lastPuzzle);
	const pointable = mouse.with(started, {isOn: options.hasMouse && !isSpoken, isAvailable: !isSpoken});
	const store = createStore(wayBack.with(pointable, {hasClipboard: mayHaveClipboard(env)}), knowledge, screens);
	// A screen reader may announce each change of the title.
	const windows = {isAlternate: !isSpoken, hasTitle: !isSpoken && mayHaveTitle(env)};
	const screen = new AlternateScreen(stdin, stdout, windows, () => {
		redraw();
	});
	const repaint = createRepainter(store, screen);
	const redraw = () => {
		output.measure();
		repaint();
	};
	const input = new InputGate(stdin, {
		onHangUp: screen.hangUp,
	});
	const onEffect = (effect: Effect) => {
		switch (effect) {
			case 'suspend': {
				screen.suspend();
				break;
			}

			case 'redraw': {
				redraw();
				break;
			}

			case 'save': {
				const glyphs = isAscii ? asciiGlyphs : unicodeGlyphs;
				void savePicture(store, screens, displayFor(screens, glyphs, chalk.level, speaking.text), write);
				break;
			}

			case 'copy': {
				const {command, hasClipboard} = wayBack.of(store.get());
				if (hasClipboard) {
					// Through the same gate as the frames: it never falls within one.
					output.write(clipboardSequence(command, env));
				}

				break;
			}
		}
	};
	const onMouse = (isOn: boolean) => {
		input.setMouse(isOn);
		screen.setMouse(isOn);
	};
	const fail = (error: unknown) => {
		// The terminal is gone: writing to it fails.
		if (codeOf(error) === 'EIO') {
			screen.hangUp();
			return;
		}

		screen.leave();
		process.stderr.write(describeFailure(error, env, store.get().text));
		process.exit(1);
	};
	process.on('uncaughtException', fail);
	stdout.on('error', screen.hangUp);

	const appWith = (glyphs: Glyphs) => (
		<Boundary onFailure={fail}>
			<App
				store={store}
				screens={screens}
				display={displayFor(screens, glyphs, chalk.level, speaking.text)}
				isSpoken={isSpoken}
				onEffect={onEffect}
				onMouse={onMouse}
				onResize={repaint}
			/>
		</Boundary>
	);

	screen.enter(asksWidth ? widthQuery : '');
	const isWide = asksWidth ? isAmbiguousWide(input) : Promise.resolve(false);
	const stopTitle = showTitle(store, screens, screen);
	const stopWatching = watchForeignOutput(repaint);
	try {
		const app = render(appWith(isAscii ? asciiGlyphs : unicodeGlyphs), {
			stdin: input as unknown as NodeJS.ReadStream,
			stdout: output as unknown as NodeJS.WriteStream,
			exitOnCtrlC: false,
			patchConsole: false,
			// Twice the rate of playback: with the same rate some frames would be skipped.
			maxFps: 60,
		});
		const adapted = isWide.then((needsAscii) => {
			if (needsAscii && !store.get().exit) {
				app.rerender(appWith(asciiGlyphs));
				repaint();
			}
		});
		await app.waitUntilExit();
		// The reply of the terminal must not reach the shell.
		await adapted;
	} finally {
		stopWatching();
		stopTitle();
		input.close();
		output.close();
		screen.leave();
	}

	const {text, language} = store.get();
	const chapter = chapterToResume(store.get());
	if (chapter !== undefined) {
		const other = language === languageOf(env) ? undefined : language;
		process.stderr.write(`${text.lesson.resume(chapter, other)}\n`);
	}

	return store.get().exit === 'interrupt' ? 130 : 0;
}

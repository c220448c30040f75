import process from 'node:process';
import chalk from 'chalk';
import {render} from 'ink';
import {numbered} from '../explorer/goal.js';
import {createModel, type Model} from '../explorer/model.js';
import type {Screen} from '../explorer/screen.js';
import {createStore} from '../explorer/store.js';
import {goTo} from '../explorer/travel.js';
import {asciiGlyphs, unicodeGlyphs} from '../panels/glyphs.js';
import type {VariantId} from '../solver/index.js';
import {AlternateScreen} from '../terminal/alternate-screen.js';
import {colourLevel, speaksUnicode} from '../terminal/capabilities.js';
import {watchForeignOutput} from '../terminal/foreign-output.js';
import {InputGate} from '../terminal/input-gate.js';
import {OutputGate} from '../terminal/output-gate.js';
import {codeOf, describeFailure} from '../text/failure.js';
import {App} from './app.js';
import {Boundary} from './boundary.js';
import {createRepainter} from './repainter.js';

export type ExploreOptions = {
	readonly size: number;
	readonly variant: VariantId;
	readonly screen: Screen;
	/** The step or solution to start at, within the search. */
	readonly at: number | undefined;
	readonly isAscii: boolean;
	readonly wantsColour: boolean;
	/** Lines of text instead of a picture, and nothing that moves by itself. */
	readonly isAccessible: boolean;
};

/** Runs the explorer in the terminal until somebody has had enough of it; returns the exit status. */
export async function explore(options: ExploreOptions): Promise<number> {
	const {stdin, stdout, env} = process;
	chalk.level = colourLevel(env, options.wantsColour, chalk.level);
	const isUnicode = speaksUnicode(env) && !options.isAscii;
	const isSpoken = options.isAccessible || env['INK_SCREEN_READER'] === 'true';
	const isMotionReduced = isSpoken || Boolean(env['REDUCED_MOTION']);
	const output = new OutputGate(stdout);
	const store = createStore({...startingModel(options, output), isMotionReduced});
	const screen = new AlternateScreen(stdin, stdout, !isSpoken, () => {
		redraw();
	});
	const repaint = createRepainter(store, screen);
	const redraw = () => {
		output.measure();
		repaint();
	};
	const input = new InputGate(stdin, {
		isPaced: () => store.get().overlay?.type === 'menu',
		onHangUp: screen.hangUp,
	});
	const fail = (error: unknown) => {
		// A terminal that is gone fails on whatever is written.
		if (codeOf(error) === 'EIO') {
			screen.hangUp();
			return;
		}

		screen.leave();
		process.stderr.write(describeFailure(error, env));
		process.exit(1);
	};
	process.on('uncaughtException', fail);
	stdout.on('error', screen.hangUp);

	screen.enter();
	const stopWatching = watchForeignOutput(repaint);
	try {
		const app = render(
			<Boundary onFailure={fail}>
				<App
					store={store}
					display={{glyphs: isUnicode ? unicodeGlyphs : asciiGlyphs, hasColour: chalk.level > 0}}
					isSpoken={isSpoken}
					onSuspend={screen.suspend}
					onResize={repaint}
					onRedraw={redraw}
				/>
			</Boundary>,
			{
				stdin: input as unknown as NodeJS.ReadStream,
				stdout: output as unknown as NodeJS.WriteStream,
				exitOnCtrlC: false,
				patchConsole: false,
				// The timer runs at 30; a limit of 30 as well would beat with it.
				maxFps: 60,
			},
		);
		await app.waitUntilExit();
	} finally {
		stopWatching();
		input.close();
		output.close();
		screen.leave();
	}

	return store.get().exit === 'interrupt' ? 130 : 0;
}

function startingModel({size, variant, screen, at}: ExploreOptions, {columns, rows}: OutputGate): Model {
	const model = createModel({size, variant, screen, window: {columns, rows}});
	return at === undefined ? model : goTo(model, numbered(screen, at));
}

#!/usr/bin/env node
import {readFileSync} from 'node:fs';
import process from 'node:process';
import {parseCommandLine} from './command-line/command-line.js';
import {lastNumber} from './explorer/goal.js';
import {tapeOf} from './explorer/tapes.js';
import {writeToStandardOutput} from './print/output.js';
import {print} from './print/print.js';
import {placesText} from './terminal/capabilities.js';
import {text} from './text/en.js';
import {describeFailure} from './text/failure.js';
import {Refusal} from './text/refusal.js';

const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY) && placesText(process.env);
const command = parseCommandLine(process.argv.slice(2), isTerminal);

try {
	switch (command.type) {
		case 'help': {
			await writeToStandardOutput([command.text]);
			break;
		}

		case 'version': {
			await writeToStandardOutput([`${version()}\n`]);
			break;
		}

		case 'wrong': {
			refuse(command.message);
			break;
		}

		case 'print': {
			await print(command.format, command.request, command.destination);
			break;
		}

		case 'explore': {
			const last = lastNumber(tapeOf(command.size), command.screen);
			if (command.at !== undefined && last !== undefined && command.at > last) {
				refuse(text.beyondEnd(command.screen, command.size, command.at, last));
				break;
			}

			// Where CI is set Ink draws nothing, terminal or not.
			delete process.env['CI'];
			delete process.env['CONTINUOUS_INTEGRATION'];
			// A Node with nothing to wait for but its own compiler may wait for ever (nodejs/node issue 54918).
			const loading = setInterval(() => undefined, 1000);
			// Loaded only when needed: React takes longer to load than printing takes.
			const {explore} = await import('./components/explore.js').finally(() => {
				clearInterval(loading);
			});
			process.exitCode = await explore(command);
			break;
		}
	}
} catch (error) {
	if (error instanceof Refusal) {
		refuse(error.message);
	} else {
		process.stderr.write(describeFailure(error, process.env));
		process.exitCode = 1;
	}
}

/** One line on standard error: what was given, and what is allowed. */
function refuse(message: string): void {
	process.stderr.write(`${text.title}: ${message}\n`);
	process.exitCode = 2;
}

/** The manifest lies one folder above, both from the sources and from the bundle. */
function version(): string {
	const manifest: {readonly version: string} = JSON.parse(
		readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
	);
	return manifest.version;
}

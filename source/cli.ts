#!/usr/bin/env node
import process from 'node:process';
import {languageIn} from './command-line/arguments.js';
import {parseCommandLine} from './command-line/command-line.js';
import type {ExploreCommand} from './command-line/explore-command.js';
import {writeToStandardOutput} from './print/destination.js';
import {print} from './print/formats.js';
import {colourLevel} from './terminal/capabilities.js';
import {reportFailure} from './terminal/standard-error.js';
import {languageOf, loadCommandLineText, loadText} from './text/language.js';
import {programVersion} from './text/program.js';
import {type CommandLineText, Refusal} from './text/refusal.js';

// Not awaited: in the bundle, what is loaded on demand imports this module, and would wait for it.
void main();

async function main(): Promise<void> {
	// A dumb terminal places no cursor. Standard output first: in a pipe, standard input is not opened then.
	const isOutputTerminal = process.stdout.isTTY && process.env['TERM'] !== 'dumb';
	const isTerminal = isOutputTerminal && process.stdin.isTTY;
	const argv = process.argv.slice(2);
	const language = languageIn(argv) ?? languageOf(process.env);
	const text = await loadCommandLineText(language);

	try {
		const command = parseCommandLine(argv, isTerminal, isOutputTerminal);
		switch (command.type) {
			case 'say': {
				await writeToStandardOutput([command.words(text)]);
				break;
			}

			case 'version': {
				await writeToStandardOutput([`${programVersion}\n`]);
				break;
			}

			case 'print': {
				await print(command.format, command.request, command.destination, text);
				break;
			}

			case 'record': {
				const {record} = await loaded(import('./record/record.js'));
				const start = await withTests(command.start, text);
				await record({...command, start: await withResults(start)}, {language, text: await loadText(language)});
				break;
			}

			case 'check': {
				const {check} = await loaded(import('./check/check.js'));
				process.exitCode = await check(command, await loadText(language));
				break;
			}

			case 'explore': {
				const start = await withTests(command, text);
				// Ink draws nothing if CI is set, even in a terminal.
				delete process.env['CI'];
				delete process.env['CONTINUOUS_INTEGRATION'];
				const {default: chalk} = await import('chalk');
				chalk.level = colourLevel(process.env, command.wantsColour, chalk.level);
				const {explore} = await loaded(import('./app/explore.js'));
				process.exitCode = await explore(start, {language, text: await loadText(language)}, async (name, frame) => {
					const {writePicture} = await import('./record/record.js');
					return writePicture(name, frame);
				});
				break;
			}
		}
	} catch (error) {
		reportFailure(error, text);
		// Status 2: the command line is wrong.
		process.exitCode = error instanceof Refusal ? 2 : 1;
	}
}

async function withTests(start: ExploreCommand, text: CommandLineText): Promise<ExploreCommand> {
	if (!start.source) {
		return start;
	}

	const {readTests} = await loaded(import('./check/program-tests.js'));
	const replay = await readTests(start.source, text);
	return {...start, replay, size: replay.size};
}

async function withResults(start: ExploreCommand): Promise<ExploreCommand> {
	if (!start.run) {
		return start;
	}

	const {runOnce} = await loaded(import('./run/result.js'));
	return {...start, results: await loaded(runOnce(start.run))};
}

/** Loading React takes longer than printing, so it is loaded on demand. */
async function loaded<Module>(module: Promise<Module>): Promise<Module> {
	// A timer, because Node may hang if only V8's background compilation is pending (nodejs/node issue 54918).
	const timer = setInterval(() => undefined, 1000);
	return module.finally(() => clearInterval(timer));
}

#!/usr/bin/env node
import process from 'node:process';
import {parseCommandLine} from './command-line.js';
import {variants} from './solver/index.js';
import {placesText} from './terminal/capabilities.js';
import {text} from './text/en.js';
import {describeFailure} from './text/failure.js';

const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY) && placesText(process.env);
const command = parseCommandLine(process.argv.slice(2), isTerminal);

try {
	switch (command.type) {
		case 'help':
		case 'version': {
			process.stdout.write(command.text);
			break;
		}

		case 'wrong': {
			process.stderr.write(`${text.title}: ${command.message}\n`);
			process.exitCode = 2;
			break;
		}

		case 'print': {
			// Loaded only when needed, and never both.
			const {print} = await import('./print/print.js');
			const variant = variants.find(({id}) => id === command.variant)!;
			await print(command.format, {...command, variant});
			break;
		}

		case 'explore': {
			// Where CI is set Ink draws nothing, terminal or not.
			delete process.env['CI'];
			delete process.env['CONTINUOUS_INTEGRATION'];
			const {explore} = await import('./components/explore.js');
			process.exitCode = await explore(command);
			break;
		}
	}
} catch (error) {
	process.stderr.write(describeFailure(error, process.env));
	process.exitCode = 1;
}

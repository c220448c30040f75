import type {Destination} from '../print/destination.js';
import type {Arguments} from './arguments.js';
import {refuseAny} from './refuse.js';

/** Where to print: what `--output` says, with `--force` or without. Throws a Refusal for `--force` alone. */
export function destinationOf(options: Arguments['options'], file: string | undefined): Destination {
	refuseAny(options, file === undefined ? ['force'] : [], (name) => (text) => text.onlyWith(name, '--output'));
	return {file: file === '-' ? undefined : file, isReplacing: options.has('force')};
}

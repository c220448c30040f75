import {mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import process from 'node:process';
import {onTermination} from '../terminal/terminating-signals.js';
import {ReportedError, reasonOf} from '../text/refusal.js';
import {environmentOf, flushing, type OwnProgram, ownProgram} from './command.js';
import {type End, execute, type Printed} from './execute.js';

export type Outcome = Omit<Printed, 'end'> & {
	readonly program: OwnProgram;
	readonly size: number;
	/** The lines of a start that are still to be written. */
	readonly todo?: readonly number[];
	/** `missing`: what runs such files. */
	readonly end: End | {readonly type: 'no-file' | 'empty'} | {readonly type: 'missing'; readonly tool: string};
};

const noBytes = new Uint8Array();
/** In bytes: a longer file is no start. */
const mostSource = 100_000;

/** Runs a program again and again, never twice at once. When it is closed, nothing runs any more. */
export class Session {
	program: OwnProgram;
	readonly #folder = newFolder();
	readonly #stopListening = onTermination(() => this.close());
	#running = new AbortController();
	/** What the compiler has said of what was saved last. */
	#compiled: Promise<Printed> | undefined;
	#compiling = new AbortController();
	#isClosed = false;

	constructor(
		typed: string,
		private readonly seconds?: number,
	) {
		this.program = ownProgram(typed, this.#folder);
		process.on('exit', this.close);
		for (const [name, contents] of Object.entries(flushing)) {
			writeFileSync(path.join(this.#folder, name), contents);
		}
	}

	/** The next run is of what stands in the file now. */
	restart(typed = this.program.typed): void {
		this.#stop();
		this.#compiling = new AbortController();
		this.#compiled = undefined;
		this.program = ownProgram(typed, this.#folder);
	}

	/** Undefined if another run has begun before this one has ended. */
	async run(size: number): Promise<Outcome | undefined> {
		this.#running.abort();
		if (this.#isClosed) {
			return undefined;
		}

		const running = new AbortController();
		this.#running = running;
		const {program} = this;
		const outcome = await this.#outcome(program, size, running.signal);
		return running.signal.aborted ? undefined : outcome;
	}

	async #outcome(program: OwnProgram, size: number, aborting: AbortSignal): Promise<Outcome> {
		const common = {program, size, output: noBytes, errors: noBytes};
		const length = program.isFile ? lengthOf(program.typed) : 1;
		if (length <= 0) {
			return {...common, end: {type: length < 0 ? 'no-file' : 'empty'}};
		}

		const {compile, run} = program;
		const env = environmentOf(this.#folder);
		if (compile) {
			this.#compiled ??= execute(compile, '', {env, aborting: this.#compiling.signal});
		}

		const compiled = await this.#compiled;
		const words = run(size);
		if (aborting.aborted) {
			return {...common, end: {type: 'empty'}};
		}

		const isCompiled = !compiled || (compiled.end.type === 'exit' && compiled.end.status === 0);
		const printed = isCompiled ? await execute(words, `${size}\n`, {env, aborting, seconds: this.seconds}) : compiled;
		const isMissing = program.isFile && printed.end.type === 'exit' && printed.end.status === 127;
		return {
			...common,
			...printed,
			todo: program.isFile && length <= mostSource ? todoIn(program.typed) : [],
			...(isMissing && {end: {type: 'missing', tool: (compile ?? words)[0]}}),
		};
	}

	#stop(): void {
		this.#running.abort();
		this.#compiling.abort();
	}

	readonly close = (): void => {
		this.#isClosed = true;
		this.#stop();
		this.#stopListening();
		process.off('exit', this.close);
		rmSync(this.#folder, {recursive: true, force: true});
	};
}

function lengthOf(file: string): number {
	try {
		return statSync(file, {throwIfNoEntry: false})?.size ?? -1;
	} catch {
		// A circle of links, a folder that is closed: what runs it says so.
		return 1;
	}
}

function todoIn(file: string): readonly number[] {
	try {
		return readFileSync(file, 'utf8')
			.split('\n')
			.flatMap((line, at) => (line.includes('TODO: ') ? at + 1 : []));
	} catch {
		// It cannot be read, or is removed by now.
		return [];
	}
}

function newFolder(): string {
	try {
		return mkdtempSync(path.join(tmpdir(), 'queens-tui-'));
	} catch (error) {
		throw new ReportedError((text) => text.notWritten(tmpdir(), reasonOf(error)), {cause: error});
	}
}

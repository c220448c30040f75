import {readFileSync} from 'node:fs';
import process from 'node:process';
import {setTimeout} from 'node:timers/promises';
import {type IPty, spawn} from '@lydell/node-pty';
import headless from '@xterm/headless';
import {sequences} from '../key-sequences.js';

const {Terminal} = headless;

export type SessionOptions = {
	readonly columns?: number;
	readonly rows?: number;
	readonly environment?: Readonly<Record<string, string>>;
	/** After each write of the program, when it is on the screen. */
	readonly onOutput?: () => void;
};

/** They change the behaviour of the program. */
const unwanted = /^(?:CI|CONTINUOUS_INTEGRATION|NODE_ENV|VITEST.*|FORCE_COLOR|NO_COLOR|LC_.*|DEBUG|NODE_OPTIONS)$/;

/** In milliseconds: more than the program needs on a busy machine. */
const patience = 20_000;
const lookInterval = 10;

/** For input or a timer, not for a processor. Only Linux tells; elsewhere silence must do. */
function isWaiting(id: number): boolean {
	try {
		// The state stands after the name, which can contain anything.
		return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.startsWith('S') ?? true;
	} catch {
		return true;
	}
}

export class Session {
	static readonly keys = sequences;
	output = '';
	exit: {readonly exitCode: number; readonly signal?: number | undefined} | undefined;
	#written = 0;
	readonly #pty: IPty;
	readonly #screen: InstanceType<typeof Terminal>;

	constructor(command: string, parameters: readonly string[], options: SessionOptions = {}) {
		const {columns = 80, rows = 24, environment = {}, onOutput} = options;
		const inherited = Object.entries(process.env).filter(([name]) => !unwanted.test(name));
		this.#screen = new Terminal({cols: columns, rows, allowProposedApi: true});
		this.#pty = spawn(command, [...parameters], {
			cols: columns,
			rows,
			name: environment['TERM'] ?? 'xterm-256color',
			env: {...Object.fromEntries(inherited), LANG: 'C.UTF-8', COLORTERM: 'truecolor', ...environment},
		});
		this.#pty.onData((data) => {
			this.#written += data.length;
			this.output += data;
			this.#screen.write(data, onOutput);
		});
		this.#pty.onExit((exit) => {
			this.exit = exit;
		});
	}

	get process(): number {
		return this.#pty.pid;
	}

	get lines(): string[] {
		const {active} = this.#screen.buffer;
		return Array.from(
			{length: this.#screen.rows},
			(_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
		);
	}

	get text(): string {
		return this.lines.join('\n');
	}

	get isAlternate(): boolean {
		return this.#screen.buffer.active.type === 'alternate';
	}

	press(...sent: string[]): void {
		this.#pty.write(sent.join(''));
	}

	resize(columns: number, rows: number): void {
		this.#screen.resize(columns, rows);
		this.#pty.resize(columns, rows);
	}

	kill(signal?: string): void {
		this.#pty.kill(signal);
	}

	hangUp(): void {
		if ('destroy' in this.#pty && typeof this.#pty.destroy === 'function') {
			this.#pty.destroy();
		}
	}

	/** A text, a pattern or a condition. Throws after a timeout. */
	async until(condition: string | RegExp | (() => boolean), milliseconds = patience): Promise<void> {
		const isMet =
			typeof condition === 'function'
				? condition
				: () => (typeof condition === 'string' ? this.text.includes(condition) : condition.test(this.text));
		const deadline = Date.now() + milliseconds;
		while (!isMet()) {
			if (Date.now() > deadline) {
				throw new Error(
					`Timed out waiting for ${String(condition)} on this screen:\n${this.text}\nexit: ${JSON.stringify(this.exit)}`,
				);
			}

			await setTimeout(lookInterval);
		}
	}

	/** Until the program has written and computed nothing for this long, as often as this process can look. */
	async quiet(milliseconds = 120): Promise<void> {
		let length = -1;
		let looks = 0;
		await this.until(() => {
			looks = this.#written === length && isWaiting(this.process) ? looks + 1 : 0;
			length = this.#written;
			return looks > milliseconds / lookInterval;
		});
	}

	/** Returns the exit status. */
	async ended(): Promise<number> {
		await this.until(() => this.exit !== undefined);
		return this.exit?.exitCode ?? -1;
	}
}

import path from 'node:path';

const mostText = 120;
/** `File "/x/queens.py", line 12` (Python), `at /x/queens.js:12:5` (Node), `Queens.java:12`, `queens.c:12:5: error: …` */
const place = /(?<=^|[\s"'(:])(?<file>[^\s"'(:]+\.\w+)(?:", line |:)(?<line>\d+)/;
/** Of compilers and linkers: the first one is the cause. Go says no word, and has errors at run time, too. */
const ofCompiler = /(?<!runtime )\berror(?:\[\w+\])?: |错误[:：]|undefined reference|\.go:\d+:\d+: /;
const named =
	/^(?:Exception in thread \S+ |Uncaught )?(?:[\w.$]*(?:Error|Exception|Interrupt|Exit)\b|panic|thread '.*panicked)|\.rb:\d+:(?:.*\(\w+\)$| syntax error)/;

/** What an error says, and the line of the program that it names. */
export function errorIn(lines: readonly string[], files: readonly string[]) {
	const first = lines.findIndex((line) => ofCompiler.test(line));
	const at = first >= 0 ? first : lines.findLastIndex((line) => named.test(line));
	const text = lines[at];
	if (text === undefined) {
		return undefined;
	}

	const own = files.map((file) => path.basename(file));
	const isOwn = (line: string) => own.includes(path.basename(place.exec(line)?.groups?.['file'] ?? ''));
	// Of Python the last line of the program above the error; of others the first below it, which may be its own.
	const isPython = lines.some((line) => line.startsWith('Traceback '));
	const before = lines.slice(0, at).findLast(isOwn);
	const after = lines.slice(at).find(isOwn);
	const found = place.exec((isPython ? before : (after ?? before)) ?? '');
	const line = found?.groups?.['line'];
	// Of Rust, a line says where it is, and the next one what.
	const words = (text.endsWith(':') ? (lines[at + 1] ?? '') : text)
		.replace(/.*?\.\w+:\d+:(?:\d+:)?\s*(?:in .*?': )?/, '')
		.replace(/^Exception in thread \S+ |^error: |^错误[:：]|^.*?(?=undefined reference)/, '')
		.trim();
	return {
		text: words.slice(0, mostText),
		line: line === undefined ? undefined : Number(line),
		isOfCompiler: first >= 0,
	};
}

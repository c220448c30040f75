import type {CodeId} from '../solver/index.js';

/** Prints a test as `--check` reads it: `[1][2]=true`, or `[1][2]=1`. */
export const traceLines: Readonly<Record<CodeId, string>> = {
	// biome-ignore lint/suspicious/noTemplateCurlyInString: the program that prints it has the template.
	typescript: 'console.log(`[${row}][${col}]=${safe}`);',
	java: 'System.out.println("[" + row + "][" + col + "]=" + safe);',
	cpp: 'printf("[%d][%d]=%d\\n", row, col, safe);',
	python: 'print(f"[{row}][{col}]={safe}")',
};

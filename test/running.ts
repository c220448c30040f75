import {readFileSync} from 'node:fs';

/** Whether a process has not ended, as Linux tells. */
export function isRunning(pid: number): boolean {
	try {
		return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
	} catch {
		return false;
	}
}

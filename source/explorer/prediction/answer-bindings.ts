import type {Binding, Change} from '../keymap.js';
import {answerKeys} from './typing.js';

/** The keys with which questions are answered, and others that choose an answer, each with what it does. */
export function answerBindings(changeOf: (key: string) => Change, others: readonly string[] = []): readonly Binding[] {
	const all = new Set([...Object.values(answerKeys), ...others, ...'0123456789', 'enter', 'backspace']);
	return [...all].map((key) => ({
		// Terminals send one or the other for the same key.
		keys: key === 'backspace' ? ['backspace', 'delete'] : [key],
		change: changeOf(key),
	}));
}

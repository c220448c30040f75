import type {Disagreement} from '../explorer/live-run.js';
import type {Text} from '../text/en.js';

/** Says which variant did what wrong, and at which step; and the same in fewer words. */
export function disagreementWords(wrong: readonly Disagreement[], text: Text): readonly string[] {
	return [0, 1].map((length) => text.joined.sentences(wrong.map((each) => wordsOf(each, text)[length] ?? '')));
}

function wordsOf({variant, index, says, tape, checks}: Disagreement, {disagreement}: Text): readonly string[] {
	if (says?.type !== 'test' || tape.type !== 'test' || says.row !== tape.row || says.column !== tape.column) {
		return disagreement.other(variant, index, says, tape);
	}

	if (tape.attack && !says.attack) {
		return disagreement.safe(variant, index, tape, tape.attack);
	}

	if (says.attack && !tape.attack) {
		return disagreement.attacked(variant, index, tape);
	}

	return tape.attack && says.attack?.row === says.row
		? disagreement.line(variant, index, says.attack.line, tape.attack)
		: disagreement.checks(variant, index, checks);
}

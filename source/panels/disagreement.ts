import type {Disagreement} from '../explorer/live-run.js';
import type {Text} from '../text/en.js';

/** Says which variants did what wrong, and at which step; the same in fewer words; and of several only the first. */
export function disagreementWords(wrong: readonly Disagreement[], text: Text): readonly string[] {
	const words = wrong.map((each) => wordsOf(each, text));
	const long = words.flatMap((each) => each.slice(0, 1));
	const short = words.flatMap((each) => each.slice(-1));
	return [long, short, short.slice(0, 1)].map(text.joined.sentences);
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

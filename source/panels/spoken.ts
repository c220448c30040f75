import {entryOf} from '../explorer/catalogue.js';
import {completionsOf} from '../explorer/completions.js';
import {checksHere} from '../explorer/cost.js';
import {distinctImages} from '../explorer/images.js';
import {rungsOf} from '../explorer/ladder.js';
import {attemptOf, type Model, type Overlay, pinsOf, placeOf} from '../explorer/model.js';
import {showsSteps} from '../explorer/screen.js';
import {tapeOf} from '../explorer/tapes.js';
import {searchMoment, solutionMoment} from '../explorer/travel.js';
import {attackersOf, type Square, squaresOf, variantOf, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import {attemptSentence} from './attempt.js';
import {explanationTitle} from './explanation.js';
import {messageOf} from './footer.js';
import {missing} from './found.js';
import {asciiGlyphs} from './glyphs.js';
import {helpLines} from './help.js';
import {textOf} from './line.js';
import {narration, questionOf} from './progress.js';

/**
 * What can be said of a model, each statement under a name of its own; '' where there is nothing to say. Nothing in it
 * changes by itself but what has become known.
 */
export type Statements = Readonly<Record<string, string>>;

/** What is to be said: what has not been said before. */
export function newsOf(statements: Statements, said: Statements): readonly string[] {
	return Object.entries(statements).flatMap(([name, words]) => (words !== '' && said[name] !== words ? [words] : []));
}

/** The queens on the screen, row by row. */
export function queensLines(model: Model): readonly string[] {
	return queensOf(model).map(text.spoken.queen);
}

export function statementsOf(model: Model): Statements {
	const {screen, size, variant, isFundamentalOnly, isAttackedShown, overlay} = model;
	const {cursor, breakpoints} = pinsOf(model);
	return {
		screen: text.spoken.screen(text.screens[screen], size, variant),
		place: placeText(model),
		list: screen === 'solutions' ? `${text.listTitle(isFundamentalOnly)}.` : '',
		speed: showsSteps(screen) ? playText(model) : '',
		cursor: cursor ? text.spoken.cursor(cursor) : '',
		breakpoints: text.spoken.breakpoints(breakpoints),
		safe: isAttackedShown ? text.spoken.safe(safeSquares(model)) : '',
		question: questionOf(model) ?? '',
		message: model.sought
			? text.spoken[model.sought.type === 'stop' ? 'seekingStop' : 'seeking']
			: (messageOf(model)?.words ?? ''),
		...(overlay && overlayStatements(model, overlay)),
	};
}

/** What Space does. */
function playText({isMotionReduced, direction, speed}: Model): string {
	return isMotionReduced ? text.spoken.jumps(direction) : text.spoken.speed(speed, direction);
}

function placeText(model: Model): string {
	const {screen, size, variant} = model;
	const tape = tapeOf(size);
	const moment = searchMoment(model);
	const step = tape.isDone
		? `${text.step(moment.index, text.number(tape.horizon.index))}.`
		: text.spoken.step(moment.index);
	switch (screen) {
		case 'solutions': {
			const entry = entryOf(tape, placeOf(model).solution);
			const total = tape.end && text.number(tape.end.solutions);
			return entry ? text.spoken.solution(entry.number, total, entry.classNumber, queensOf(model)) : missing(model);
		}

		case 'search': {
			return `${narration(model, moment)} ${explanationTitle(tape, variantOf(variant), moment, Number.POSITIVE_INFINITY)}. ${step}`;
		}

		case 'compare': {
			const costs = variants.map((each) => {
				const [full] = text.compare.variantTitles(each.id, checksHere(tape, moment, each), each.checks(moment));
				return full;
			});
			return `${narration(model, moment)} ${costs.join('; ')}. ${step}`;
		}

		case 'play': {
			const {queens, cursor} = attemptOf(model);
			const others = queens.filter(({row, column}) => row !== cursor.row || column !== cursor.column);
			return `${text.spoken.square(cursor, others.length < queens.length, attackersOf(others, cursor))} ${spokenAttempt(model)}`;
		}
	}
}

/** Of a count that is still growing not how far it is. */
function spokenAttempt(model: Model): string {
	const {queens, isHintShown} = attemptOf(model);
	const isCounting = completionsOf(model.size, queens).type === 'counting' && !isHintShown;
	return isCounting ? text.spoken.counting : attemptSentence(model);
}

/** The queens that stand on the screen. */
function queensOf(model: Model): readonly Square[] {
	switch (model.screen) {
		case 'solutions': {
			return squaresOf(solutionMoment(model)?.queens ?? []);
		}

		case 'search':
		case 'compare': {
			return squaresOf(searchMoment(model).queens);
		}

		case 'play': {
			return attemptOf(model).queens;
		}
	}
}

function safeSquares(model: Model): readonly Square[] {
	const queens = queensOf(model);
	const indices = Array.from({length: model.size}, (_, index) => index);
	return indices
		.flatMap((row) => indices.map((column) => ({row, column})))
		.filter((square) => attackersOf(queens, square).length === 0);
}

function overlayStatements(model: Model, overlay: Overlay): Statements {
	const {screen, size, growth} = model;
	switch (overlay.type) {
		case 'help': {
			return {help: helpLines(screen, asciiGlyphs).map(textOf).join('\n')};
		}

		case 'menu': {
			return {menu: text.spoken.menu};
		}

		case 'prompt': {
			return {prompt: `${text.prompt(screen)} ${overlay.text}`};
		}

		case 'images': {
			const image = distinctImages(model)[overlay.chosen];
			const names = image?.transforms.map((transform) => text.transforms[transform]).join(', ') ?? '';
			return {image: text.spoken.image(names, image?.number)};
		}

		case 'ladder': {
			const names = text.ladder.rungs(size);
			const rungs = rungsOf(size, tapeOf(size)).map(({id, count}) => [
				id,
				text.spoken.rung(names[id], count === undefined ? undefined : text.large(count)),
			]);
			return Object.fromEntries(rungs);
		}

		case 'growth': {
			const measured = growth.measurements.map(({size: n, variant, milliseconds, checks}) => [
				`${n} ${variant}`,
				text.spoken.measured(n, variant, text.growth.milliseconds(milliseconds), checks),
			]);
			return {
				...Object.fromEntries(measured),
				measuring: growth.isMeasuring ? text.spoken.measuring : text.growth.stopped,
			};
		}
	}
}

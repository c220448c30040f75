import {type Display, sentenceRows, useDisplay, windowLayout} from '../../components/display.js';
import {Sentence, sentenceColumns} from '../../components/sentence.js';
import {fittingParts, type Line, StyledText, styled} from '../../components/styled-text.js';
import {endOf, type Knowledge, totalOf} from '../../explorer/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {squaresOf} from '../../solver/board.js';
import type {Moment} from '../../solver/tape/moment.js';
import type {Wordings} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import type {Screen} from '../screen.js';

export const reportRows = sentenceRows + 1;

type StepReportProps = {
	readonly model: Model;
	/** This is said instead of whether the search plays, and how fast. */
	readonly state?: string | undefined;
	readonly words: Wordings;
	/** Takes the last row of the sentence where it needs one row less. */
	readonly instead?: Line | undefined;
	/** The most important first. */
	readonly figures?: readonly Line[];
	readonly message: string | undefined;
	/** Of the sentence in a small window, where it stands alone. */
	readonly rowsAlone?: number;
};

/** The sentence; below it whether the search plays, and the figures for which there is room. */
export function StepReport({
	model,
	state,
	words,
	instead,
	figures = [],
	message,
	rowsAlone = sentenceRows,
}: StepReportProps) {
	const {columns} = model.window;
	const {glyphs, text} = useDisplay();
	if (windowLayout(model) === 'compact') {
		return <Sentence words={words} columns={columns} rows={rowsAlone} message={message} />;
	}

	const sign = model.isPlaying ? `${text.playing} ${glyphs.forwards}` : text.paused;
	const playback = `${sign} ${text.speed(model.speed)}`;
	const first = styled(` ${state ?? playback}`, model.isPlaying ? 'accent' : undefined);
	const parts = [[first], ...figures.map((figure) => [styled(` ${glyphs.dash} `, 'line'), ...figure])];
	const [said = ''] = [message ?? words].flat();
	const isShort = instead !== undefined && wrap(said, sentenceColumns(columns)).length < sentenceRows;
	return (
		<>
			<Sentence words={words} columns={columns} rows={sentenceRows - Number(isShort)} message={message} />
			{isShort && <StyledText runs={instead} />}
			<StyledText runs={fittingParts(parts, columns - 1)} />
		</>
	);
}

export const searchPlace = {
	counts: 'steps',
	where: (model, knowledge) => stepWords(model, knowledge, placeOf(model).step),
	queens: (model, knowledge) => squaresOf(searchMoment(model, knowledge).queens),
} satisfies Pick<Screen, 'counts' | 'where' | 'queens'>;

function stepWords({size, text}: Model, knowledge: Knowledge, index: number): string {
	return text.step(index, totalOf(knowledge.tape(size), 'index', text));
}

export function stepFigure(model: Model, knowledge: Knowledge, {index}: Moment): Line {
	return emphasized(stepWords(model, knowledge, index), model.text.number(index));
}

export function emphasized(words: string, number: string): Line {
	const at = words.indexOf(number);
	return [styled(words.slice(0, at)), styled(number, 'strong'), styled(words.slice(at + number.length))];
}

export function countFigure(count: string, name: string): Line {
	return [styled(count, 'strong'), styled(` ${name}`)];
}

/**
 * The sentence, the number of the step, and what the key of playback does. The total is spoken once, when it is final.
 */
export function stepStatements(model: Model, knowledge: Knowledge, {label}: Display, said: readonly string[]) {
	const {text, isMotionReduced, speed} = model;
	const end = endOf(knowledge.tape(model.size));
	const {step} = placeOf(model);
	const number = end ? text.joined.sentence(text.step(step, text.number(end.index))) : text.spoken.step(step);
	const key = label('play');
	return {
		place: text.joined.sentences([...said, number]),
		speed: isMotionReduced ? text.spoken.jumps(key) : text.spoken.speed(key, speed),
	};
}

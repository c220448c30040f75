import {type Display, useDisplay} from '../../components/display.js';
import {Sentence} from '../../components/sentence.js';
import {fittingParts, StyledText, styled} from '../../components/styled-text.js';
import {sentenceRows} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import type {Hidden} from '../../explorer/prediction/question.js';
import {totalOf} from '../../explorer/total.js';
import type {Moment} from '../../solver/index.js';
import type {Wordings} from '../../text/width.js';
import type {Statements} from '../screen.js';

/** The sentence, and a line of figures. */
export const reportRows = sentenceRows + 1;

export type Counter = {readonly count: string; readonly name: string};

type StepReportProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly moment: Moment;
	readonly hidden?: Hidden | undefined;
	/** Of the sentence. */
	readonly rows: number;
	readonly words: Wordings;
	readonly counters: readonly Counter[];
	readonly message: string | undefined;
	/** Instead of that of the model. */
	readonly speed?: number;
};

/** The sentence; below it whether the search plays, the step, and the figures for which there is room. */
export function StepReport(props: StepReportProps) {
	const {model, knowledge, moment, hidden, rows, words, counters, message, speed = props.model.speed} = props;
	const {columns} = model.window;
	const {glyphs, text} = useDisplay();
	const isAsking = hidden?.future ?? false;
	const playback = `${(model.isPlaying ? text.playing : text.paused).trimEnd()} ${glyphs.forwards} ${text.speed(speed)}`;
	const step = text.step(moment.index, totalOf(knowledge.tape(model.size), 'index', text));
	const number = text.number(moment.index);
	const at = step.indexOf(number);
	const between = styled(` ${glyphs.dash} `, 'line');
	const figures = [
		[
			styled(' '),
			styled(isAsking ? text.prediction.waiting : playback, model.isPlaying || isAsking ? 'accent' : undefined),
			between,
			styled(step.slice(0, at)),
			styled(number, 'strong'),
			styled(step.slice(at + number.length)),
		],
		...counters.map(({count, name}) => [between, styled(count, 'strong'), styled(` ${name}`)]),
	];
	// A question is more important than figures.
	const hasFigures = rows > 1 || !isAsking;
	return (
		<>
			<Sentence
				words={words}
				columns={columns}
				rows={hasFigures ? rows : rows + 1}
				message={message}
				isMessageAbove={isAsking}
			/>
			{hasFigures && <StyledText runs={fittingParts(figures, columns - 1)} />}
		</>
	);
}

/**
 * The sentence, the number of the step, and what the key of playback does. The total is spoken once, when it is final.
 */
export function stepStatements(
	model: Model,
	knowledge: Knowledge,
	{label}: Display,
	said: readonly string[],
): Statements {
	const {text, isMotionReduced, speed} = model;
	const {end} = knowledge.tape(model.size);
	const {step} = placeOf(model);
	const number = end ? text.joined.sentence(text.step(step, text.number(end.index))) : text.spoken.step(step);
	const key = label('play');
	return {
		place: text.joined.sentences([...said, number]),
		speed: isMotionReduced ? text.spoken.jumps(key) : text.spoken.speed(key, speed),
	};
}

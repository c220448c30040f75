import type {ComponentProps} from 'react';
import {useDisplay} from '../../components/display.js';
import {Sentence} from '../../components/sentence.js';
import {fittingParts, StyledText, styled} from '../../components/styled-text.js';
import {Timeline} from '../../components/timeline.js';
import {sentenceRows} from '../../components/window.js';
import {countText} from '../../explorer/total.js';
import {type Moment, placementsIn, type Tape} from '../../solver/index.js';
import type {Text} from '../../text/en.js';
import type {Wordings} from '../../text/width.js';

export type Counter = {readonly count: string; readonly name: string};

type StepReportProps = ComponentProps<typeof Timeline> & {
	readonly words: Wordings;
	readonly counters: readonly Counter[];
	readonly message: string | undefined;
};

export function StepReport({words, counters, message, ...timeline}: StepReportProps) {
	const {model, hidden} = timeline;
	const {columns} = model.window;
	const {dash} = useDisplay().glyphs;
	const counted = counters.map(({count, name}, index) => [
		index === 0 ? styled(' ') : styled(` ${dash} `, 'line'),
		styled(count, 'strong'),
		styled(` ${name}`),
	]);
	return (
		<>
			<Sentence
				words={words}
				columns={columns}
				rows={sentenceRows}
				message={message}
				isMessageAbove={hidden?.future ?? false}
			/>
			<StyledText runs={fittingParts(counted, columns - 1)} />
			<Timeline {...timeline} />
		</>
	);
}

export function stepCounters(tape: Tape, moment: Moment, text: Text, isAsking = false): readonly Counter[] {
	const {end} = tape;
	const total = (count: number | undefined) => (isAsking || count === undefined ? undefined : count);
	const ofAll = (count: number | undefined, all: number | undefined) =>
		end ? text.ofTotal(countText(count, text), countText(total(all), text)) : countText(count, text);
	const placements = placementsIn(moment);
	const deadEnds = isAsking && isAtEndOfRow(moment) ? undefined : moment.deadEnds;
	return [
		{count: text.number(moment.tests), name: text.counted.tests(moment.tests)},
		{count: text.number(placements), name: text.counted.placements(placements)},
		{count: ofAll(moment.solutions, end?.solutions), name: text.counted.solutions(end?.solutions ?? moment.solutions)},
		{count: ofAll(deadEnds, end?.deadEnds), name: text.counted.deadEnds(end?.deadEnds ?? moment.deadEnds)},
	];
}

function isAtEndOfRow({size, step}: Moment): boolean {
	return step?.type === 'test' && step.attack !== undefined && step.column === size - 1;
}

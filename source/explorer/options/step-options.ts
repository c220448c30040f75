import {Refusal} from '../../text/refusal.js';
import {pins} from '../breakpoints.js';
import {usualSpeed} from '../model.js';
import {highestSpeed} from '../playback.js';
import {attackLines} from '../step-keys.js';
import {
	attackersOption,
	parseSquareOrRow,
	parseWholeNumber,
	type ScreenOption,
	shownOption,
	squareOrRow,
	switchOption,
} from './screen-option.js';

/** What the command line can say about every screen that shows a step of the search. */
export const stepOptions: readonly ScreenOption[] = [
	{
		option: 'breakpoint',
		read(model, values) {
			const breakpoints = values.map((value) => parseSquareOrRow('breakpoint', value, model.size));
			const written = breakpoints.map(squareOrRow);
			const twice = written.find((each, index) => written.indexOf(each) < index);
			if (twice !== undefined) {
				throw new Refusal((text) => text.givenTwice(`--breakpoint ${twice}`));
			}

			return pins.with(model, {breakpoints});
		},
		write(model) {
			const {breakpoints} = pins.of(model);
			return breakpoints.length > 0 ? breakpoints.map(squareOrRow) : undefined;
		},
	},
	{
		option: 'cursor',
		read: (model, [given = '']) => pins.with(model, {cursor: parseSquareOrRow('cursor', given, model.size)}),
		write(model) {
			const {cursor} = pins.of(model);
			return cursor && [squareOrRow(cursor)];
		},
	},
	shownOption('lines', attackLines),
	attackersOption,
	{
		option: 'speed',
		read: (model, [given = '']) => ({...model, speed: parseWholeNumber('--speed', given, 1, highestSpeed)}),
		write: ({speed}) => (speed === usualSpeed ? undefined : [String(speed)]),
	},
	switchOption(
		'reverse',
		({direction}) => direction < 0,
		(model) => ({...model, direction: -1}),
	),
];

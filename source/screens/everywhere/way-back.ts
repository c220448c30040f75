import {sentenceRows} from '../../components/display.js';
import {sentenceColumns} from '../../components/sentence.js';
import type {Change, OptionId} from '../../explorer/keymap.js';
import {createModel, createSlot, type Model, placeNumber} from '../../explorer/model.js';
import {commandLine} from '../../text/program.js';
import {wrap} from '../../text/wrap.js';
import {type Screens, screenOf} from '../screen.js';

type Table = Pick<Screens, 'screens'>;

export const wayBack = createSlot('way-back', {command: ''});

/** Remembers the command, which is then copied, and shows it if it has room. */
export function showWayBack(screens: Table): Change {
	return (model) => {
		const command = screenOf(screens, model).command?.(model) ?? commandOf(screens, model);
		const notice = ({notices}: Model['text']) => notices['command-sent'](command);
		const hasRoom = wrap(notice(model.text), sentenceColumns(model.window.columns)).length <= sentenceRows;
		return {...wayBack.with(model, {command}), notice: hasRoom ? notice : 'long-command-sent'};
	};
}

/** The command for a POSIX shell. It leaves out what has no option: overlays, undo. */
export function commandOf(screens: Table, model: Model): string {
	const {size, screen, language, text} = model;
	const {counts, options} = screenOf(screens, model);
	const usual = createModel({size, text});
	const changed = (option: OptionId, of: (shown: Model) => string | undefined) =>
		of(model) === of(usual) ? [] : [`--${option}`, of(model)!];
	const place = [
		String(size),
		...changed('screen', ({screen}) => screen),
		...changed('at', (shown) => counts && String(placeNumber(shown, counts))),
		...changed('variant', ({variant}) => variant),
	];
	// The lesson has its own option, and each task its board.
	const hasOwn = options.some(({option}) => option === screen);
	const written = options.flatMap(({option, write}) => {
		const values = write(model);
		return values ? [`--${option}`, ...values] : [];
	});
	return commandLine([...(hasOwn ? [] : place), ...written, ...changed('code', ({code}) => code), '--lang', language]);
}

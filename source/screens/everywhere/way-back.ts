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
	const written = screenOf(screens, model).options.flatMap(({option, write}) => {
		const values = write(model);
		return values ? words(option, values) : [];
	});
	const {code: usualCode} = createModel({text: model.text});
	const code = model.code === usualCode ? [] : words('code', [model.code]);
	return commandLine([...placeWords(screens, model), ...written, ...code, ...words('lang', [model.language])]);
}

function placeWords(screens: Table, model: Model): readonly string[] {
	const {size, screen, variant, text} = model;
	const {counts, options} = screenOf(screens, model);
	// The lesson has its own option, and each task its board.
	if (options.some(({option}) => option === screen)) {
		return [];
	}

	const usual = createModel({size, text});
	const [number, usualNumber] = [model, usual].map((shown) => counts && placeNumber(shown, counts));
	return [
		String(size),
		...(screen === usual.screen ? [] : words('screen', [screen])),
		...(number === usualNumber ? [] : words('at', [String(number)])),
		...(variant === usual.variant ? [] : words('variant', [variant])),
	];
}

function words(option: OptionId, values: readonly string[]): readonly string[] {
	return values.length > 0 ? values.flatMap((value) => [`--${option}`, value]) : [`--${option}`];
}

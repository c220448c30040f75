import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import {createContext, useContext} from 'react';
import {useChange} from '../../components/change.js';
import {useClickable} from '../../components/clickable.js';
import {useDisplay} from '../../components/display.js';
import {asciiGlyphs, type Glyphs} from '../../components/glyphs.js';
import {Lit} from '../../components/lit.js';
import {borderColumns, Panel, Section} from '../../components/panel.js';
import {palette} from '../../components/theme.js';
import {type Change, clickOn, single, upDown} from '../../explorer/keymap.js';
import {type Model, resized, type ScreenId, stopped} from '../../explorer/model.js';
import {mouse} from '../../explorer/press.js';
import {closed, closeRow, opened} from '../../explorer/screen.js';
import {createSlot} from '../../explorer/slot.js';
import {codes, largestSize, smallestSize, variants} from '../../solver/index.js';
import {languages} from '../../text/language.js';
import {cells, cut, padEnd} from '../../text/width.js';
import type {Overlay, ScreenProps} from '../screen.js';

type ScreenList = readonly {readonly id: ScreenId}[];

/** Something that the menu changes, by the name of its words. */
type SettingId = 'variant' | 'size' | 'code' | 'language' | 'mouse';

/** A value of a setting. */
type Value = {
	readonly type: 'value';
	readonly name: string;
	readonly help: string;
	readonly isCurrent: boolean;
	readonly change: Change;
};

/** An entry of the menu: a screen, or a setting with its values. */
export type Entry = {readonly name: string; readonly help: string} & (
	| {readonly type: 'screen'; readonly id: ScreenId; readonly digit: number}
	| {readonly type: 'setting'; readonly id: SettingId; readonly values: readonly Value[]}
);

/** The entry at which the cursor is, and the setting whose list of values is open. */
const menu = createSlot<{readonly at: number; readonly value: number; readonly isOpen: boolean}>('menu', {
	at: 0,
	value: 0,
	isOpen: false,
});

/** Opens the menu at the current screen. */
export function openMenu(screens: ScreenList): Change {
	return (model) =>
		opened(menu.with(model, {at: screens.findIndex(({id}) => id === model.screen), isOpen: false}), 'menu');
}

/** All screens, then the settings with their values. */
export function menuEntries(screens: ScreenList, model: Model, glyphs: Glyphs): readonly Entry[] {
	const {text} = model;
	const settings: Readonly<Record<SettingId, readonly Value[]>> = {
		variant: variants.map(({id}) => ({
			type: 'value',
			name: id,
			help: text.variantHelp[id],
			isCurrent: model.variant === id,
			change: (current) => ({...current, variant: id}),
		})),
		size: Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index).map((size) => ({
			type: 'value',
			name: String(size),
			help: text.sizeHelp(size),
			isCurrent: model.size === size,
			change: (current) => resized(stopped(current), size),
		})),
		code: codes.map(({id, name}) => ({
			type: 'value',
			name,
			help: text.codeHelp(name),
			isCurrent: model.code === id,
			change: (current) => ({...current, code: id}),
		})),
		language: languages.map(({id, name}) => ({
			type: 'value',
			// Everybody finds their language by its own name, if the terminal can show it.
			name: glyphs === asciiGlyphs ? text.languageNames[id] : name,
			help: text.languageHelp[id],
			isCurrent: model.language === id,
			change: (current) => ({...current, language: id}),
		})),
		mouse: [true, false].map((isOn) => ({
			type: 'value',
			name: text.mouse.names[isOn ? 'on' : 'off'],
			help: text.mouse.help[isOn ? 'on' : 'off'],
			isCurrent: mouse.of(model).isOn === isOn,
			change: (current) => ({...mouse.with(current, {isOn}), notice: isOn ? 'mouse-on' : 'mouse-off'}),
		})),
	};
	const ids: readonly SettingId[] = [
		'variant',
		'size',
		'code',
		'language',
		...(mouse.of(model).isAvailable ? ['mouse' as const] : []),
	];
	return [
		...screens.map(({id}, index) => ({
			type: 'screen' as const,
			id,
			digit: index + 1,
			name: text.screens[id],
			help: text.screenHelp[id],
		})),
		...ids.map((id) => ({
			type: 'setting' as const,
			id,
			name: text.menu.settings[id],
			help: text.menu.settingHelp[id],
			values: settings[id],
		})),
	];
}

/** Goes to a screen, or opens the values of a setting. */
function choose(entry: Entry | undefined, at: number): Change {
	return (model) => {
		switch (entry?.type) {
			case 'screen': {
				return {...closed(stopped(model)), screen: entry.id};
			}

			case 'setting': {
				return menu.with(model, {at, isOpen: true, value: entry.values.findIndex(({isCurrent}) => isCurrent)});
			}

			case undefined: {
				return model;
			}
		}
	};
}

/** Takes a value and closes the menu. */
function take(value: Value | undefined): Change {
	return (model, knowledge) => value?.change(closed(model), knowledge) ?? model;
}

/** For the keys on which ink-select-input acts: the help and the footer name them. */
const unchanged: Change = (model) => model;

/** The screens and the settings. ink-select-input acts on the arrows, Enter and the digits. */
export function menuOverlay(screens: ScreenList): Overlay {
	const entriesIn = (model: Model, glyphs: Glyphs = asciiGlyphs) => menuEntries(screens, model, glyphs);
	return {
		id: 'menu',
		keys: [
			{id: 'choose', bindings: upDown(() => unchanged)},
			{
				id: 'select',
				click: clickOn('entry', 'entry', ({index, isValue}) => (model, knowledge) => {
					const entries = entriesIn(model);
					const entry = entries[isValue ? menu.of(model).at : index];
					const change = isValue
						? take(entry?.type === 'setting' ? entry.values[index] : undefined)
						: choose(entry, index);
					return change(model, knowledge);
				}),
				bindings: single('enter', unchanged),
			},
			{
				id: 'back',
				isActive: (model) => menu.of(model).isOpen,
				bindings: single('escape', (model) => menu.with(model, {isOpen: false})),
			},
			closeRow('m'),
		],
		footer: () => ['choose', 'select', 'back', 'close'],
		passes: ['save', 'way-back'],
		Component: (props) => <Menu {...props} screens={screens} />,
		speech(model, _knowledge, {glyphs}) {
			const {text} = model;
			const {at, value, isOpen} = menu.of(model);
			const entry = entriesIn(model, glyphs)[at];
			const chosen = isOpen && entry?.type === 'setting' ? entry.values[value] : entry;
			const lines = isOpen && entry?.type === 'setting' ? entry.values : entriesIn(model, glyphs);
			return {
				menu: [text.menu.title, ...lines.map(({name}, index) => `${index + 1} ${name}`)].join('\n'),
				chosen: chosen ? text.joined.entry(chosen.name, chosen.help) : '',
			};
		},
	};
}

/** The width of the list at the left, with its border, and the least width of what stands beside it. */
const listColumns = 27;
const leastRight = 15;

/** In a larger window the menu stands in the middle. */
const largest = {width: 80, height: 21};

/** The entries at the left; at the right what the chosen one is, or the values of a setting. */
export function Menu({model, room, screens}: ScreenProps & {readonly screens: ScreenList}) {
	const {glyphs, text} = useDisplay();
	const {at, isOpen} = menu.of(model);
	const entries = menuEntries(screens, model, glyphs);
	const width = Math.min(room.width, largest.width);
	const height = Math.min(room.height, largest.height);
	const left = Math.min(listColumns, width - leastRight);
	const right = width - left;
	const entry = entries[at];
	return (
		<Box height={room.height} width={room.width} alignItems="center" justifyContent="center">
			<Box height={height} width={width}>
				<Panel width={left}>
					<Section title={text.menu.title} paddingX={0}>
						<ListContext value={{entries, width: left - borderColumns, isFocused: !isOpen}}>
							<List
								names={entries.map(({name}) => name)}
								first={at}
								limit={height - borderRows}
								isFocused={!isOpen}
								onHighlight={(index) => (current) => menu.with(current, {at: index})}
								onSelect={(index) => choose(entries[index], index)}
							/>
						</ListContext>
					</Section>
				</Panel>
				<Panel width={right}>
					<Section title={entry?.name ?? ''} paddingX={0}>
						{entry?.type === 'setting' ? (
							<ListContext value={{entries: entry.values, width: right - borderColumns, isFocused: isOpen}}>
								<List
									key={entry.id}
									names={entry.values.map(({name}) => name)}
									first={entry.values.findIndex(({isCurrent}) => isCurrent)}
									limit={height - borderRows}
									isFocused={isOpen}
									onHighlight={(index) => (current) => menu.with(current, {value: index})}
									onSelect={(index) => take(entry.values[index])}
								/>
							</ListContext>
						) : (
							<Box paddingX={1}>
								<Text>{entry?.help}</Text>
							</Box>
						)}
					</Section>
				</Panel>
			</Box>
		</Box>
	);
}

/** The rows of the border above and below. */
const borderRows = 2;

type ListProps = {
	readonly names: readonly string[];
	/** The index of the one that is chosen first. */
	readonly first: number;
	readonly limit: number;
	readonly isFocused: boolean;
	readonly onHighlight: (index: number) => Change;
	readonly onSelect: (index: number) => Change;
};

/** A list of ink-select-input, which holds the place in it. */
function List({names, first, limit, isFocused, onHighlight, onSelect}: ListProps) {
	const change = useChange();
	return (
		<SelectInput
			items={names.map((name, index) => ({key: name, label: name, value: index}))}
			initialIndex={first}
			limit={limit}
			isFocused={isFocused}
			indicatorComponent={NoIndicator}
			itemComponent={Item}
			onHighlight={({value}) => {
				change(onHighlight(value));
			}}
			onSelect={({value}) => {
				change(onSelect(value));
			}}
		/>
	);
}

/** The line itself shows that it is chosen. */
function NoIndicator() {
	return null;
}

/** What the items of a list are drawn from: ink-select-input gives them only their label. */
const ListContext = createContext<{
	readonly entries: readonly (Entry | Value)[];
	readonly width: number;
	readonly isFocused: boolean;
}>({entries: [], width: 0, isFocused: false});

/** The width of the longest value of a setting. */
const valueColumns = 10;

/** An entry or a value, which can be clicked. The chosen one is lit while the keys act on its list. */
function Item({label, isSelected = false}: {readonly label: string; readonly isSelected?: boolean}) {
	const {glyphs} = useDisplay();
	const {entries, width, isFocused} = useContext(ListContext);
	const index = entries.findIndex(({name}) => name === label);
	const entry = entries[index];
	const element = useClickable(() => ({type: 'entry', index, isValue: entry?.type === 'value'}));
	const isLit = isSelected && isFocused;
	const mark = isSelected && (isFocused || entry?.type === 'setting') ? glyphs.current : ' ';
	const [name, words] = entry ? wordsOf(entry, entries, glyphs) : ['', ''];
	const variant = entry?.type === 'value' ? variants.find(({id}) => id === entry.name)?.id : undefined;
	const colour = variant && !isLit ? palette()[variant] : '';
	return (
		<Box ref={element} width={width}>
			<Lit isLit={isLit}>
				{mark}{' '}
				<Text bold={variant !== undefined} color={colour}>
					{name}
				</Text>
				{fitted(words, width - 2 - cells(name), glyphs)}
			</Lit>
		</Box>
	);
}

/** Fills the width, and cuts what has no room. */
function fitted(words: string, width: number, {openEnd}: Glyphs): string {
	return cells(words) <= width ? padEnd(words, width) : cut(words, width - cells(openEnd)) + openEnd;
}

/** The name in its column, which is as wide as the names of its kind in the list, and what stands behind it. */
function wordsOf(
	entry: Entry | Value,
	entries: readonly (Entry | Value)[],
	glyphs: Glyphs,
): readonly [name: string, words: string] {
	const names = entries.filter(({type}) => type === entry.type).map(({name}) => cells(name));
	const nameColumns = Math.max(...names) + 1;
	switch (entry.type) {
		case 'screen': {
			return [`${entry.digit} `, entry.name];
		}

		case 'setting': {
			const value = entry.values.find(({isCurrent}) => isCurrent)?.name ?? '';
			return [padEnd(entry.name, nameColumns), `${padEnd(value, valueColumns)} ${glyphs.more}`];
		}

		case 'value': {
			return [padEnd(entry.name, nameColumns), `${entry.isCurrent ? glyphs.place : ' '} ${entry.help}`];
		}
	}
}

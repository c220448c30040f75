import SelectInput from 'ink-select-input';
import {useDisplay, writingOf} from '../../components/display.js';
import {borderColumns, panelRows, Section} from '../../components/panel.js';
import {StyledText, styled} from '../../components/styled-text.js';
import {type Change, single, upDown} from '../../explorer/keymap.js';
import {createSlot, type Model, resized, stopped} from '../../explorer/model.js';
import {codes, largestSize, smallestSize, variants} from '../../solver/index.js';
import type {Text as Words} from '../../text/en.js';
import {languages} from '../../text/language.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {Over} from '../page.js';
import {closed, closeRow, type Overlay, opened, type Screen, type ScreenProps} from '../screen.js';

type ScreenList = readonly Pick<Screen, 'id'>[];

type MenuEntry = {
	readonly name: string;
	readonly before: string;
	/** What it is for, or the value of a setting. */
	readonly behind: string;
	readonly change: Change;
	readonly values?: readonly MenuEntry[];
	readonly isCurrent?: boolean;
};

const menu = createSlot<{readonly at: number; readonly value: number; readonly isOpen: boolean}>('menu', {
	at: 0,
	value: 0,
	isOpen: false,
});

export function openMenu(screens: ScreenList): Change {
	return (model) =>
		opened(menu.with(model, {at: screens.findIndex(({id}) => id === model.screen), isOpen: false}), 'menu');
}

const valueColumns = 10;

export function menuEntries(screens: ScreenList, model: Model): readonly MenuEntry[] {
	const {text} = model;
	return [
		...screens.map(({id}, index) => ({
			name: text.screens[id],
			before: `${index + 1} `,
			behind: text.screenHelp[id],
			change: (current: Model) => ({...closed(stopped(current)), screen: id}),
		})),
		...settingsOf(model).map(([id, values], index) => {
			const current = currentOf(values);
			return {
				name: text.menu.settings[id],
				before: '  ',
				behind: values[current]?.name ?? '',
				change: (now: Model) => menu.with(now, {at: screens.length + index, isOpen: true, value: current}),
				values,
			};
		}),
	];
}

type Setting = readonly [id: keyof Words['menu']['settings'], values: readonly MenuEntry[]];

function settingsOf(model: Model): readonly Setting[] {
	const {glyphs, text} = writingOf(model);
	const value = (
		name: string,
		isCurrent: boolean,
		changes: (now: Model) => Partial<Model>,
		behind = '',
	): MenuEntry => ({
		name,
		before: `${isCurrent ? glyphs.place : ' '} `,
		behind,
		isCurrent,
		change: (now) => ({...closed(now), ...changes(now)}),
	});
	const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index);
	return [
		[
			'variant',
			variants.map(({id}) => value(id, model.variant === id, () => ({variant: id}), text.compare.ways[id][0])),
		],
		[
			'size',
			sizes.map((size) => value(String(size), model.size === size, (now) => resized(stopped(closed(now)), size))),
		],
		['code', codes.map(({id, name}) => value(name, model.code === id, () => ({code: id})))],
		[
			'language',
			languages.map(({id, name}) => {
				// By its own name, if the terminal can show it.
				const shown = model.isAscii ? text.languageNames[id] : name;
				return value(shown, model.language === id, () => ({language: id}));
			}),
		],
	];
}

function currentOf(values: readonly MenuEntry[]): number {
	return values.findIndex(({isCurrent}) => isCurrent);
}

/** ink-select-input acts on arrows, Enter and digits: help and footer name their keys. */
const unchanged: Change = (model) => model;

export function menuOverlay(screens: ScreenList): Overlay {
	return {
		id: 'menu',
		keys: [
			{id: 'choose', bindings: upDown(unchanged)},
			{id: 'select', bindings: single('enter', unchanged)},
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
		speech(model) {
			const {text} = model;
			const {at, value, isOpen} = menu.of(model);
			const entries = menuEntries(screens, model);
			const listed = isOpen ? (entries[at]?.values ?? []) : entries;
			const chosen = listed[isOpen ? value : at];
			return {
				menu: [text.overlays.menu, ...listed.map(({name}, index) => `${index + 1} ${name}`)].join('\n'),
				chosen: chosen?.behind ? text.joined.entry(chosen.name, chosen.behind) : (chosen?.name ?? ''),
			};
		},
	};
}

const mostColumns = 78;
/** Whether it is chosen, and a digit or whether it is current, with a space behind each. */
const startColumns = 4;

/** ink-select-input holds the place; a new height needs a new list, as the place may be beyond it. */
function Menu({model, room, screens, onChange}: ScreenProps & {readonly screens: ScreenList}) {
	const {glyphs} = useDisplay();
	const {at, value, isOpen} = menu.of(model);
	const all = menuEntries(screens, model);
	const {name = '', values} = (isOpen && all[at]) || {};
	const entries = values ?? all;
	const width = Math.min(room.width, mostColumns);
	const height = Math.min(room.height, entries.length + panelRows);
	const nameColumns = Math.max(...entries.map((entry) => displayWidth(entry.name))) + 1;
	// What stands behind the names is there in all lines or in none; values of settings always are.
	const isWide = entries.every(
		({behind}) => startColumns + nameColumns + displayWidth(behind) <= width - borderColumns,
	);
	const title = values ? name : model.text.overlays.menu;
	// The list goes round: there are more in both directions.
	const signs = entries.length > height - panelRows ? ` ${glyphs.above}${glyphs.below}` : '';
	const shared = {width: width - borderColumns, nameColumns};
	return (
		<Over room={room} width={width} height={height}>
			<Section title={title + signs} paddingX={0}>
				<SelectInput
					key={`${name} ${height}`}
					items={entries.map((entry, index) => ({
						label: entry.name,
						value: index,
						line: {...shared, ...entry, behind: isWide || entry.values ? entry.behind : ''},
					}))}
					initialIndex={values ? value : at}
					limit={height - panelRows}
					indicatorComponent={NoIndicator}
					itemComponent={Item}
					onHighlight={(item) => onChange?.((now) => menu.with(now, values ? {value: item.value} : {at: item.value}))}
					onSelect={(item) => onChange?.(entries[item.value]?.change ?? unchanged)}
				/>
			</Section>
		</Over>
	);
}

/** The line itself shows that it is chosen. */
function NoIndicator() {
	return null;
}

type ItemProps = {
	readonly label: string;
	readonly isSelected?: boolean;
	/** ink-select-input knows only the label of an item, but passes on all of it. */
	readonly line?: MenuEntry & {readonly width: number; readonly nameColumns: number};
};

function Item({line, isSelected = false}: ItemProps) {
	const {glyphs} = useDisplay();
	if (!line) {
		return null;
	}

	const {name, before, behind, values, nameColumns, width} = line;
	const start = `${isSelected ? glyphs.current : ' '} ${before}`;
	const padded = padEnd(name, nameColumns);
	const room = width - displayWidth(start + padded);
	const rest = padEnd(values ? `${padEnd(behind, valueColumns)} ${glyphs.more}` : behind, room);
	const variant = variants.find(({id}) => id === name)?.id;
	const runs = isSelected
		? [styled(start + padded + rest, 'lit')]
		: [styled(start), styled(padded, variant), styled(rest)];
	return <StyledText runs={runs} />;
}

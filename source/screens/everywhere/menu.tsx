import {Box} from 'ink';
import SelectInput from 'ink-select-input';
import {useChange} from '../../components/change.js';
import {useDisplay, writingOf} from '../../components/display.js';
import {helpKeysOf} from '../../components/key-labels.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {Lines, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import {type Change, type KeyRow, single, upDown} from '../../explorer/keymap.js';
import {createSlot, type Model, resized, stopped} from '../../explorer/model.js';
import {codes, largestSize, smallestSize, variants} from '../../solver/index.js';
import type {Text as Words} from '../../text/en.js';
import {languages} from '../../text/language.js';
import {displayWidth, fitting, padEnd, type Wordings} from '../../text/width.js';
import {wrap} from '../../text/wrap.js';
import {closed, closeRow, type Overlay, opened, type Screen, type ScreenProps} from '../screen.js';

type ScreenList = readonly Pick<Screen, 'id' | 'keys' | 'helpKeys'>[];

type MenuEntry = {
	readonly name: string;
	readonly before?: string;
	readonly behind?: Wordings;
	readonly help: string;
	readonly change: Change;
	readonly values?: readonly MenuEntry[];
	readonly isCurrent?: boolean;
	/** Of the entries from here on. */
	readonly title?: string;
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
	const {glyphs, text} = writingOf(model);
	return [
		...screens.map(({id}, index) => ({
			name: text.screens[id],
			before: `${index + 1} `,
			help: text.screenHelp[id],
			change: (current: Model) => ({...closed(stopped(current)), screen: id}),
		})),
		...settingsOf(model).map(([id, values], index) => {
			const current = currentOf(values);
			return {
				name: text.menu.settings[id],
				behind: [`${padEnd(values[current]?.name ?? '', valueColumns)} ${glyphs.more}`, glyphs.more],
				help: text.menu.settingHelp[id],
				change: (now: Model) => menu.with(now, {at: screens.length + index, isOpen: true, value: current}),
				values,
				...(index === 0 && {title: text.menu.titles.settings}),
			};
		}),
	];
}

type Setting = readonly [id: keyof Words['menu']['settings'], values: readonly MenuEntry[]];

function settingsOf(model: Model): readonly Setting[] {
	const {glyphs, text} = writingOf(model);
	const value = (name: string, help: string, isCurrent: boolean, change: (now: Model) => Model): MenuEntry => ({
		name,
		behind: [`${isCurrent ? glyphs.place : ' '} ${help}`, isCurrent ? glyphs.place : ''],
		help,
		isCurrent,
		change: (now) => change(closed(now)),
	});
	const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index);
	return [
		[
			'variant',
			variants.map(({id}) => value(id, text.variantHelp[id], model.variant === id, (now) => ({...now, variant: id}))),
		],
		[
			'size',
			sizes.map((size) =>
				value(String(size), text.sizeHelp(size), model.size === size, (now) => resized(stopped(now), size)),
			),
		],
		[
			'code',
			codes.map(({id, name}) => value(name, text.codeHelp(name), model.code === id, (now) => ({...now, code: id}))),
		],
		[
			'language',
			languages.map(({id, name}) => {
				// By its own name, if the terminal can show it.
				const shown = model.isAscii ? text.languageNames[id] : name;
				return value(shown, text.languageHelp[id], model.language === id, (now) => ({...now, language: id}));
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
				chosen: chosen ? text.joined.entry(chosen.name, chosen.help) : '',
			};
		},
	};
}

const listColumns = 27;
const leastRight = 15;

const largest = {width: 80, height: 21};

function Menu({model, knowledge, room, screens}: ScreenProps & {readonly screens: ScreenList}) {
	const {at, value, isOpen} = menu.of(model);
	const entries = menuEntries(screens, model);
	const {name = '', help = '', values} = entries[at] ?? {};
	const screen = screens[at];
	const there = {...model, screen: screen?.id ?? model.screen};
	const keys = (screen?.helpKeys?.(there) ?? screen?.keys ?? []).filter(
		({isActive}) => isActive?.(there, knowledge) ?? true,
	);
	const width = Math.min(room.width, largest.width);
	const height = Math.min(room.height, largest.height);
	const left = Math.min(listColumns, width - leastRight);
	const limit = height - panelRows;
	return (
		<Box height={room.height} width={room.width} alignItems="center" justifyContent="center">
			<Box height={height} width={width}>
				<Panel width={left}>
					<Section title={model.text.menu.titles.screens} paddingX={0}>
						<List key={limit} {...{entries, limit}} first={at} width={left} isFocused={!isOpen} isValue={false} />
					</Section>
				</Panel>
				<Panel width={width - left}>
					<Section title={name} paddingX={0}>
						{values ? (
							<List
								key={`${name} ${limit}`}
								entries={values}
								first={isOpen ? value : currentOf(values)}
								limit={limit}
								width={width - left}
								isFocused={isOpen}
								isValue
							/>
						) : (
							<About help={help} keys={keys} width={width - left - panelColumns} height={limit} />
						)}
					</Section>
				</Panel>
			</Box>
		</Box>
	);
}

type AboutProps = {
	readonly help: string;
	readonly keys: readonly KeyRow[];
	readonly width: number;
	readonly height: number;
};

/** As many keys as have room, and a mark if there are more. */
function About({help, keys, width, height}: AboutProps) {
	const {glyphs, text} = useDisplay();
	const rows = keys.map((row) => ({key: helpKeysOf(row, glyphs), meanings: text.keys[row.id]}));
	const about = wrap(help, width);
	const room = Math.max(0, height - about.length - 1);
	const keyColumns = Math.max(...rows.map(({key}) => displayWidth(key))) + 2;
	const all = rows.map(({key, meanings}) => [
		styled(padEnd(key, keyColumns), 'accent'),
		styled(fitting(meanings, width - keyColumns)),
	]);
	const fit = all.filter((line) => runsWidth(line) <= width);
	const isWhole = fit.length === all.length && fit.length <= room;
	const lines = isWhole || fit.length === 0 ? fit : [...fit.slice(0, Math.max(0, room - 1)), [styled(glyphs.openEnd)]];
	return (
		<Box flexDirection="column" paddingX={1}>
			<Lines lines={[...about.map((line) => [styled(line, 'strong')]), [styled(' ')], ...lines]} />
		</Box>
	);
}

type ListProps = {
	readonly entries: readonly MenuEntry[];
	readonly first: number;
	readonly limit: number;
	/** With the border. */
	readonly width: number;
	readonly isFocused: boolean;
	readonly isValue: boolean;
};

/** With a free line. */
const titleRows = 2;

/** ink-select-input holds the place; a new limit needs a new list, as the place may be beyond it. */
function List({entries, first, limit, width, isFocused, isValue}: ListProps) {
	const change = useChange();
	const nameColumns = Math.max(...entries.map(({name}) => displayWidth(name))) + 1;
	const hasTitles = limit >= entries.length + titleRows;
	const shared = {width: width - borderColumns, nameColumns, hasTitles, isFocused, isValue};
	return (
		<SelectInput
			items={entries.map((entry, index) => ({
				key: entry.name,
				label: entry.name,
				value: index,
				line: {...shared, ...entry, index},
			}))}
			initialIndex={first}
			limit={limit}
			isFocused={isFocused}
			indicatorComponent={NoIndicator}
			itemComponent={Item}
			onHighlight={({value}) => change((model) => menu.with(model, isValue ? {value} : {at: value}))}
			onSelect={({value}) => change(entries[value]?.change ?? unchanged)}
		/>
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
	readonly line?: MenuEntry &
		Pick<ListProps, 'width' | 'isFocused' | 'isValue'> & {
			readonly index: number;
			readonly nameColumns: number;
			readonly hasTitles: boolean;
		};
};

function Item({line, isSelected = false}: ItemProps) {
	const {glyphs} = useDisplay();
	if (!line) {
		return null;
	}

	const {name, before = '', behind = '', nameColumns, title, hasTitles, width, isFocused, isValue} = line;
	const {top, dividerLeft, dividerRight} = glyphs.border;
	const start = `${isSelected && (isFocused || !isValue) ? glyphs.current : ' '} ${before}`;
	const padded = padEnd(name, nameColumns);
	const room = width - displayWidth(start + padded);
	const rest = padEnd(fitting(behind, room), room);
	const variant = variants.find(({id}) => id === name)?.id;
	return (
		<Box flexDirection="column">
			{title !== undefined && hasTitles && (
				// Over the borders of the panel.
				<Box marginTop={titleRows - 1} marginX={-1}>
					<StyledText
						runs={[
							styled(`${dividerLeft}${top} `, 'line'),
							styled(title, 'strong'),
							styled(` ${top.repeat(width - 3 - displayWidth(title))}${dividerRight}`, 'line'),
						]}
					/>
				</Box>
			)}
			<Box>
				<StyledText
					runs={
						isSelected && isFocused
							? [styled(start + padded + rest, 'lit')]
							: [styled(start), styled(padded, variant), styled(rest)]
					}
				/>
			</Box>
		</Box>
	);
}

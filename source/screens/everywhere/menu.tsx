import {Box} from 'ink';
import SelectInput from 'ink-select-input';
import {useDisplay, writingOf} from '../../components/display.js';
import {borderColumns, panelRows, Section} from '../../components/panel.js';
import {StyledText, styled} from '../../components/styled-text.js';
import {type Change, single, upDown} from '../../explorer/keymap.js';
import {createSlot, type Model, resized, stopped} from '../../explorer/model.js';
import {largestSize, smallestSize} from '../../solver/board.js';
import {codes} from '../../solver/search/listing.js';
import {variants, variantsFor} from '../../solver/search/variants.js';
import {languages} from '../../text/language.js';
import {runOf} from '../../text/own-program.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {Over} from '../page.js';
import {closed, closeRow, type Overlay, opened, type Screen, type ScreenProps} from '../screen.js';

type ScreenList = readonly Pick<Screen, 'id'>[];

type MenuEntry = {
	/** The number of a screen, or the sign of the current value. */
	readonly mark: string;
	readonly name: string;
	/** What it is for, or the value of a setting. */
	readonly detail: string;
	readonly change: Change;
	readonly values?: readonly MenuEntry[];
};

/** The place in the menu and, in the list of a setting, among its values. */
const menu = createSlot<{readonly at: number; readonly value: number | undefined}>('menu', {at: 0, value: undefined});

export function openMenu(screens: ScreenList): Change {
	return (model) =>
		opened(menu.with(model, {at: screens.findIndex(({id}) => id === model.screen), value: undefined}), 'menu');
}

export function menuEntries(screens: ScreenList, model: Model): readonly MenuEntry[] {
	const {glyphs, text} = writingOf(model);
	const names = text.menu.settings;
	const value = (name: string, isCurrent: boolean, change: (now: Model) => Model, detail = ''): MenuEntry => ({
		mark: isCurrent ? glyphs.place : ' ',
		name,
		detail,
		change: (now) => change(closed(now)),
	});
	const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index);
	const settings: readonly (readonly [name: string, values: readonly MenuEntry[]])[] = [
		[
			names.variant,
			variantsFor(model.size).map(({id}) =>
				value(id, model.variant === id, (now) => ({...now, variant: id}), text.compare.ways[id][0]),
			),
		],
		[names.size, sizes.map((size) => value(String(size), model.size === size, (now) => resized(stopped(now), size)))],
		[names.code, codes.map(({id, name}) => value(name, model.code === id, (now) => ({...now, code: id})))],
		[
			names.language,
			languages.map(({id, name}) =>
				// By its own name, if the terminal can show it.
				value(model.isAscii ? text.languageNames[id] : name, model.language === id, (now) => ({...now, language: id})),
			),
		],
	];
	const own = screens.some(({id}) => id === 'replay') ? [] : [ownProgramEntry(model)];
	return [
		...screens.map(({id}, index) => ({
			mark: String(index + 1),
			name: text.screens[id],
			detail: text.screenHelp[id],
			change: (now: Model) => ({...closed(stopped(now)), screen: id}),
		})),
		...own,
		...settings.map(([name, values], index) => {
			const current = values.findIndex(({mark}) => mark === glyphs.place);
			return {
				mark: ' ',
				name,
				detail: values[current]?.name ?? '',
				change: (now: Model) => menu.with(now, {at: screens.length + own.length + index, value: current}),
				values,
			};
		}),
	];
}

/** Only a terminal beside an editor can run it. */
function ownProgramEntry({text, code}: Model): MenuEntry {
	const command = runOf(code, 'queens');
	const change: Change = (now) => ({...closed(now), notice: ({run}) => run.begin(command)});
	return {mark: ' ', name: text.run.own, detail: command, change};
}

/** The entries that are listed, and which one is chosen. */
function listedIn(screens: ScreenList, model: Model) {
	const {at, value} = menu.of(model);
	const all = menuEntries(screens, model);
	const {name = '', values} = (value !== undefined && all[at]) || {};
	return values ? {name, entries: values, chosen: value ?? 0} : {name: '', entries: all, chosen: at};
}

/** ink-select-input acts on arrows, Enter and digits: help and footer name their keys. */
const unchanged: Change = (model) => model;

export function menuOverlay(screens: ScreenList): Overlay {
	return {
		id: 'menu',
		isFull: true,
		keys: [
			{id: 'choose', bindings: upDown(unchanged)},
			{id: 'select', bindings: single('enter', unchanged)},
			{
				id: 'back',
				isActive: (model) => menu.of(model).value !== undefined,
				bindings: single('escape', (model) => menu.with(model, {value: undefined})),
			},
			closeRow('m'),
		],
		footer: () => ['choose', 'select', 'back', 'close'],
		passes: ['way-back'],
		Component: (props) => <Menu {...props} screens={screens} />,
		speech(model) {
			const {text} = model;
			const {entries, chosen} = listedIn(screens, model);
			const {name = '', detail = ''} = entries[chosen] ?? {};
			return {
				// A digit takes one of the first nine, arrows the others.
				menu: [text.overlays.menu, ...entries.map((entry, at) => `${at < 9 ? `${at + 1} ` : ''}${entry.name}`)].join(
					'\n',
				),
				chosen: detail === '' ? name : text.joined.entry(name, detail),
			};
		},
	};
}

const mostColumns = 78;
const valueColumns = 10;

/** ink-select-input holds the place. It has the whole list, so that digits are the numbers of its entries: Ink cuts what is outside. */
function Menu({model, room, screens, onChange}: ScreenProps & {readonly screens: ScreenList}) {
	const {glyphs, text} = useDisplay();
	const {name, entries, chosen} = listedIn(screens, model);
	const width = Math.min(room.width, mostColumns);
	const height = Math.min(room.height, entries.length + panelRows);
	const nameColumns = Math.max(...entries.map((entry) => displayWidth(entry.name))) + 1;
	const starts = entries.map(({mark, name: own}) => `${mark} ${padEnd(own, nameColumns)}`);
	// A space and the sign of the chosen line stand before it.
	const lineColumns = width - borderColumns - 2;
	// What stands after the names is there in all lines or in none; values of settings always are.
	const isWide = entries.every(({detail}, index) => displayWidth((starts[index] ?? '') + detail) <= lineColumns);
	const restOf = ({detail, values}: MenuEntry) => {
		const purpose = isWide ? detail : '';
		return values ? `${padEnd(detail, valueColumns)} ${glyphs.more}` : purpose;
	};
	const hidden = entries.length - (height - panelRows);
	const above = Math.max(0, Math.min(chosen - ((height - panelRows) >> 1), hidden));
	const signs = `${above > 0 ? glyphs.above : ''}${above < hidden ? glyphs.below : ''}`;
	return (
		<Over room={room} width={width} height={height}>
			<Section title={`${name || text.overlays.menu} ${signs}`.trimEnd()} paddingX={0}>
				<Box flexDirection="column" height={height - panelRows} overflow="hidden">
					<Box flexDirection="column" flexShrink={0} marginTop={-above}>
						<SelectInput
							key={name}
							items={entries.map((entry, index) => ({
								label: padEnd(`${starts[index]}${restOf(entry)}`, lineColumns),
								value: index,
							}))}
							initialIndex={chosen}
							indicatorComponent={NoIndicator}
							itemComponent={Item}
							onHighlight={({value}) =>
								onChange?.((now) => menu.with(now, menu.of(now).value === undefined ? {at: value} : {value}))
							}
							onSelect={({value}) => onChange?.(entries[value]?.change ?? unchanged)}
						/>
					</Box>
				</Box>
			</Section>
		</Over>
	);
}

/** The line itself shows that it is chosen. */
function NoIndicator() {
	return null;
}

function Item({label, isSelected = false}: {readonly label: string; readonly isSelected?: boolean}) {
	const {glyphs} = useDisplay();
	const variant = variants.find(({id}) => label.startsWith(`${id} `, 2))?.id;
	const nameEnd = 2 + (variant?.length ?? 0);
	const runs = isSelected
		? [styled(`${glyphs.current} ${label}`, 'lit')]
		: [styled(`  ${label.slice(0, 2)}`), styled(label.slice(2, nameEnd), variant), styled(label.slice(nameEnd))];
	return <StyledText runs={runs} />;
}

import {Box} from 'ink';
import SelectInput from 'ink-select-input';
import {visibleRows} from '../../components/board.js';
import {useDisplay} from '../../components/display.js';
import {borderColumns, Panel, panelRows, Section} from '../../components/panel.js';
import {StyledText, styled} from '../../components/styled-text.js';
import {type Change, pair, single, upDown} from '../../explorer/keymap.js';
import {createSlot, type Model, resized, stopped} from '../../explorer/model.js';
import {codes} from '../../solver/search/listing.js';
import {type VariantId, variantsFor} from '../../solver/search/variants.js';
import {languages} from '../../text/language.js';
import {runOf} from '../../text/own-program.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {closed, closeRow, type Overlay, opened, type Screen, type ScreenProps} from '../screen.js';

type ScreenList = readonly Pick<Screen, 'id'>[];

type MenuEntry = {
	/** The number of a screen. */
	readonly mark: string;
	readonly name: string;
	/** What it is for, or the value of a setting. */
	readonly detail: string;
	readonly select: Change;
	/** Of a setting: takes the value before or after this one. */
	readonly turn?: (model: Model, by: number) => Model;
};

export const menu = createSlot('menu', {at: 0});

export function openMenu(screens: ScreenList): Change {
	return (model) => opened(menu.with(model, {at: screens.findIndex(({id}) => id === model.screen)}), 'menu');
}

/** The last value stands before the first. */
export function turned<Id>(values: readonly {readonly id: Id}[], current: Id, by: number): Id {
	return values.at((values.findIndex(({id}) => id === current) + by) % values.length)!.id;
}

export function nextVariant({size, variant}: Model, by: number): VariantId {
	return turned(variantsFor(size), variant, by);
}

export function menuEntries(screens: ScreenList, model: Model): readonly MenuEntry[] {
	const {text} = model;
	const names = text.settings;
	const setting = (name: string, detail: string, turn: NonNullable<MenuEntry['turn']>): MenuEntry => ({
		mark: ' ',
		name,
		detail,
		select: (now) => turn(now, 1),
		turn,
	});
	const language = languages.find(({id}) => id === model.language)!;
	return [
		...screens.map(({id}, index) => ({
			mark: String(index + 1),
			name: text.screens[id],
			detail: text.screenHelp[id],
			select: (now: Model) => ({...closed(stopped(now)), screen: id}),
		})),
		...(screens.some(({id}) => id === 'replay') ? [] : [ownProgramEntry(model)]),
		setting(names.variant, model.variant, (now, by) => ({...now, variant: nextVariant(now, by)})),
		setting(names.size, String(model.size), (now, by) => resized(stopped(now), now.size + by)),
		setting(names.code, codes.find(({id}) => id === model.code)!.name, (now, by) => ({
			...now,
			code: turned(codes, now.code, by),
		})),
		// By its own name, if the terminal can show it.
		setting(names.language, model.isAscii ? text.languageNames[language.id] : language.name, (now, by) => ({
			...now,
			language: turned(languages, now.language, by),
		})),
	];
}

/** Only a terminal beside an editor can run it. */
function ownProgramEntry({text, code}: Model): MenuEntry {
	const command = runOf(code, 'queens');
	const select: Change = (now) => ({...closed(now), notice: ({run}) => run.begin(command)});
	return {mark: ' ', name: text.replay.own, detail: command, select};
}

/** ink-select-input acts on arrows up and down, Enter and digits: help and footer name their keys. */
const unchanged: Change = (model) => model;

export function menuOverlay(screens: ScreenList): Overlay {
	const chosen = (model: Model) => menuEntries(screens, model)[menu.of(model).at];
	return {
		id: 'menu',
		keys: [
			{id: 'choose', bindings: upDown(unchanged)},
			{id: 'select', bindings: single('enter', unchanged)},
			{
				id: 'setting',
				isActive: (model) => chosen(model)?.turn !== undefined,
				bindings: pair(['left'], ['right'], (model, _, by) => chosen(model)?.turn?.(model, by) ?? model),
			},
			closeRow('m'),
		],
		footer: () => ['choose', 'select', 'setting', 'close'],
		passes: ['save', 'way-back'],
		Component: (props) => <Menu {...props} screens={screens} />,
		speech(model) {
			const {text} = model;
			const {name = '', detail = ''} = chosen(model) ?? {};
			// A digit takes one of the first nine, arrows the others.
			const names = menuEntries(screens, model).map((entry, at) => `${at < 9 ? `${at + 1} ` : ''}${entry.name}`);
			return {menu: [text.overlays.menu, ...names].join('\n'), chosen: text.joined.entry(name, detail)};
		},
	};
}

const mostColumns = 78;

/** ink-select-input holds the place. It has the whole list, so that digits are the numbers of its entries: Ink cuts what is outside. */
function Menu({model, room, screens, onChange}: ScreenProps & {readonly screens: ScreenList}) {
	const {glyphs, text} = useDisplay();
	const entries = menuEntries(screens, model);
	const {at: chosen} = menu.of(model);
	const width = Math.min(room.width, mostColumns);
	const height = Math.min(room.height, entries.length + panelRows);
	const nameColumns = Math.max(...entries.map((entry) => displayWidth(entry.name))) + 1;
	const starts = entries.map(({mark, name: own}) => `${mark} ${padEnd(own, nameColumns)}`);
	// A space and the sign of the chosen line stand before it.
	const lineColumns = width - borderColumns - 2;
	// What stands after the names is there in all lines or in none; values of settings always are.
	const isWide = entries.every(({detail}, index) => displayWidth((starts[index] ?? '') + detail) <= lineColumns);
	const valueColumns = Math.max(...entries.map(({turn, detail}) => (turn ? displayWidth(detail) : 0)));
	const {left = '', right = ''} = glyphs.keys;
	const restOf = ({detail, turn}: MenuEntry) => {
		const purpose = isWide ? detail : '';
		return turn ? `${left} ${padEnd(detail, valueColumns)} ${right}` : purpose;
	};
	const {first, end} = visibleRows(entries.length, {rows: height - panelRows}, chosen);
	const signs = `${first > 0 ? glyphs.above : ''}${end < entries.length ? glyphs.below : ''}`;
	return (
		<Box height={room.height} alignItems="center" justifyContent="center">
			<Panel width={width} height={height}>
				<Section title={`${text.overlays.menu} ${signs}`.trimEnd()} paddingX={0}>
					<Box flexDirection="column" height={height - panelRows} overflow="hidden">
						<Box flexDirection="column" flexShrink={0} marginTop={-first}>
							<SelectInput
								items={entries.map((entry, index) => ({
									label: padEnd(`${starts[index]}${restOf(entry)}`, lineColumns),
									value: index,
								}))}
								initialIndex={chosen}
								indicatorComponent={NoIndicator}
								itemComponent={Item}
								onHighlight={({value}) => onChange?.((now) => menu.with(now, {at: value}))}
								onSelect={({value}) => onChange?.(entries[value]?.select ?? unchanged)}
							/>
						</Box>
					</Box>
				</Section>
			</Panel>
		</Box>
	);
}

/** The line itself shows that it is chosen. */
const NoIndicator = () => null;

function Item({label, isSelected = false}: {readonly label: string; readonly isSelected?: boolean}) {
	const {glyphs} = useDisplay();
	return <StyledText runs={[isSelected ? styled(`${glyphs.current} ${label}`, 'lit') : styled(`  ${label}`)]} />;
}

import {Box, Text} from 'ink';
import {useClickable} from '../../components/clickable.js';
import {type Display, useDisplay} from '../../components/display.js';
import {palette} from '../../components/theme.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model, ScreenId} from '../../explorer/model.js';
import {screenOf} from '../../explorer/screen.js';
import {cells} from '../../text/width.js';
import type {Screens} from '../screen.js';

/** A screen in the header, with the digit that leads to it. */
type Tab = {readonly id: ScreenId; readonly number: number; readonly isCurrent: boolean};

type HeaderProps = {
	readonly screens: Screens;
	readonly model: Model;
	readonly knowledge: Knowledge;
	/** The first cell: a space, in a style that can change. */
	readonly stamp: string;
};

/**
 * All screens with their digits, the size of the board, and the variant on screens of steps. In a compact window the current
 * screen and its place. Where there is no room, the variant is left out first, then the size, then the screen.
 */
export function Header({screens, model, knowledge, stamp}: HeaderProps) {
	const display = useDisplay();
	const {glyphs, text} = display;
	const {accent, line} = palette();
	const {size, variant} = model;
	const screen = screenOf(screens, model);
	const isCompact = screen.isCompact(model);
	const place = isCompact ? screen.where(model, knowledge) : '';
	const widthWith = (tabs: readonly Tab[]) => cells(`${tabs.map((tab) => tabText(tab, display)).join('')} ${place}`);
	const all = tabsOf(screens, model).filter(({isCurrent}) => isCurrent || !isCompact);
	const tabs = isCompact && widthWith(all) >= model.window.columns ? [] : all;
	const crown = isCompact ? '' : `${glyphs.queen} `;
	const left = cells(` ${crown}`) + widthWith(tabs);
	const right = model.window.columns - left - 1;
	const board = text.queens(size);
	const hasVariant = screen.counts === 'steps' && cells(`${board} ${glyphs.dash} ${variant} `) <= right;
	return (
		<Box height={1} justifyContent="space-between">
			<Box flexShrink={0}>
				<Text>
					{stamp}
					<Text bold color={accent}>
						{crown}
					</Text>
				</Text>
				{tabs.map((tab) => (
					<TabLabel key={tab.id} {...tab} />
				))}
				{place !== '' && <Text>{tabs.length === 0 ? place : ` ${place}`}</Text>}
			</Box>
			{cells(`${board} `) <= right && (
				<Text>
					{board}
					{hasVariant && (
						<>
							<Text color={line}> {glyphs.dash} </Text>
							<Text bold color={palette()[variant]}>
								{variant}
							</Text>
						</>
					)}{' '}
				</Text>
			)}
		</Box>
	);
}

function tabsOf(screens: Screens, model: Model): readonly Tab[] {
	return screens.screens.map(({id}, index) => ({id, number: index + 1, isCurrent: id === model.screen}));
}

function tabText({id, number, isCurrent}: Tab, {text}: Display): string {
	const words = `${number} ${text.screens[id]}`;
	return isCurrent ? `[${words}]` : ` ${words} `;
}

/** A tab, which can be clicked. */
function TabLabel(tab: Tab) {
	const {id, number, isCurrent} = tab;
	const display = useDisplay();
	const {accent, line} = palette();
	const element = useClickable(() => ({type: 'screen', id}));
	return (
		<Box ref={element}>
			{isCurrent ? (
				<Text bold color={accent}>
					{tabText(tab, display)}
				</Text>
			) : (
				<Text>
					{' '}
					<Text color={line}>{number}</Text> {display.text.screens[id]}{' '}
				</Text>
			)}
		</Box>
	);
}

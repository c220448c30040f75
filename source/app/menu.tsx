import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import type {Glyphs} from '../panels/glyphs.js';
import {span} from '../panels/line.js';
import type {PanelSize} from '../panels/panel-size.js';
import {listLayout, listPadding} from '../screens/everywhere/list-layout.js';
import type {List} from '../screens/screen.js';
import {paint} from './theme.js';

export type MenuProps = {readonly list: List; readonly size: PanelSize; readonly glyphs: Glyphs};

/**
 * Draws entries to choose from. The model holds which one is chosen, and ink-select-input reads its initial index only once:
 * so each choice gets a new list. So does another part of the entries, after a change of the window.
 */
export function Menu({list, size, glyphs}: MenuProps) {
	const {title, entries, first} = listLayout(list, size, glyphs);
	const items = entries.map((label, index) => ({key: String(index), label, value: index}));
	return (
		<Box flexDirection="column" height={size.height} paddingX={listPadding.columns} paddingY={listPadding.rows}>
			<Text>{title.map((each) => paint([span(each, 'strong')])).join('\n')}</Text>
			<Box marginTop={1}>
				<SelectInput
					key={`${list.chosen} ${first} ${entries.length}`}
					items={items}
					initialIndex={list.chosen - first}
					isFocused={false}
					indicatorComponent={({isSelected}) => (
						<Text>{paint([span(isSelected ? `${glyphs.current} ` : '  ', 'accent')])}</Text>
					)}
					itemComponent={({label, isSelected}) => (
						<Text>{paint([span(label, isSelected ? 'strong' : undefined)])}</Text>
					)}
				/>
			</Box>
		</Box>
	);
}

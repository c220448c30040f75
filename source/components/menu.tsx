import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import type {Glyphs} from '../panels/glyphs.js';
import {span} from '../panels/line.js';
import type {List} from '../screens/screen.js';
import {cut} from '../text/width.js';
import {paint} from './theme.js';

export type MenuProps = List & {
	/** In cells. */
	readonly width: number;
	readonly height: number;
	readonly glyphs: Glyphs;
};

/** The padding of the menu, and the mark of the chosen entry. */
const margin = 6;
/** The title, a free line, and the padding. */
const rowsAround = 4;

/**
 * Draws entries to choose from. The model holds which one is chosen, and ink-select-input reads its initial index only once:
 * so each choice gets a new list.
 */
export function Menu({title, entries, chosen, width, height, glyphs}: MenuProps) {
	const items = entries.map((entry, index) => ({
		key: String(index),
		label: cut(entry, width - margin),
		value: index,
	}));
	return (
		<Box flexDirection="column" height={height} paddingX={2} paddingY={1}>
			<Text>{paint([span(title, 'strong')])}</Text>
			<Box marginTop={1}>
				<SelectInput
					key={chosen}
					items={items}
					initialIndex={chosen}
					isFocused={false}
					limit={height - rowsAround}
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

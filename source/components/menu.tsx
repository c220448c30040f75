import {Box, Text} from 'ink';
import SelectInput from 'ink-select-input';
import type {Action, Model} from '../explorer/model.js';
import {screens} from '../explorer/screen.js';
import type {Glyphs} from '../panels/glyphs.js';
import {span} from '../panels/line.js';
import {largestSize, smallestSize, variants} from '../solver/index.js';
import {text} from '../text/en.js';
import {paint} from './theme.js';

type Item = {readonly key: string; readonly label: string; readonly value: Action};

export type MenuProps = {
	readonly model: Model;
	readonly height: number;
	readonly glyphs: Glyphs;
	readonly onAction: (action: Action) => void;
};

/** Screens, variants and sizes to choose from, each with a word about it; starts at the screen at hand. */
export function Menu({model, height, glyphs, onAction}: MenuProps) {
	return (
		<Box flexDirection="column" height={height} paddingX={2} paddingY={1}>
			<Text>{paint([span(text.panels.menu, 'strong')])}</Text>
			<Box marginTop={1}>
				<SelectInput
					items={itemsOf(model, glyphs)}
					initialIndex={screens.indexOf(model.screen)}
					limit={height - 4}
					indicatorComponent={({isSelected}) => (
						<Text>{paint([span(isSelected ? `${glyphs.current} ` : '  ', 'accent')])}</Text>
					)}
					itemComponent={({label, isSelected}) => (
						<Text>{paint([span(label, isSelected ? 'strong' : undefined)])}</Text>
					)}
					onSelect={({value}) => {
						// The key is also the explorer's, which must still find the menu open.
						queueMicrotask(() => {
							onAction(value);
						});
					}}
				/>
			</Box>
		</Box>
	);
}

/** The padding of the menu and the mark of the item at hand. */
const labelMargin = 6;

function itemsOf({screen, variant, size, window}: Model, glyphs: Glyphs): Item[] {
	const item = (kind: string, name: string, help: string, isCurrent: boolean, value: Action): Item => ({
		key: `${kind} ${name}`,
		label: `${kind.padEnd(9)}${isCurrent ? glyphs.place : ' '} ${name.padEnd(11)}${help}`.slice(
			0,
			window.columns - labelMargin,
		),
		value,
	});
	const sizes = Array.from({length: largestSize - smallestSize + 1}, (_, index) => smallestSize + index);
	return [
		...screens.map((id) =>
			item(text.kinds.screen, text.screens[id], text.screenHelp[id], id === screen, {type: 'screen', screen: id}),
		),
		...variants.map(({id}) =>
			item(text.kinds.variant, id, text.variantHelp[id], id === variant, {type: 'variant', id}),
		),
		...sizes.map((each) =>
			item(text.kinds.size, String(each), text.sizeHelp(each), each === size, {type: 'size', size: each}),
		),
	];
}

import {Text} from 'ink';
import {useDisplay} from './display.js';
import type {Colour} from './theme.js';

type BarProps = {
	/** From 0 to 1: how much of `width` the bar takes. Half a cell at the end is drawn where the glyphs have it. */
	readonly share: number;
	/** In cells. */
	readonly width: number;
	readonly colour: Colour;
};

/** A bar in one colour. What is more than nothing takes half a cell at least, if there is any room. */
export function Bar({share, width, colour}: BarProps) {
	const {bar, halfBar} = useDisplay().glyphs;
	const step = halfBar === '' ? 2 : 1;
	const halves = share > 0 && width > 0 ? Math.max(step, Math.round((share * width * 2) / step) * step) : 0;
	return (
		<Text color={colour}>
			{bar.repeat(halves >> 1)}
			{halves % 2 === 1 && halfBar}
		</Text>
	);
}

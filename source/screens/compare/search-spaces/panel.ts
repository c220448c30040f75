import type {Knowledge} from '../../../explorer/knowledge/knowledge.js';
import type {Writing} from '../../../panels/display.js';
import {type Line, line} from '../../../panels/line.js';
import type {PanelSize} from '../../../panels/panel-size.js';
import {wrap} from '../../../text/wrap.js';
import {type BarOf, type Form, formBeside, formBetween} from './forms.js';
import {factorOfCell, logBar} from './log-bar.js';
import {conclusionsOf, spaceGroups} from './rows.js';
import {searchSpacesOf} from './search-spaces.js';

/** The indices of the blocks above which an empty line stands, the most important first: groups, then conclusions. */
const gapOrder = [2, 3, 1, 4];

/**
 * Returns the search spaces in groups, each with its name, its count and a bar on a logarithmic scale. The factor to the
 * space above, with its reason, stands in a sentence between the two or, if that is too high, in a word beside the bar.
 * If the height is too small for both, more lines are returned than fit.
 */
export function searchSpaceLines(
	size: number,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	writing: Writing,
): readonly Line[] {
	const {glyphs, text} = writing;
	const spaces = searchSpacesOf(size, knowledge);
	const largest = Object.values(spaces).reduce(
		(max, {count}) => (count !== undefined && count > max ? count : max),
		1n,
	);
	const groups = spaceGroups(size, spaces, knowledge, writing);
	const rows = groups.flatMap((group) => group.rows);
	const barOf: BarOf = (count, barWidth) => (count === undefined ? [] : [logBar(count, largest, barWidth, glyphs)]);
	const blocksOf = ({barWidth, linesOf}: Form) => [
		[
			...paragraph(text.searchSpaces.scale(factorOfCell(largest, barWidth)), width),
			...paragraph(text.searchSpaces.factors(glyphs.divided), width),
		],
		...groups.map((group) => [
			...wrap(text.searchSpaces.heads[group.id], width).map((each) => line(each, 'accent')),
			...group.rows.flatMap(linesOf),
		]),
		conclusionsOf(size, spaces, width, text).flatMap((each) => paragraph(each, width)),
	];
	const between = separated(blocksOf(formBetween(rows, width, barOf)), gapOrder.length);
	const beside = formBeside(rows, width, barOf);
	const candidates = beside ? [4, 3, 2, 1, 0].map((gaps) => separated(blocksOf(beside), gaps)) : [];
	return [between, ...candidates].find(({length}) => length <= height) ?? between;
}

function paragraph(words: string, width: number): readonly Line[] {
	return wrap(words, width).map((each) => line(each, 'dim'));
}

/** Joins the blocks with at most this many empty lines between them. */
function separated(blocks: readonly (readonly Line[])[], gaps: number): readonly Line[] {
	const apart = gapOrder.slice(0, gaps);
	return blocks.flatMap((block, index) => (apart.includes(index) && block.length > 0 ? [[], ...block] : block));
}

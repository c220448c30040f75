import {edgeSides, type Glyphs} from '../../components/glyphs.js';
import type {Palette} from '../../components/theme.js';
import {bodySize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import type {MarkId} from '../../text/en.js';
import type {Screens} from '../screen.js';

/** How a mark looks: its characters, and the colour of its square if that is a part of it. */
export type MarkSample = {readonly text: string; readonly ground?: keyof Palette};

/** A sample of each mark that the help explains. */
export const markSamples: Readonly<Record<MarkId, (glyphs: Glyphs) => MarkSample>> = {
	'lesson-task': (glyphs) => ({text: glyphs.current}),
	'lesson-done': (glyphs) => ({text: glyphs.safe}),
	'lesson-skipped': (glyphs) => ({text: glyphs.skipped}),
	queen: (glyphs) => ({text: glyphs.queen}),
	safe: (glyphs) => ({text: glyphs.safe}),
	rejected: (glyphs) => ({text: glyphs.rejected}),
	tested: (glyphs) => ({text: glyphs.tested}),
	untried: (glyphs) => ({text: glyphs.untried}),
	'empty-square': (glyphs) => ({text: glyphs.untried}),
	'not-read': (glyphs) => ({text: glyphs.dash}),
	'touched-flag': () => ({text: '[1]'}),
	explored: (glyphs) => ({text: glyphs.explored}),
	fruitful: (glyphs) => ({text: glyphs.fruitful}),
	returned: (glyphs) => ({text: glyphs.returned}),
	'just-placed': (glyphs) => ({text: ` ${glyphs.queen} `, ground: 'accent'}),
	'attacked-square': (glyphs) => ({text: ` ${glyphs.rejected} `, ground: 'attacked'}),
	'dead-end': (glyphs) => ({text: `${glyphs.diagonal}0 `, ground: 'attacked'}),
	attacker: (glyphs) => ({text: ` ${glyphs.queen}${glyphs.attacker}`, ground: 'attacker'}),
	path: (glyphs) => ({text: `${glyphs.column} ${glyphs.falling} ${glyphs.rising}`}),
	diagonals: (glyphs) => ({text: `${glyphs.diagonal} ${glyphs.antidiagonal}`}),
	'safe-square': (glyphs) => ({text: ` ${glyphs.safe} `, ground: 'accent'}),
	'removed-queen': (glyphs) => ({text: ` ${glyphs.explored} `, ground: 'pale'}),
	cursor: () => ({text: '[ ]', ground: 'accent'}),
	'row-cursor': (glyphs) => ({text: `${glyphs.current}1`}),
	breakpoint: (glyphs) => ({text: glyphs.breakpoint}),
	'attack-count': () => ({text: ' 2 ', ground: 'light'}),
	'too-long': (glyphs) => ({text: glyphs.long}),
	hidden: (glyphs) => ({text: `${glyphs.above} ${glyphs.below}`}),
	cut: (glyphs) => ({text: glyphs.openEnd}),
	running: (glyphs) => ({text: glyphs.current}),
	next: (glyphs) => ({text: glyphs.next}),
	'visited-nodes': (glyphs) => ({text: glyphs.full}),
	'partly-visited-nodes': (glyphs) => ({text: glyphs.partial}),
	edges: ({edges}) => ({
		text: edges.charAt(edgeSides.down + edgeSides.right) + edges.charAt(edgeSides.left + edgeSides.right),
	}),
	'beside-path': () => ({text: '0'}),
	'dead-end-node': (glyphs) => ({text: glyphs.deadEnd}),
	'solution-node': (glyphs) => ({text: glyphs.solved}),
	'unvisited-nodes': (glyphs) => ({text: glyphs.empty}),
	'timeline-place': (glyphs) => ({text: glyphs.place}),
	'timeline-track': (glyphs) => ({text: glyphs.skyline.charAt(0)}),
	'timeline-solution': (glyphs) => ({text: glyphs.skyline.slice(1)}),
	'timeline-unknown': (glyphs) => ({text: glyphs.unknown}),
	'unknown-total': () => ({text: '?'}),
	'chosen-entry': (glyphs) => ({text: glyphs.current}),
	'chosen-board': (glyphs) => ({text: glyphs.upper}),
	'chosen-image': (glyphs) => ({text: glyphs.current}),
	'unknown-number': () => ({text: '?'}),
	cheapest: (glyphs) => ({text: glyphs.best}),
	'cost-bar': (glyphs) => ({text: glyphs.bar}),
	'log-bar': (glyphs) => ({text: glyphs.bar}),
	fewer: (glyphs) => ({text: `${glyphs.divided}8`}),
	more: () => ({text: 'x8'}),
	'unknown-factor': () => ({text: '?'}),
	progress: (glyphs) => ({text: `${glyphs.full}${glyphs.empty}`}),
	factor: () => ({text: 'x5.2'}),
	'no-factor': () => ({text: '-'}),
	given: (glyphs) => ({text: ` ${glyphs.queen}${glyphs.given}`, ground: 'light'}),
	conflict: (glyphs) => ({text: ` ${glyphs.queen}${glyphs.attacker}`, ground: 'attacker'}),
	'conflict-line': (glyphs) => ({text: `${glyphs.row} ${glyphs.column} ${glyphs.falling} ${glyphs.rising}`}),
	crossing: (glyphs) => ({text: glyphs.crossing}),
	continuing: () => ({text: ' =4', ground: 'light'}),
	'continuing-at-least': () => ({text: '4+ ', ground: 'light'}),
	'continuing-short': () => ({text: '2k ', ground: 'light'}),
	'continuing-unknown': () => ({text: ' ? ', ground: 'light'}),
	hint: (glyphs) => ({text: ` ${glyphs.queen}${glyphs.hint}`, ground: 'pale'}),
	remove: (glyphs) => ({text: ` ${glyphs.queen}${glyphs.remove}`, ground: 'pale'}),
	'two-rows': (glyphs) => ({text: `${glyphs.upper} ${glyphs.lower}`}),
};

/** The marks on the screen, or on the overlay over it, in the order of the texts. */
export function marksNow(screens: Screens, model: Model, knowledge: Knowledge): readonly MarkId[] {
	const shown = overlayOf(screens, model) ?? screenOf(screens, model);
	const ids = shown.marks?.(model, knowledge, bodySize(model));
	return Object.keys(model.text.legend.marks)
		.filter((id): id is MarkId => id in markSamples)
		.filter((id) => ids?.has(id));
}

import fc from 'fast-check';
import {expect, test} from 'vitest';
import {narrationRows} from '../../../source/panels/narration.js';
import {frameRows} from '../../../source/panels/panel-size.js';
import {searchLayout} from '../../../source/screens/search/layout.js';
import {modelWith} from '../../pressed.js';

const large = {columns: fc.integer({min: 100, max: 200}), rows: fc.integer({min: 30, max: 70})};
/** The counters and the timeline. */
const figureRows = 2;

test('in a large window the panels fill two columns, without a gap', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 27}), fc.record(large), (size, window) => {
			const {direction, groups} = searchLayout(modelWith({size, window}));
			expect(direction).toBe('columns');
			expect(groups).toHaveLength(2);
			for (const group of groups) {
				expect(new Set(group.map(({width}) => width)).size).toBe(1);
				const height = group.reduce((sum, panel) => sum + panel.height, 0);
				expect(height).toBe(window.rows - frameRows - narrationRows - figureRows);
			}

			expect(groups.reduce((sum, [panel]) => sum + panel!.width, 0)).toBe(window.columns);
		}),
	);
});

test('in a large window there is room for the stack, and up to 12 queens for the memory of the variant too', () => {
	fc.assert(
		fc.property(fc.integer({min: 1, max: 27}), fc.record(large), (size, window) => {
			const ids = searchLayout(modelWith({size, window})).groups.flatMap((group) => group.map(({id}) => id));
			expect(ids).toEqual(expect.arrayContaining(['board', 'stack', 'listing', ...(size <= 12 ? ['test'] : [])]));
		}),
	);
});

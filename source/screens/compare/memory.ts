import type {Writing} from '../../components/display.js';
import {type Line, styled, textOf} from '../../components/styled-text.js';
import type {TextRole} from '../../components/theme.js';
import type {PanelSize} from '../../components/window.js';
import type {Work} from '../../explorer/work.js';
import {displayWidth, padEnd} from '../../text/width.js';
import {bitTexts, cellRuns} from '../steps/memory.js';

/** The memory of a variant in few columns. What a test has read is marked: an attack, or none. */
export function laneMemory(work: Work, {width, height}: PanelSize, {glyphs}: Writing): readonly Line[] {
	const {size, memory, step, touched} = work;
	const test = step?.type === 'test' ? step : undefined;
	const roleOf = (isAttack: boolean): TextRole => (isAttack ? 'wrong' : 'tab');
	switch (memory.type) {
		case 'comparisons': {
			const {name, queens, made} = memory;
			const columns = String(size - 1).length + 1;
			const at = (test ? made.length : queens.length) - 1;
			const line = (before: string, texts: readonly string[], role?: 'wrong') => [
				styled(padEnd(before, displayWidth(name))),
				...cellRuns(texts, width - displayWidth(name), glyphs, {at, role}, columns),
			];
			const results = queens.map((_, row) => {
				const found = made[row]?.line;
				return made[row] ? glyphs[found ?? 'safe'] : '';
			});
			return [
				line(name, queens.map(String)),
				...(test && made.length > 0 ? [line('', results, test.attack && 'wrong')] : []),
			];
		}

		case 'cells': {
			const read = touched.type === 'cells' ? touched.cells : memory.cells;
			const columns = Math.max(...memory.cells.map(({name}) => displayWidth(name))) + 1;
			return memory.cells.map(({name, table}, order): Line => {
				const {index, isRead} = read[order]!;
				const isTouched = test ? isRead : step?.type === 'place' || step?.type === 'backtrack';
				const marked = {
					at: isTouched ? index : undefined,
					role: test ? roleOf(table[index] === true) : 'accent',
				} as const;
				const line = [styled(padEnd(name, columns)), ...cellRuns(bitTexts(table), width - columns, glyphs, marked)];
				return test && !isRead ? textOf([line]).map((text) => styled(text, 'line')) : line;
			});
		}

		case 'masks': {
			// As the program computes them: `cols | downs | ups` is `attacked`, then `& bit`.
			const {masks, union, bit} = memory;
			const own = masks.map(({name, mask}, order) => ({name: order === 0 ? name : `| ${name}`, mask, at: undefined}));
			const {column: at, attack} = test ?? {};
			const result = [{...union, at}, ...(test ? [{name: `& ${bit.name}`, mask: bit.mask, at}] : [])];
			const columns = displayWidth(union.name) + 1;
			return (own.length + result.length <= height ? [...own, ...result] : result).map(({name, mask, at}) => {
				const bits = Array.from({length: size}, (_, column) => ((mask >>> column) & 1) === 1);
				const marked = {at, role: roleOf(attack !== undefined)};
				return [styled(padEnd(name, columns)), ...cellRuns(bitTexts(bits), width - columns, glyphs, marked)];
			});
		}
	}
}

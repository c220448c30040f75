import type {Work} from '../../explorer/live-run.js';
import type {Writing} from '../display.js';
import {isFitting, withNotes, withNotesBeside} from '../fitting.js';
import type {Line, Role} from '../line.js';
import type {PanelSize} from '../panel-size.js';
import {bitLines} from './bits.js';
import {shiftLines} from './shift.js';
import type {ExplanationOf} from './work.js';

type Masks = ExplanationOf<'masks'>;

/** The masks of the row at work in binary, with their union, and how the last step used or made them. */
export function maskLines(memory: Masks, touched: Masks, work: Work, panel: PanelSize, writing: Writing): Line[] {
	const {glyphs, text} = writing;
	const {size, step} = work;
	const all = [...memory.masks, memory.union];
	switch (step?.type) {
		case 'test': {
			const role: Role = memory.union.mask & memory.bit.mask ? 'warning' : 'good';
			const marked = [...all, memory.bit].map((each) => ({...each, at: step.column, role}));
			return bitLines(marked, size, step.column, panel, glyphs);
		}

		case 'place': {
			return shiftLines(touched, memory, size, step, panel, writing);
		}

		case 'backtrack': {
			const lines = bitLines(all, size, step.column, panel, glyphs);
			const notes = text.memory.noMaskWritten(step.row);
			const noted = [...withNotes(lines, notes, panel), ...withNotesBeside(lines, notes, panel)];
			return noted.find((each) => isFitting(each, panel)) ?? lines;
		}

		case 'solution':
		case undefined: {
			return bitLines(all, size, 0, panel, glyphs);
		}
	}
}

import type {Writing} from '../../components/display.js';
import {type Line, styled} from '../../components/styled-text.js';
import {classLook, hasShades} from '../../components/theme.js';
import type {CatalogueEntry, Knowledge} from '../../explorer/knowledge.js';
import {type Model, placeOf} from '../../explorer/model.js';
import {displayWidth, padEnd, padStart} from '../../text/width.js';
import {aroundList, type List, listedCount} from './layout.js';

export type SolutionPage = ReturnType<typeof solutionPage>;

/** At most `most` solutions. `first` and `last` are positions in the list, from 1. */
export function solutionPage(model: Model, knowledge: Knowledge, most: number) {
	const {size, isFundamentalOnly} = model;
	const current = placeOf(model).solution;
	const entries = knowledge.catalogue(size).page(current, most, isFundamentalOnly);
	const position = (entry: CatalogueEntry | undefined) => (isFundamentalOnly ? entry?.classNumber : entry?.number) ?? 0;
	const [first, last] = [position(entries[0]), position(entries.at(-1))];
	return {entries, current, first, last, listed: listedCount(model, knowledge)};
}

/** The last queens are left out where they have no room. The number is grey, so that it does not look like a queen. */
export function listLines({entries, current}: SolutionPage, {width}: List, {glyphs, text}: Writing): readonly Line[] {
	const digits = displayWidth(text.number(entries.at(-1)?.number ?? 0));
	// Without colours the number of the class stands here.
	const classes = entries.map(({classNumber}) => (hasShades() ? glyphs.swatch : `#${classNumber}`));
	const classColumns = Math.max(...classes.map(displayWidth));
	const room = width - aroundList - digits - 3 - classColumns;
	const size = entries[0]?.queens.length ?? 0;
	const lines = entries.map(({number, queens, classNumber}, index): Line => {
		const [mark, tone] = number === current ? [glyphs.current, 'lit' as const] : [' ', undefined];
		const aligned = queens.map((column) => padStart(String(column), String(size - 1).length)).join(' ');
		const queensShown = aligned.length <= room ? aligned : cutNumbers(queens.join(' '), room, glyphs.openEnd);
		return [
			styled(mark, tone),
			styled(`${padStart(text.number(number), digits)} `, tone ?? 'line'),
			{
				...styled(padEnd(classes[index]!, classColumns), tone),
				...(hasShades() && {color: classLook(classNumber).sign}),
			},
			styled(' ', tone),
			styled(padEnd(queensShown, room), tone),
		];
	});
	return [[styled(` ${text.listHeading}`, 'line')], ...lines];
}

function cutNumbers(text: string, width: number, mark: string): string {
	return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1)).replace(/ \d*$/, ' ')}${mark}`;
}

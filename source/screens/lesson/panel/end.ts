import type {Model} from '../../../explorer/model.js';
import type {Display} from '../../../panels/display.js';
import {type Line, line} from '../../../panels/line.js';
import {tableLines} from '../../../panels/table.js';
import {wrap} from '../../../text/wrap.js';
import {chapters} from '../chapters/index.js';
import {resultName} from '../progress.js';
import {lesson} from '../state.js';

/** How many tasks a chapter has, how many were right at the first try, and how many were skipped, and how many not done at all. */
function resultsOf(model: Model) {
	const {results} = lesson.of(model);
	return chapters.map(({id, tasks}, index) => {
		const all = tasks.map((_, task) => results[resultName(id, task)]);
		return {
			id,
			number: index + 1,
			tasks: tasks.length,
			firstTry: all.filter((each) => each === 'first-try').length,
			skipped: all.filter((each) => each === 'skipped').length,
			open: all.filter((each) => each === undefined).length,
		};
	});
}

/** What was right at the first try, and where to go from here. */
export function endLines(
	model: Model,
	width: number,
	fill: (words: string) => string,
	{glyphs}: Pick<Display, 'glyphs'>,
): readonly Line[] {
	const {chapters: titles, end} = model.text.lesson;
	const table = tableLines(
		resultsOf(model).map(({id, number, tasks, firstTry, skipped, open}) => [
			{text: String(number), role: 'dim'},
			{text: titles[id].title},
			{text: open === tasks ? '' : end.firstTry(firstTry, tasks), role: 'good'},
			{text: end.skipped(skipped), role: 'dim'},
			{text: end.open(open), role: 'dim'},
		]),
	);
	const ways = end.ways.flatMap((way) => wrap(`${glyphs.current} ${fill(way)}`, width).map((each) => line(each)));
	return [line(end.results, 'strong'), ...table, [], line(end.next, 'strong'), ...ways];
}

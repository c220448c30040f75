import type {Legend, LegendMark} from '../../panels/legend.js';
import type {Hosts} from './current.js';

/** The marks before a task. The legend names them always: one of them is on the screen. */
const taskMarks: readonly LegendMark[] = [
	{id: 'lesson-task', sample: ({current}) => [{text: ` ${current}`, role: 'accent'}], isIn: () => true},
	{id: 'lesson-done', sample: ({safe}) => [{text: ` ${safe}`, role: 'good'}], isIn: () => true},
	{id: 'lesson-skipped', sample: ({skipped}) => [{text: ` ${skipped}`, role: 'dim'}], isIn: () => true},
];

/** Those marks, then the marks and words of all screens that the lesson shows, each once. */
export function legendOf(hosts: Hosts): Legend {
	const marks = hosts.flatMap(({legend}) => legend.marks ?? []);
	return {
		marks: [...taskMarks, ...marks.filter(({id}, index) => marks.findIndex((each) => each.id === id) === index)],
		words: [...new Set(hosts.flatMap(({legend}) => legend.words))],
	};
}

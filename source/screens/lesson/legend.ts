import type {Legend} from '../../panels/legend.js';
import type {Hosts} from './progress.js';

/** The marks and words of all screens that the lesson shows, each once. */
export function legendOf(hosts: Hosts): Legend {
	const marks = hosts.flatMap(({legend}) => legend.marks);
	return {
		marks: marks.filter(({id}, index) => marks.findIndex((each) => each.id === id) === index),
		words: [...new Set(hosts.flatMap(({legend}) => legend.words))],
	};
}

import type {Legend} from '../../panels/legend.js';
import type {Hosts} from './current.js';

/** The words of all screens that the lesson shows, each once. */
export function legendOf(hosts: Hosts): Legend {
	return {words: [...new Set(hosts.flatMap(({legend}) => legend.words))]};
}

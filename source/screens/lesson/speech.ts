import type {Display} from '../../components/display.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import type {Statements} from '../screen.js';
import {contentOf, titleOf} from './content.js';
import {type Hosts, standingOf} from './current.js';
import {hostedModel} from './hosted.js';
import {codeChoices, pageOf} from './page.js';
import type {ProgramFrame} from './program-frame.js';

function programWords({file, lines, commands}: ProgramFrame): string {
	return [file, ...lines, ...commands].join('\n');
}

/** Says what the screen of the task says, then the chapter, the task, and how it was answered. */
export function speech(
	hosts: Hosts,
	model: Model,
	knowledge: Knowledge,
	fill: (words: string) => string,
	display: Display,
): Statements {
	const page = pageOf(model);
	const standing = standingOf(hosts, model, knowledge);
	if (page || !standing) {
		const asked =
			page?.asks === undefined ? [] : [page.asks, ...codeChoices.map(({letter, name}) => `${letter} ${name}`)];
		return {
			lesson: titleOf(model, knowledge),
			page: fill((page?.sentences ?? []).join('\n')),
			...(page?.picture.type === 'program' && {program: programWords(page.picture.frame)}),
			// Where the page asks for the language of the program.
			task: asked.join('\n'),
		};
	}

	const {explained, asks, entries, feedback, mark} = contentOf(model, standing, knowledge);
	return {
		...standing.host.speech(hostedModel(model, knowledge), knowledge, display),
		lesson: titleOf(model, knowledge),
		sentences: fill(explained),
		feedback: fill(feedback?.words ?? ''),
		task: mark === 'open' ? fill([asks, ...entries.map(({words}) => words)].join('\n')) : '',
	};
}

import {countText, totalOf} from '../../explorer/total.js';
import type {ScreenProps} from '../screen.js';
import {galleryLayout} from './layout.js';
import {SmallBoards} from './small-boards.js';
import {solutionPage} from './solution-list.js';

export function Gallery({model, knowledge, room, message}: ScreenProps) {
	const {text} = model;
	const layout = galleryLayout(model, knowledge, room);
	const {entries, current, first, last, listed} = solutionPage(model, knowledge, layout);
	const at = entries.findIndex(({number}) => number === current);
	const name = text.solutionTitle(current, totalOf(knowledge.tape(model.size), 'solutions', text));
	return (
		<SmallBoards
			title={text.listTitle(model.isFundamentalOnly)}
			about={text.listPart(first, last, countText(listed, text))}
			layout={layout}
			boards={entries.map(({queens, number}) => ({queens, caption: [text.number(number)], solution: number}))}
			current={at}
			words={[text.joined.entry(name, (entries[at]?.queens ?? []).join(' ')), name]}
			room={room}
			message={message}
		/>
	);
}

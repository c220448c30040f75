import {callsLayout} from '../../components/board-size.js';
import {bodySize, sentenceRows, useDisplay, windowLayout} from '../../components/display.js';
import {type Line, Lines} from '../../components/styled-text.js';
import {endOf} from '../../explorer/knowledge.js';
import {searchView} from '../../explorer/model.js';
import {momentToRead} from '../../explorer/playback.js';
import {Compact} from '../compact.js';
import type {ScreenProps, StageProps} from '../screen.js';
import {countFigure, StepReport, stepFigure} from '../steps/report.js';
import {searchLayout, stageLayout} from './layout.js';
import {SearchPanels, searchStack} from './panels.js';
import {type SearchScene, sceneAt, wordsAt} from './scene.js';
import {mapLine, treeBelow} from './tree-lines.js';

export function Search({model, knowledge, room, message}: ScreenProps) {
	const display = useDisplay();
	const scene = sceneAt(model, knowledge);
	if (windowLayout(model) === 'compact') {
		const board = callsLayout(model.size, {...room, height: room.height - sentenceRows});
		return <Compact {...searchStack(scene, board)} room={room} words={wordsAt(scene)} message={message} />;
	}

	const layout = searchLayout(model, room);
	const {tree, hasMap} = layout;
	return (
		<>
			<SearchPanels scene={scene} layout={layout} shown={layout.hasAll ? 'program' : searchView.of(model).shown} />
			<StepReport
				model={model}
				words={wordsAt(scene)}
				figures={figuresOf(scene)}
				instead={hasMap ? mapLine(scene, room.width, display) : undefined}
				message={message}
			/>
			{tree > 0 && <Lines lines={treeBelow(scene, {width: room.width, height: tree}, display)} />}
		</>
	);
}

export function SearchStage({model, knowledge, room, right}: StageProps) {
	const layout = stageLayout(model.size, room, bodySize(model), right === 'memory');
	return <SearchPanels scene={sceneAt(model, knowledge)} layout={layout} shown={layout.memory ? 'program' : right} />;
}

function figuresOf({model, knowledge, variant, ...scene}: SearchScene): readonly Line[] {
	const {number, ofTotal, counted} = model.text;
	const moment = momentToRead(model, knowledge, scene.moment);
	const end = endOf(knowledge.tape(model.size));
	const figure = (name: keyof typeof counted, count: number, all?: number) =>
		countFigure(all === undefined ? number(count) : ofTotal(number(count), number(all)), counted[name](all ?? count));
	return [
		stepFigure(model, knowledge, moment),
		figure('solutions', moment.solutions, end?.solutions),
		figure('deadEnds', moment.deadEnds, end?.deadEnds),
		figure('tests', moment.tests),
		figure('placements', moment.placements),
		figure('checks', variant.checks(moment)),
	];
}

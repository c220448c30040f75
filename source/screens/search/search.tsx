import {callsLayout} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {type Line, Lines} from '../../components/styled-text.js';
import {bodySize, windowLayout} from '../../components/window.js';
import {momentToRead} from '../../explorer/playback.js';
import {searchView} from '../../explorer/search-view.js';
import {endOf} from '../../explorer/total.js';
import {Compact, compactRows} from '../compact.js';
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
		const board = callsLayout(model.size, {...room, height: compactRows(room)});
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
	const shown = layout.memory ? 'program' : right;
	return <SearchPanels scene={sceneAt(model, knowledge)} layout={layout} shown={shown} />;
}

function figuresOf({model, knowledge, variant, ...scene}: SearchScene): readonly Line[] {
	const {text} = model;
	const moment = momentToRead(model, knowledge, scene.moment);
	const end = endOf(knowledge.tape(model.size));
	const known = (count: number | undefined) => (count === undefined ? text.unknown : text.number(count));
	const ofAll = (count: number | undefined, all: number | undefined) =>
		end ? text.ofTotal(known(count), known(all)) : known(count);
	const {solutions, tests, placements, deadEnds} = moment;
	const checks = variant.checks(moment);
	return [
		stepFigure(model, knowledge, moment),
		countFigure(ofAll(solutions, end?.solutions), text.counted.solutions(end?.solutions ?? solutions)),
		countFigure(ofAll(deadEnds, end?.deadEnds), text.counted.deadEnds(end?.deadEnds ?? deadEnds)),
		countFigure(text.number(tests), text.counted.tests(tests)),
		countFigure(text.number(placements), text.counted.placements(placements)),
		countFigure(text.number(checks), text.counted.checks(checks)),
	];
}

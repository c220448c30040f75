import {Box} from 'ink';
import {BareRows, type BoardRow, rowsOf} from '../../components/board.js';
import type {SquareSize} from '../../components/board-size.js';
import {useDisplay} from '../../components/display.js';
import {Panel, Section} from '../../components/panel.js';
import {Lines, StyledText, styled} from '../../components/styled-text.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {displayWidth, fitting, padStart} from '../../text/width.js';
import {stepRows} from '../steps/squares.js';
import {hereWords, raceLines, stepLines} from './below.js';
import {type LaneLayout, leastBelow} from './layout.js';
import {isRace, type Lane, type Race} from './race.js';

type LaneProps = {
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly race: Race;
	readonly lane: Lane;
	readonly layout: LaneLayout;
	/** More steps pass than can be seen: boards have queens alone. */
	readonly isFast: boolean;
};

export function LaneColumn(props: LaneProps) {
	const {model, lane, race, layout, isFast} = props;
	const {width, height, hasBorder, square, below} = layout;
	const {id} = lane.variant;
	const display = useDisplay();
	const {text, glyphs} = display;
	const isThrough = isRace(model) && lane.state === 'through';
	const title = isThrough ? `${id} ${glyphs.safe}` : id;
	const room = width - displayWidth(title) - (hasBorder ? borderAndGaps : 1);
	const step = isThrough ? '' : fitting([...text.compare.atStep(lane.moment.index), ''].slice(hasBorder ? 0 : 1), room);
	const lines = (isRace(model) ? raceLines : stepLines)(lane, race, below, isFast, display);
	const content = (
		<>
			<Box justifyContent="center" flexShrink={0}>
				{square && <BareRows rows={boardRows(props, square)} square={square} />}
			</Box>
			<Box flexDirection="column" paddingLeft={hasBorder ? 1 : 0} flexShrink={0}>
				<Lines lines={hasBorder || lane.state === 'beyond' ? lines : lines.slice(0, leastBelow.compact)} />
			</Box>
		</>
	);
	if (hasBorder) {
		const hint = isRace(model) ? step : hereWords(lane, text);
		return (
			<Panel width={width} height={height}>
				<Section title={title} variant={id} hint={hint || undefined} paddingX={0}>
					{content}
				</Section>
			</Panel>
		);
	}

	return (
		<Box flexDirection="column" width={width} flexShrink={0}>
			<Box flexShrink={0}>
				<StyledText
					runs={[styled(id, id), styled(title.slice(id.length), 'strong'), styled(padStart(step, room + 1))]}
				/>
			</Box>
			{content}
		</Box>
	);
}

const borderAndGaps = 9;

function boardRows({model, knowledge, lane, race, isFast}: LaneProps, square: SquareSize): readonly BoardRow[] {
	const {size} = model;
	const {moment, state, variant} = lane;
	if (isRace(model) && state === 'through') {
		// At its end the search has removed all queens: what it has found last is the finish.
		const last = knowledge.tape(size).solution(race.end?.solutions ?? 0)?.queens ?? [];
		return rowsOf(size, (row, column) => ({role: 'night', hasQueen: last[row] === column}));
	}

	if (isFast || state === 'beyond') {
		const queens = state === 'beyond' ? [] : moment.queens;
		return rowsOf(size, (row, column) => ({hasQueen: queens[row] === column}));
	}

	return stepRows({model: {...model, variant: variant.id}, knowledge, moment}, square);
}

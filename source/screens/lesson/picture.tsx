import {Box} from 'ink';
import {useDisplay, type Writing} from '../../components/display.js';
import {borderColumns, Panel, panelColumns, panelRows, Section} from '../../components/panel.js';
import {type Line, Lines, styled} from '../../components/styled-text.js';
import type {PanelSize} from '../../components/window.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {searchMoment} from '../../explorer/navigation.js';
import {explainTest, variantOf} from '../../solver/index.js';
import {padEnd} from '../../text/width.js';
import {growthLines, spaceLines} from '../growth.js';
import type {LonePanel} from '../screen.js';
import {isDone} from './state.js';
import type {PictureId} from './task.js';

type PictureProps = {
	readonly picture: PictureId;
	readonly model: Model;
	readonly knowledge: Knowledge;
	readonly room: PanelSize;
	/** Beside the masks. */
	readonly board: LonePanel | undefined;
};

/** In the place of the screen. */
export function Picture({picture, model, knowledge, room, board}: PictureProps) {
	const display = useDisplay();
	const {text} = display;
	const inside = {width: room.width - panelColumns, height: room.height - panelRows};
	if (picture !== 'masks' || !board) {
		return (
			<Panel width={room.width} height={room.height}>
				<Section title={text.growth.title}>
					<Lines lines={chartLines(picture, model, knowledge, inside, display)} />
				</Section>
			</Panel>
		);
	}

	const size = board.sizeIn(model, {...inside, width: room.width - maskColumns - borderColumns});
	const left = size.width + borderColumns;
	return (
		<Box height={room.height} flexShrink={0}>
			<Panel width={left} height={room.height}>
				<Section paddingX={0}>
					<board.Component model={model} knowledge={knowledge} room={size} />
				</Section>
			</Panel>
			<Panel width={room.width - left} height={room.height}>
				<Section title={text.lesson.masks.title(searchMoment(model, knowledge).queens.length)}>
					<Lines lines={shiftLines(model, knowledge, display)} />
				</Section>
			</Panel>
		</Box>
	);
}

/** Both charts, or where there is no room for both, the one that the task is about. */
function chartLines(
	picture: PictureId,
	{size}: Model,
	knowledge: Knowledge,
	{width, height}: PanelSize,
	writing: Writing,
): readonly Line[] {
	const [spaces, growth] = [spaceLines, growthLines].map((lines) => lines(size, knowledge, width, writing));
	const both = [...(spaces ?? []), [], ...(growth ?? [])];
	return both.length <= height ? both : ((picture === 'spaces' ? spaces : growth) ?? []);
}

const nameColumns = 13;
const maskColumns = 44;

/** How the masks of the last queen's row become those of the next one; what follows from its / only after the answer. */
function shiftLines(model: Model, knowledge: Knowledge, {text}: Writing): readonly Line[] {
	const {size} = model;
	const {queens} = searchMoment(model, knowledge);
	const row = queens.length;
	const column = queens.at(-1) ?? 0;
	const [before, after] = [queens.slice(0, -1), queens].map((above) =>
		explainTest(size, variantOf('bitmask'), above, column),
	);
	if (before?.type !== 'masks' || after?.type !== 'masks') {
		return [];
	}

	const columns = Array.from({length: size}, (_, each) => each);
	const bitsOf = (mask: number, at: number) =>
		columns.map((each) => styled(`${(mask >>> each) & 1} `, each === at ? 'accent' : undefined));
	const {masks: words} = text.lesson;
	const shifts = before.masks.flatMap(({name, mask, shift}, index): readonly Line[] => {
		if (!shift) {
			return [];
		}

		const isKnown = shift === '<<' || isDone(model);
		const next = bitsOf(after.masks[index]?.mask ?? 0, shift === '<<' ? column + 1 : column - 1);
		return [
			[],
			[
				styled(padEnd(`${name} | ${before.bit.name}`, nameColumns)),
				...bitsOf(mask | before.bit.mask, column),
				styled(words.row(row - 1)),
			],
			[styled(isKnown ? ` ${shift} 1  ${words.moves[shift]}` : ' ?', 'accent')],
			[
				styled(padEnd(name, nameColumns)),
				...(isKnown ? next : columns.map(() => styled('? '))),
				styled(words.row(row)),
			],
		];
	});
	return [[styled(padEnd(before.bit.name, nameColumns)), styled(columns.join(' '))], ...shifts];
}

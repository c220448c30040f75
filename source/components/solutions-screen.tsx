import {Box} from 'ink';
import {entryOf, imagesOf} from '../explorer/catalogue.js';
import {distinct} from '../explorer/images.js';
import {panelColumns, panelRows} from '../explorer/layout/panel-size.js';
import type {SolutionsLayout} from '../explorer/layout/solutions-layout.js';
import {type Model, placeOf} from '../explorer/model.js';
import {tapeOf} from '../explorer/tapes.js';
import {solutionMoment} from '../explorer/travel.js';
import {boardLines} from '../panels/board.js';
import type {Display} from '../panels/display.js';
import {foundLines} from '../panels/found.js';
import {queensOnly, shown} from '../panels/marks.js';
import {solutionListLines} from '../panels/solution-list.js';
import {symmetryLines} from '../panels/symmetry.js';
import {totalOf} from '../panels/total.js';
import {squaresOf} from '../solver/index.js';
import {text} from '../text/en.js';
import {NoSolution} from './no-solution.js';
import {Panel} from './panel.js';

export type SolutionsScreenProps = {
	readonly model: Model;
	readonly layout: SolutionsLayout;
	readonly display: Display;
};

/** One solution: its board and how it was found, the list it stands in, its class and the images it has. */
export function SolutionsScreen({model, layout, display}: SolutionsScreenProps) {
	const {size, isFundamentalOnly} = model;
	const {board, boardWidth, sideWidth, height, classHeight} = layout;
	const {glyphs} = display;
	const tape = tapeOf(size);
	const moment = solutionMoment(model);
	const entry = entryOf(tape, placeOf(model).solution);
	if (!moment || !entry) {
		return <NoSolution model={model} height={height} glyphs={glyphs} />;
	}

	const {number, queens, classNumber} = entry;
	const images = imagesOf(tape, queens);
	const listHeight = height - classHeight;
	return (
		<Box>
			<Panel
				title={text.solutionTitle(number, totalOf(tape, 'solutions'))}
				lines={[
					...boardLines(size, board, 0, shown(model, queensOnly(queens), squaresOf(queens)), display),
					...foundLines(tape, moment, boardWidth - panelRows),
				]}
				width={boardWidth}
				height={height}
				glyphs={glyphs}
				isCentred
			/>
			{sideWidth > 0 && (
				<Box flexDirection="column">
					<Panel
						title={text.listTitle(isFundamentalOnly)}
						lines={solutionListLines(
							tape,
							number,
							isFundamentalOnly,
							sideWidth - panelColumns,
							listHeight - panelRows,
							glyphs,
						)}
						width={sideWidth}
						height={listHeight}
						glyphs={glyphs}
					/>
					{classHeight > 0 && (
						<Panel
							title={text.classTitle(classNumber, totalOf(tape, 'fundamental'), distinct(images).length)}
							lines={symmetryLines(images, number)}
							width={sideWidth}
							height={classHeight}
							glyphs={glyphs}
						/>
					)}
				</Box>
			)}
		</Box>
	);
}

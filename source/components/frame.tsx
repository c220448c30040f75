import {Box, Text} from 'ink';
import {type Layout, layoutOf, leastWindow} from '../explorer/layout/layout.js';
import {frameRows} from '../explorer/layout/panel-size.js';
import type {Action, Model} from '../explorer/model.js';
import {compactLines} from '../panels/compact.js';
import type {Display} from '../panels/display.js';
import {footerLine} from '../panels/footer.js';
import {headerLine} from '../panels/header.js';
import {wrap} from '../panels/line.js';
import {overlayPanel} from '../panels/overlay-panel.js';
import {text} from '../text/en.js';
import {Gallery} from './gallery.js';
import {Menu} from './menu.js';
import {Panel} from './panel.js';
import {PlayScreen} from './play-screen.js';
import {SolutionsScreen} from './solutions-screen.js';
import {StepScreen} from './step-screen.js';
import {paint} from './theme.js';

export type FrameProps = {
	readonly model: Model;
	readonly display: Display;
	readonly onAction: (action: Action) => void;
};

/** Spelled out, because without colours Ink would leave it plain. */
const boldSpace = '\u001B[1m \u001B[22m';

/**
 * The whole picture of a model, one row lower than the window. Ink writes only what has changed, so when the screen has
 * been cleared something must change: the space at the top left is bold every other time, which nobody sees.
 */
export function Frame({model, display, onAction}: FrameProps) {
	const {columns, rows} = model.window;
	const layout = layoutOf(model);
	const stamp = model.repaints % 2 === 0 ? ' ' : boldSpace;
	if (layout.type === 'too-small') {
		const lines = wrap(text.tooSmall(leastWindow, columns, rows), Math.max(1, columns - 1));
		const shown = lines.slice(0, Math.max(1, rows - 1)).map((each) => each.slice(0, columns - 1));
		return (
			<Text>
				{stamp}
				{shown.join('\n ')}
			</Text>
		);
	}

	return (
		<Box flexDirection="column" width={columns} height={rows - 1}>
			<Text>
				{stamp}
				{paint(headerLine(model, layout, display.glyphs))}
			</Text>
			<Box flexDirection="column" height={rows - frameRows}>
				<Body model={model} layout={layout} display={display} onAction={onAction} />
			</Box>
			<Text>{paint(footerLine(model, display.glyphs))}</Text>
		</Box>
	);
}

type BodyProps = FrameProps & {readonly layout: Exclude<Layout, {type: 'too-small'}>};

function Body({model, layout, display, onAction}: BodyProps) {
	const {overlay, window} = model;
	const {glyphs} = display;
	const whole = {width: window.columns, height: window.rows - frameRows};
	if (overlay?.type === 'menu') {
		return <Menu model={model} height={whole.height} glyphs={glyphs} onAction={onAction} />;
	}

	if (overlay && overlay.type !== 'prompt') {
		return <Panel {...overlayPanel(model, overlay, whole, display)} {...whole} glyphs={glyphs} />;
	}

	switch (layout.type) {
		case 'compact': {
			return <Text>{compactLines(model, layout.board, display).map(paint).join('\n')}</Text>;
		}

		case 'solutions': {
			return <SolutionsScreen model={model} layout={layout} display={display} />;
		}

		case 'gallery': {
			return <Gallery model={model} layout={layout} display={display} />;
		}

		case 'search':
		case 'compare': {
			return <StepScreen model={model} layout={layout} display={display} />;
		}

		case 'play': {
			return <PlayScreen model={model} layout={layout} display={display} />;
		}
	}
}

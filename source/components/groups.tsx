import {Box} from 'ink';
import type {PanelSize} from '../explorer/layout/panel-size.js';
import type {Glyphs} from '../panels/glyphs.js';
import type {PanelContent} from '../panels/panel-content.js';
import {Panel} from './panel.js';

export type GroupsProps = {
	readonly direction: 'columns' | 'rows';
	readonly groups: readonly (readonly (PanelSize & PanelContent)[])[];
	readonly glyphs: Glyphs;
};

/** Panels in columns beside each other, or in rows below each other. */
export function Groups({direction, groups, glyphs}: GroupsProps) {
	const isColumns = direction === 'columns';
	return (
		<Box flexDirection={isColumns ? 'row' : 'column'}>
			{groups.map((group, index) => (
				// Panels have no state, so their place is identity enough.
				// biome-ignore lint/suspicious/noArrayIndexKey: as said above
				<Box key={index} flexDirection={isColumns ? 'column' : 'row'}>
					{group.map((panel) => (
						<Panel key={panel.title} {...panel} glyphs={glyphs} />
					))}
				</Box>
			))}
		</Box>
	);
}

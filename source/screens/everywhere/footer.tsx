import {Box} from 'ink';
import {keyLabel, shortKeysOf, withKeys, writingOf} from '../../components/display.js';
import {type Line, runsWidth, StyledText, styled} from '../../components/styled-text.js';
import type {KeyId, KeyRow} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {shortest} from '../../text/width.js';
import {actingRows, displayOf, reachable} from '../press.js';
import {overlayOf, type Prompt, type Screens, screenOf} from '../screen.js';

type FooterProps = {readonly screens: Screens; readonly model: Model; readonly knowledge: Knowledge};

/** The most useful keys stand at the left, help and menu at the right. An overlay may have a line to type into instead. */
export function Footer({screens, model, knowledge}: FooterProps) {
	const overlay = overlayOf(screens, model);
	if (overlay?.prompt) {
		return <PromptLine {...overlay.prompt(model)} columns={model.window.columns} />;
	}

	const entriesOf = (ids: readonly KeyId[]) => keyEntries(screens, model, knowledge, ids);
	const always = entriesOf(overlay ? [] : ['help', 'menu']);
	const listed = entriesOf((overlay ?? screenOf(screens, model)).footer(model));
	// The place of `quit` in the list says when it goes, but it stands at the right.
	const isFitting = (_: Entry, index: number) =>
		runsWidth(runsOf([...always, ...listed.slice(0, index + 1)])) <= model.window.columns;
	const fitting = listed.filter(isFitting);
	const right = runsOf([...fitting.filter(({id}) => id === 'quit'), ...always]);
	return (
		<Box height={1} justifyContent="space-between">
			<StyledText runs={runsOf(fitting.filter(({id}) => id !== 'quit'))} />
			{right.length > 0 && <StyledText runs={right} />}
		</Box>
	);
}

function PromptLine({question, typed, note, columns}: Prompt & {readonly columns: number}) {
	const asked = styled(` ${question}`);
	const cursor = {...styled('_', 'accent'), bold: false};
	const runs = [asked, styled(typed, 'strong'), cursor];
	const noted = [...runs, styled(`  ${note}`)];
	return <StyledText runs={runsWidth(noted) <= columns ? noted : runs} />;
}

/** The first of these: about the last key, about the search in the background, of the screen. */
export function messageNow(screens: Screens, model: Model, knowledge: Knowledge): string | undefined {
	const {notice, sought, size, text} = model;
	if (notice) {
		const display = displayOf(screens, model);
		return typeof notice === 'function'
			? notice(text, {key: (name) => keyLabel(name, display.glyphs), row: display.label})
			: withKeys(text.notices[notice], display);
	}

	return sought && text.seeking(knowledge.tape(size).horizon.index);
}

type Entry = {readonly id: KeyId; readonly runs: Line};

function runsOf(entries: readonly Entry[]): Line {
	return entries.flatMap(({runs}) => runs);
}

function keyEntries(screens: Screens, model: Model, knowledge: Knowledge, ids: readonly KeyId[]): readonly Entry[] {
	const {glyphs, text} = writingOf(model);
	const {keys: own} = overlayOf(screens, model) ?? screenOf(screens, model);
	const rows: readonly KeyRow[] = [...own, ...screens.everywhere];
	const acting = actingRows(screens, model, knowledge);
	return ids.flatMap((id) => {
		const bound = rows.find((keyRow) => keyRow.id === id);
		const row = bound && reachable(acting, bound);
		if (!row) {
			return [];
		}

		const instead = row.footerInstead?.(model);
		const word = instead ? text.footerInstead[instead] : shortest(text.keys[id]);
		return [{id, runs: [styled(' '), styled(shortKeysOf(row, glyphs), 'accent'), styled(` ${word} `, 'line')]}];
	});
}

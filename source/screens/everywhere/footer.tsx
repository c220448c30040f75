import {Box, Text} from 'ink';
import {type Display, useDisplay} from '../../components/display.js';
import {shortKeysOf, withKeys} from '../../components/key-labels.js';
import {palette} from '../../components/theme.js';
import {rangeOf} from '../../explorer/goal.js';
import type {KeyId, KeyRow} from '../../explorer/keymap.js';
import type {Knowledge} from '../../explorer/knowledge/knowledge.js';
import type {Model} from '../../explorer/model.js';
import {actingRows, elsewhere, keyIn} from '../../explorer/press.js';
import {overlayOf, screenOf} from '../../explorer/screen.js';
import {totalOf} from '../../explorer/total.js';
import type {Text as Words} from '../../text/en.js';
import {cells, wordings} from '../../text/width.js';
import type {Overlay, Prompt, Screen, Screens} from '../screen.js';
import {allRows, displayOf} from './display.js';
import {saving} from './save.js';
import {withCommand} from './way-back/overlay.js';

type FooterProps = {readonly screens: Screens; readonly model: Model; readonly knowledge: Knowledge};

/**
 * The most useful keys at the left, as many as there is room for, and at the right those that show all others. An overlay that is
 * typed into has its line there instead.
 */
export function Footer({screens, model, knowledge}: FooterProps) {
	const display = useDisplay();
	const overlay = overlayOf(screens, model);
	if (overlay?.prompt) {
		return <PromptLine {...overlay.prompt(model)} />;
	}

	const {left, right} = footerEntries(screens, model, knowledge, display);
	return (
		<Box height={1} justifyContent="space-between">
			<Entries entries={left} />
			<Entries entries={right} />
		</Box>
	);
}

/** What is asked, what has been typed, and what can be typed. The screen says what was wrong with it. */
function PromptLine({question, typed, note}: Prompt) {
	return (
		<Text wrap="truncate">
			{' '}
			{question}
			<Text bold>{typed}</Text>
			<Text color={palette().accent}>_</Text>
			{'  '}
			{note}
		</Text>
	);
}

/** A key as the footer shows it, and what it does in a word or two. */
type FooterEntry = {readonly keys: string; readonly word: string};

function Entries({entries}: {readonly entries: readonly FooterEntry[]}) {
	return (
		<Text>
			{entries.map(({keys, word}) => (
				<Text key={keys}>
					{' '}
					<Text bold>{keys}</Text> {word}{' '}
				</Text>
			))}
		</Text>
	);
}

/** The entries that stay at the right end of a screen. */
const lastIds: readonly KeyId[] = ['help', 'menu'];

/** The entries for which the window has room: first the last two, then the others in their order. */
function footerEntries(
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	display: Display,
): {readonly left: readonly FooterEntry[]; readonly right: readonly FooterEntry[]} {
	const shown = overlayOf(screens, model) ?? screenOf(screens, model);
	const isScreen = overlayOf(screens, model) === undefined;
	const entriesOf = (ids: readonly KeyId[]) => keyEntries(ids, shown, screens, model, knowledge, display);
	const widthOf = (entries: readonly FooterEntry[]) =>
		entries.reduce((sum, {keys, word}) => sum + cells(` ${keys} ${word} `), 0);
	const fitting = (entries: readonly FooterEntry[], width: number) =>
		entries.filter((_, index) => widthOf(entries.slice(0, index + 1)) <= width);
	const right = fitting(isScreen ? entriesOf(lastIds) : [], model.window.columns);
	return {left: fitting(entriesOf(shown.footer(model)), model.window.columns - widthOf(right)), right};
}

/** Returns the message about the last key, about the search in the background, or of the screen, in this order. */
export function messageOf(screens: Screens, model: Model, knowledge: Knowledge): string | undefined {
	const {notice, sought, size, text} = model;
	if (notice) {
		const {glyphs, label} = displayOf(screens, model);
		const words = withKeys(text.notices[notice], label, allRows(screens));
		const {id, key, screen} = elsewhere.of(model);
		const known = () => text.number(knowledge.tape(size).horizon.index);
		const filled = words
			.replace('{range}', () => rangeText(screens, model, knowledge, text))
			.replace('{known}', known)
			.replace('{id}', model.variant)
			.replace('{key}', () => glyphs.keys[key] ?? key)
			.replace('{does}', () => wordings(text.keys[id])[0])
			.replace('{screen-name}', text.screens[screen])
			.replace('{outcome}', () => saving.of(model).outcome(text));
		return withCommand(filled, model);
	}

	if (sought) {
		const {horizon} = knowledge.tape(size);
		return sought.type === 'stop' ? text.seekingStop(sought.from) : text.seeking(horizon.index);
	}

	return screenOf(screens, model).message?.(model, knowledge);
}

/** The range of numbers that the prompt accepts. */
function rangeText(screens: Screens, model: Model, knowledge: Knowledge, text: Words): string {
	const counted = screenOf(screens, model).counts ?? 'steps';
	const tape = knowledge.tape(model.size);
	return text.range(rangeOf(tape, counted).first, totalOf(tape, counted === 'steps' ? 'index' : 'solutions', text));
}

/** The keys of these rows of the screen or overlay, without those that do nothing now. */
function keyEntries(
	ids: readonly KeyId[],
	shown: Screen | Overlay,
	screens: Screens,
	model: Model,
	knowledge: Knowledge,
	{glyphs, text}: Display,
): readonly (FooterEntry & {readonly id: KeyId})[] {
	const rows: readonly KeyRow[] = [...shown.keys, ...screens.everywhere];
	const acting = actingRows(screens, model, knowledge);
	return ids.flatMap((id) => {
		const row = rows.find((each) => each.id === id);
		// Its keys do nothing, or belong to another row now.
		const isActing = row?.bindings.every(({keys: [key]}) => key && keyIn(acting, key)?.row === row);
		const instead = row?.footerInstead?.(model);
		const word = instead ? text.footerInstead[instead] : wordings(text.keys[id])[1];
		const label = row?.footerLabel?.(model, knowledge);
		return row && isActing ? [{id, keys: label ?? shortKeysOf(row, glyphs), word}] : [];
	});
}

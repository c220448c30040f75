import type {Recording} from './recording.js';

/** What a recording shows, in a few words. */
export function titleOf({model: {text, screen, size}, span}: Pick<Recording, 'model' | 'span'>): string {
	const last = span?.last;
	return text.pictureTitle(text.screens[screen], size, span && last !== undefined ? {...span, last} : undefined);
}

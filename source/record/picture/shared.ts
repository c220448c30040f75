/** Elements that are shown in the same frames: those whose numbers are listed, from 0. */
export type Shared = {readonly frames: readonly number[]; readonly elements: readonly string[]};

/** Groups the elements of all frames, so that each is written once. In the order in which they first appear. */
export function sharedBetween(frames: readonly (readonly string[])[]): readonly Shared[] {
	const framesOf = new Map<string, number[]>();
	for (const [index, elements] of frames.entries()) {
		for (const element of elements) {
			const known = framesOf.get(element) ?? [];
			known.push(index);
			framesOf.set(element, known);
		}
	}

	const groups = new Map<string, {frames: readonly number[]; elements: string[]}>();
	for (const [element, shownIn] of framesOf) {
		const key = shownIn.join(' ');
		const group = groups.get(key) ?? {frames: shownIn, elements: []};
		group.elements.push(element);
		groups.set(key, group);
	}

	return [...groups.values()];
}

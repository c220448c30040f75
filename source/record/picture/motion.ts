/** Before the first frame comes again. */
const lastFrameSeconds = 2;

type Shared = {readonly frames: readonly number[]; readonly elements: readonly string[]};

/** Each element is written once, in the order of first appearance. */
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

/** Each group has an animation of one period for all. Where nothing can or must move, only the first frame is visible. */
export function movingGroups(groups: readonly Shared[], count: number, speed: number) {
	const period = count / speed + lastFrameSeconds;
	const names = new Map(groups.filter(({frames}) => frames.length < count).map((group, index) => [group, `m${index}`]));
	const rules = Array.from(names, ([{frames}, name]) => {
		const isShown = Array.from({length: count}, (_, frame) => frames.includes(frame));
		const starts = (wanted: boolean) =>
			isShown.flatMap((shown, frame) =>
				shown === wanted && isShown[frame - 1] !== wanted ? [`${rounded((100 * frame) / speed / period)}%`] : [],
			);
		const keyframes = `${starts(true)}{visibility:visible}${starts(false)}{visibility:hidden}`;
		return `.${name}{animation-name:${name}}@keyframes ${name}{${keyframes}}`;
	});
	const elements = groups.map((group) => {
		const name = names.get(group);
		const isFirst = group.frames[0] === 0;
		return name ? `<g class="m ${isFirst ? 'v ' : ''}${name}">${group.elements.join('')}</g>` : group.elements.join('');
	});
	const common = [
		`.m{visibility:hidden;animation-duration:${rounded(period)}s;animation-timing-function:step-end;animation-iteration-count:infinite}`,
		'.v{visibility:visible}',
	];
	const reduced = '@media(prefers-reduced-motion:reduce){.m{animation:none}}';
	return {elements, rules: rules.length === 0 ? [] : [...common, ...rules, reduced]};
}

/** To less than a frame of the display, or gaps would flash. */
function rounded(value: number): number {
	return Number(value.toFixed(3));
}

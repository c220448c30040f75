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

type Motion = {readonly count: number; readonly speed: number};

type Moving = {readonly elements: readonly string[]; readonly rules: readonly string[]};

/**
 * All groups take turns in one period: `d3` waits for frame 3; from then on `k7` makes visible and hides. Where nothing
 * can or must move, only the first frame is visible.
 */
export function movingGroups(groups: readonly Shared[], motion: Motion): Moving {
	const {count, speed} = motion;
	const moving = groups.filter(({frames}) => frames.length < count);
	const delays = [...new Set(moving.map(({frames: [first = 0]}) => first))].filter((first) => first > 0);
	const names = new Map(
		[...new Set(moving.map(({frames}) => keyframes(frames, motion)))].map((rule, index) => [rule, `k${index}`]),
	);
	const classesOf = (frames: readonly number[]) =>
		['m', frames[0] ? `d${frames[0]}` : 'v', names.get(keyframes(frames, motion))].join(' ');
	return {
		elements: groups.map(({frames, elements}) =>
			frames.length < count ? `<g class="${classesOf(frames)}">${elements.join('')}</g>` : elements.join(''),
		),
		rules:
			moving.length === 0
				? []
				: [
						`.m{visibility:hidden;animation-duration:${rounded(timeOf(motion))}s;animation-timing-function:step-end;animation-iteration-count:infinite}`,
						'.v{visibility:visible}',
						...delays.map((first) => `.d${first}{animation-delay:${rounded(first / speed)}s}`),
						...[...names].map(([rule, name]) => `.${name}{animation-name:${name}}@keyframes ${name}{${rule}}`),
						'@media(prefers-reduced-motion:reduce){.m{animation:none}}',
					],
	};
}

function keyframes(frames: readonly number[], motion: Motion): string {
	const {count, speed} = motion;
	const [first = 0] = frames;
	const time = timeOf(motion);
	const isShown = new Set(frames);
	const secondsAt = (frame: number) => (frame === count ? time - first / speed : (frame - first) / speed);
	const percent = (frame: number) => `${rounded((100 * secondsAt(frame)) / time)}%`;
	const shown = frames.filter((frame) => !isShown.has(frame - 1)).map(percent);
	const hidden = frames
		.map((frame) => frame + 1)
		.filter((frame) => !isShown.has(frame))
		.map(percent);
	const end = hidden.filter((share) => share !== '100%');
	return `${shown}{visibility:visible}${end.length > 0 ? `${end}{visibility:hidden}` : ''}`;
}

function timeOf({count, speed}: Motion): number {
	return count / speed + lastFrameSeconds;
}

/** To less than a frame of the display, or gaps would flash. */
function rounded(value: number): number {
	return Number(value.toFixed(3));
}

/** A picture as a reader of SVG sees it, found out with regular expressions: what it writes is regular enough. */
export type Drawing = {
	readonly title: string;
	readonly description: string;
	readonly elements: readonly Element[];
	/** The duration of one turn of the motion, in seconds; 0 without motion. */
	readonly duration: number;
};

/** A background or a text, its attributes, and when it is visible. */
type Element = {
	readonly x: number;
	readonly y: number;
	/** 0 for a single glyph. */
	readonly width: number;
	/** Undefined for a background. */
	readonly text: string | undefined;
	readonly attributes: Readonly<Record<string, string>>;
	readonly isVisibleAt: (seconds: number | undefined) => boolean;
};

/** The visibility set by the keyframes with a name, each with its share of the duration. */
type Keyframes = ReadonlyMap<string, readonly (readonly [share: number, isVisible: boolean])[]>;

export function readDrawing(svg: string): Drawing {
	const keyframes = readKeyframes(svg);
	const seconds = /animation-duration:([\d.]+)s/.exec(svg)?.[1];
	const duration = Number(seconds ?? 0);
	const elements: Element[] = [];
	let group: readonly string[] = [];
	const tags =
		/<g class="(?<opened>m [^"]*)">|(?<closed><\/g>)|<(?:path|text)(?<written>(?: [\w-]+="[^"]*")*)(?:\/>|>(?<text>[^<]*)<)/g;
	for (const {groups = {}} of svg.matchAll(tags)) {
		const {opened, closed, written = '', text} = groups;
		if (opened !== undefined || closed !== undefined) {
			group = opened?.split(' ') ?? [];
			continue;
		}

		const names = group;
		const attributes = Object.fromEntries(
			[...written.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
		);
		const [, left, top, wide] = /^M(\d+) (\d+)h(\d+)v17H\d+z$/.exec(attributes['d'] ?? '') ?? [];
		const isShape = attributes['shape-rendering'] !== undefined || attributes['fill-opacity'] !== undefined;
		if (isShape || (text === undefined && left === undefined)) {
			continue;
		}

		elements.push({
			x: Number(attributes['x'] ?? left),
			y: Number(attributes['y'] ?? top),
			width: Number(attributes['textLength'] ?? wide ?? 0),
			text: text?.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
			attributes,
			isVisibleAt: (time) => isVisible(keyframes, names, duration, time),
		});
	}

	return {
		title: /<title[^>]*>([^<]*)</.exec(svg)?.[1] ?? '',
		description: /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '',
		elements,
		duration,
	};
}

function readKeyframes(svg: string): Keyframes {
	return new Map(
		[...svg.matchAll(/@keyframes (\w+)\{((?:[^{}]*\{[^}]*\})*)\}/g)].map(([, name = '', body = '']) => [
			name,
			[...body.matchAll(/([^{}]*)\{visibility:(visible|hidden)\}/g)].flatMap(([, times = '', visibility]) =>
				times.split(',').map((time) => [Number.parseFloat(time) / 100, visibility === 'visible'] as const),
			),
		]),
	);
}

/** Without a time, nothing moves. */
function isVisible(all: Keyframes, names: readonly string[], duration: number, time: number | undefined): boolean {
	if (names.length === 0 || time === undefined) {
		return !names.includes('m') || names.includes('v');
	}

	const keyframes = names.flatMap((name) => all.get(name) ?? []);
	const share = (time % duration) / duration;
	const [, isVisibleNow = false] = keyframes.filter(([start]) => start <= share).sort(([a], [b]) => b - a)[0] ?? [];
	return isVisibleNow;
}

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

type Rules = {
	readonly declarationsOf: (name: string) => readonly string[];
	/** The visibility set by the keyframes with this name, each with its share of the duration. */
	readonly keyframesOf: (name: string) => readonly (readonly [share: number, isVisible: boolean])[];
};

export function readDrawing(svg: string): Drawing {
	const rules = readRules(svg);
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
			isVisibleAt: (time) => isVisible(rules, names, duration, time),
		});
	}

	return {
		title: /<title[^>]*>([^<]*)</.exec(svg)?.[1] ?? '',
		description: /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '',
		elements,
		duration,
	};
}

function readRules(svg: string): Rules {
	const named = new Map(
		[...svg.matchAll(/^\.(\w+)\{([^}]*)\}/gm)].map(([, name, body = '']) => [name, body.split(';')]),
	);
	const frames = new Map(
		[...svg.matchAll(/@keyframes (\w+)\{((?:[^{}]*\{[^}]*\})*)\}/g)].map(([, name, body = '']) => [
			name,
			[...body.matchAll(/([^{}]*)\{visibility:(visible|hidden)\}/g)].flatMap(([, when = '', visibility]) =>
				when
					.split(',')
					.map((each) => [each === 'to' ? 1 : Number(each.replace('%', '')) / 100, visibility === 'visible'] as const),
			),
		]),
	);
	return {
		declarationsOf: (name) => named.get(name) ?? [],
		keyframesOf: (name) => frames.get(name) ?? [],
	};
}

/** Without a time, nothing moves. */
function isVisible(rules: Rules, names: readonly string[], duration: number, time: number | undefined): boolean {
	const declarations = names.flatMap(rules.declarationsOf);
	const delay = Number(/[\d.]+/.exec(declarations.find((each) => each.startsWith('animation-delay')) ?? '0'));
	if (names.length === 0 || time === undefined || time < delay) {
		return !names.includes('m') || names.includes('v');
	}

	const keyframes = names.flatMap(rules.keyframesOf);
	const share = ((time - delay) % duration) / duration;
	const [, isVisibleNow = false] = keyframes.filter(([start]) => start <= share).sort(([a], [b]) => b - a)[0] ?? [];
	return isVisibleNow;
}

export type Claim = {
	readonly name: string;
	readonly pattern: RegExp;
	readonly expected: (match: readonly string[]) => readonly (string | number)[];
};

export const figure = '([\\d,]*\\d)';

export function claim(name: string, pattern: string, expected: Claim['expected']): Claim {
	return {name, pattern: new RegExp(pattern, 'gm'), expected};
}

/** The screens, in the order of Tab. */
export const screens = ['solutions', 'search', 'compare', 'play'] as const;
export type Screen = (typeof screens)[number];

/** Whether the place on a screen is a step of the search. */
export function showsSteps(screen: Screen): boolean {
	return screen === 'search' || screen === 'compare';
}

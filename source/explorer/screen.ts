/** The screens, in the order of Tab. */
export const screens = ['solutions', 'search'] as const;
export type Screen = (typeof screens)[number];

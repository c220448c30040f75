/** Something large that is computed in slices, in the background. */
export type Reading = {
	/** Continues for about this long, in milliseconds. */
	readonly advance: (milliseconds: number) => void;
	readonly isDone: boolean;
	/** How much is done, from 0 to 1. */
	readonly progress: number;
};

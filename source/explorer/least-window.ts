/** The smallest usable window, in cells. */
export const leastWindow = {columns: 40, rows: 12};

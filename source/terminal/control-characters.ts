/** Begins the sequences of a terminal. Alone it is a key. */
export const escapeKey = '\u001B';
/** Ends a control string. */
export const bell = '\u0007';
/** Ctrl+C and Ctrl+Z. */
export const interrupt = '\u0003';
export const suspend = '\u001A';

import manifest from '../../package.json' with {type: 'json'};

/** The name of the program, the same in every language. */
export const programName = 'queens-tui';

/** The version of the program, as in package.json. */
export const programVersion: string = manifest.version;

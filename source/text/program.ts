import manifest from '../../package.json' with {type: 'json'};

export const programName = 'queens-tui';

export const programVersion: string = manifest.version;

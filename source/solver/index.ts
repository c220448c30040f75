// The library: these names and their types are promised. Inside the project each file imports from the file that has the name.

export type {Attack, AttackLine, Queens, Square} from './board.js';
export {count} from './counting/count.js';
export {solutions} from './counting/solutions.js';
export {backtrack} from './search/backtrack.js';
export type {Position, Step} from './search/step.js';
export type {Guard, Variant} from './search/variant.js';
export {type VariantId, variants} from './search/variants.js';
export {imageOf, isFundamental, type Transform, transforms} from './symmetry.js';
export type {Moment} from './tape/moment.js';
export {Tape} from './tape/tape.js';

export {backtrack} from './backtrack.js';
export * from './board.js';
export type {Moment} from './moment.js';
export {type Position, positionBefore, type Step, start} from './step.js';
export {canonicalOf, imageOf, isFundamental, type Transform, type TransformId, transforms} from './symmetry.js';
export {placementsIn, type Tally} from './tally.js';
export {Tape} from './tape.js';
export type {Guard, Variant, VariantId} from './variant.js';
export {variants} from './variants.js';

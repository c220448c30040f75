import type {Chapter} from '../task.js';
import {chain} from './chain.js';
import {deadEnd} from './dead-end.js';
import {eight} from './eight.js';
import {growth} from './growth.js';
import {loop} from './loop.js';
import {theReturn} from './return.js';
import {rule} from './rule.js';
import {solution} from './solution.js';
import {tree} from './tree.js';
import {variants} from './variants.js';

/** All chapters of the lesson, in their order. */
export const chapters: readonly Chapter[] = [
	rule,
	loop,
	deadEnd,
	theReturn,
	chain,
	tree,
	solution,
	eight,
	variants,
	growth,
];

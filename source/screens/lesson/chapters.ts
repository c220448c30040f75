import {rule} from './chapters/1-rule.js';
import {loop} from './chapters/2-loop.js';
import {deadEnd} from './chapters/3-dead-end.js';
import {theReturn} from './chapters/4-return.js';
import {tree} from './chapters/5-tree.js';
import {solution} from './chapters/6-solution.js';
import {eight} from './chapters/7-eight.js';
import {variants} from './chapters/8-variants.js';
import {growth} from './chapters/9-growth.js';
import {symmetry} from './chapters/10-symmetry.js';
import type {Chapter} from './task.js';

export const chapters: readonly Chapter[] = [
	rule,
	loop,
	deadEnd,
	theReturn,
	tree,
	solution,
	eight,
	variants,
	growth,
	symmetry,
];

import {lesson as english, lessonKeys as englishKeys} from '../en/lesson.js';
import type {Text} from '../en.js';

export const lesson: Text['lesson'] = english;
export const lessonKeys: typeof englishKeys = englishKeys;

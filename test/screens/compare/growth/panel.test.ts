import {expect, test} from 'vitest';
import {textOf} from '../../../../source/panels/line.js';
import {statusLine} from '../../../../source/screens/compare/growth/panel.js';
import {unicode} from '../../../app/render.js';

test.each([
	{width: 76, shown: 'Measuring N = 12 with scan: ██████████░░░░░░░░░░ 50%'},
	{width: 40, shown: 'Measuring N = 12 with scan: ████░░░ 50%'},
	{width: 33, shown: 'Measuring N = 12 with scan:  50%'},
])('says in $width cells what is measured and how much of it is done', ({width, shown}) => {
	const at = {size: 12, variant: 'scan', progress: 0.5} as const;
	expect(textOf(statusLine({isOn: true, measurements: [], at}, width, unicode))).toBe(shown);
});

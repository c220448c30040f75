import type {Step} from '../../solver/index.js';
import type {disagreement as english} from '../en/disagreement.js';
import {number} from '../numbers.js';
import {lineMarks, lineNames, squareName} from './words.js';

/** A variant does something else than the tape says. */
export const disagreement: typeof english = {
	safe: (variant, index, square, attack) => [
		`第 ${number(index)} 步出错：${variant} 判断${squareName(square)}安全，其实它受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）。`,
		`第 ${number(index)} 步：${variant} 判断安全，其实受第 ${attack.row} 行的皇后攻击（${lineNames[attack.line]}）。`,
	],
	attacked: (variant, index, square) => [
		`第 ${number(index)} 步出错：${variant} 判断${squareName(square)}受攻击，其实没有皇后攻击它。`,
		`第 ${number(index)} 步：${variant} 判断受攻击，其实没有。`,
	],
	line: (variant, index, line, attack) => [
		`第 ${number(index)} 步出错：${variant} 认为攻击来自${lineNames[line]}，那里没有皇后；其实是第 ${attack.row} 行的皇后在攻击（${lineNames[attack.line]}）。`,
		`第 ${number(index)} 步：${variant} 认为是${lineMarks[line]}，其实是第 ${attack.row} 行（${lineMarks[attack.line]}）。`,
	],
	checks: (variant, index, {made, expected}) => [
		`第 ${number(index)} 步出错：${variant} 这次测试做了 ${number(made)} 次检查，按公式应是 ${number(expected)} 次。`,
		`第 ${number(index)} 步：${variant} 检查了 ${number(made)} 次，应是 ${number(expected)} 次。`,
	],
	other: (variant, index, does, instead) => [
		`第 ${number(index)} 步出错：${variant} 做的是${stepName(does)}，应该是${stepName(instead)}。`,
		`第 ${number(index)} 步：${variant} ${stepName(does)}，应是${stepName(instead)}。`,
	],
};

function stepName(step: Step | undefined): string {
	switch (step?.type) {
		case undefined: {
			return '结束';
		}

		case 'solution': {
			return `第 ${number(step.number)} 个解`;
		}

		case 'test':
		case 'place':
		case 'backtrack': {
			const name = {test: '测试', place: '放置', backtrack: '移走'}[step.type];
			return `${name}（${squareName(step)}）`;
		}
	}
}

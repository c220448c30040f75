import type {growth as english} from '../../en/compare/growth.js';
import {number} from '../../numbers.js';

export const growth: typeof english = {
	title: '增长：在本机上测得',
	runs: '每个时间取数次运行中最快的一次，含启动；机器繁忙时取平均的处理器时间。',
	logScale: (bend) => {
		const meaning = '图用对数刻度，直线表示：N 每加 1，代价都乘以同一个倍数。';
		if (!bend) {
			return meaning;
		}

		const {variant, first, last} = bend;
		const at = ({size, factor}: typeof first) => `从 N = ${size - 1} 到 ${size} 为 ${factor.toFixed(2)} 倍`;
		const factors = `${variant} 的检查次数${at(first)}，${at(last)}`;
		return last.factor > first.factor
			? `${meaning}曲线向上弯，因为检查次数的倍数在缓慢增大：${factors}。时间的倍数波动较大。`
			: `${meaning}至今检查次数的倍数没有增大：${factors}。`;
	},
	titles: {
		time: {
			both: (id) => `${id ? `${id} 的` : ''}时间（ms），及前一个 N 的几倍`,
			values: (id) => `${id ? `${id} 的` : ''}时间（ms）`,
			ratios: (id) => `${id ? `${id} 的` : ''}时间：前一个 N 的几倍`,
		},
		checks: {
			both: (id) => `${id ? `${id} 的` : ''}检查次数，及前一个 N 的几倍`,
			values: (id) => `${id ? `${id} 的` : ''}检查次数`,
			ratios: (id) => `${id ? `${id} 的` : ''}检查次数：前一个 N 的几倍`,
		},
	},
	n: 'N',
	ms: 'ms',
	scale: (row) => `对数刻度：每高一行，乘以 ${row.toFixed(1)}`,
	ratio: (value, before) => (before === 0 ? '-' : `x${(value / before).toFixed(1)}`),
	milliseconds: (value) => (value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value))),
	measuring: (size, id) => `正在测量 N = ${size}，${id}：`,
	progress: (done) => ` ${Math.floor(done * 100)}%`,
	stopped: (key) => `已停止。按 ${key} 继续。`,
	legend: (marks, several) => [...marks.map(([mark, id]) => `${mark} ${id}`), `${several} 几个`].join('  '),
};

import type {growth as english} from '../../en/compare/growth.js';
import {number} from '../../numbers.js';

export const growth: typeof english = {
	title: '增长：在本机上测得',
	meaning(bend) {
		const straight = '条形用对数刻度：末端若连成一条直线，N 每加 1，代价就乘以同一个倍数。';
		if (!bend) {
			return straight;
		}

		const {variant, first, last} = bend;
		const at = ({size, factor}: typeof first) => `从 N = ${size - 1} 到 ${size} 为 ${factor.toFixed(2)} 倍`;
		const factors = `${variant} 的检查次数${at(first)}，${at(last)}`;
		return last.factor > first.factor
			? `${straight}这里略有弯曲，因为倍数本身也在缓慢增大：${factors}。`
			: `${straight}至今检查次数的倍数没有增大：${factors}。`;
	},
	runs: (least) =>
		`每个时间取数次运行中最快的一次，含启动；机器繁忙时取平均的处理器时间。不到 ${least} ms 的时间不显示：时钟测不准。`,
	heads: {
		time: (id) => `${id ? `${id} 的` : ''}时间（ms），是前一个 N 的几倍`,
		checks: (id) => `${id ? `${id} 的` : ''}检查次数，是前一个 N 的几倍`,
	},
	n: 'N',
	factor: (value) => (Number.isFinite(value) ? `x${value.toFixed(1)}` : '-'),
	milliseconds: (value) => (value < 10 ? String(Number(value.toPrecision(2))) : number(Math.round(value))),
	lessThan: (milliseconds) => `不到 ${milliseconds}`,
	measuring: (size, id) => `正在测量 N = ${size}，${id}：`,
	progress: (done) => ` ${Math.floor(done * 100)}%`,
	stopped: (key) => `已停止。按 ${key} 继续。`,
};

import type * as english from '../en/compare.js';
import {number} from '../numbers.js';

const operations = (count: number) => `${number(count)} 次基本操作`;
const named = (ids: readonly string[]) => ids.join('、');
const times = (factor: number) => `${factor.toFixed(1)} 倍`;

export const compare: typeof english.compare = {
	start: (key) => `三者的步骤完全相同，工作量不同。按 ${key} 开始赛跑：谁先搜完？`,
	level: (each) => `各做 ${operations(each)}（不是时间），三者在同一步。`,
	ahead: (each, first, last, {factor, isLeast}) => {
		const ahead = `${named(first)} 走的步数${isLeast ? '超过' : '是'} ${named(last)} 的 ${times(factor)}。`;
		return [`各做 ${operations(each)}（不是时间），${ahead}`, `工作量相同（不是时间），${ahead}`];
	},
	firstThrough: (first, needed, last, made, {found, all}) => [
		`${named(first)} ${first.length > 1 ? '各' : ''}用 ${operations(needed)}（不是时间）搜完了。${last} 已做 ${number(made)} 次${all > 0 ? `，才找到 ${number(all)} 个解中的 ${number(found)} 个` : ''}。`,
		`${named(first)} 搜完了。${last} 已做 ${operations(made)}（不是时间）。`,
	],
	allThrough: (solutions, first, needed, others) => [
		`${solutions > 0 ? `三者都找到了 ${number(solutions)} 个解` : '三者都搜完了：无解'}。${named(first)} ${first.length > 1 ? '各' : ''}用了 ${operations(needed)}（不是时间），${others.map(({ids, factor}) => `${named(ids)} 是它的 ${times(factor)}`).join('，')}。`,
		`都搜完了。${others.map(({ids, factor}) => `${named(ids)} 的工作量是 ${named(first)} 的 ${times(factor)}`).join('，')}。`,
	],
	places: ['第一', '第二', '第三'],
	atStep: (step) => [`第 ${number(step)} 步`, number(step)],
	beyond: (step) => `已超过第 ${number(step)} 步：搜索还没有计算到那里`,
	shares: (percent) => [`已搜完全程的 ${percent}%`, `${percent}%`],
	solutions: (found, all) =>
		all === undefined
			? `${number(found)} 个解`
			: [`${number(all)} 个解中的 ${number(found)} 个`, `${number(found)} / ${number(all)}`],
	checks: (_, written) => `${written} 次检查`,
	writes: (_, written) => `${written} 次写入`,
	operations,
	soFar: '至今的基本操作',
	soFarOf: (count, all) => (all === undefined ? number(count) : [`${number(count)} / ${number(all)}`, number(count)]),
	spoken: (id, step, solutions, {checks, writes}, state) =>
		`${id}：${{running: '在', through: '已搜完，', beyond: '超过'}[state]}第 ${number(step)} 步，${number(solutions)} 个解，检查 ${number(checks)} 次，写入 ${number(writes)} 次。`,
};

export const growth: typeof english.growth = {
	toTry: (size) => [`${size} 个皇后要试多少（对数刻度）`],
	anySquares: '任选若干格',
	oneARow: '每行一个',
	oneAColumn: '每行每列各一个',
	nodes: '回溯：结点',
	heads: ['N', '解', '判断'],
	factor: ['倍数，判断次数（对数刻度）', '倍数'],
};

import type {mouse as english} from '../en/mouse.js';

/** The mouse: in the menu, and in the help. */
export const mouse: typeof english = {
	names: {on: '开', off: '关'},
	help: {on: '响应点击和滚轮；按住 Shift 选取文字', off: '由终端用它选取、复制文字'},
	titles: {on: '鼠标', off: '鼠标（在菜单中打开）'},
	clicks: {
		screen: {on: '标签', meaning: '前往这个界面'},
		cursor: {on: '棋盘格', meaning: '把光标放到这一格'},
		queen: {on: '棋盘格', meaning: '放置或移走皇后'},
		solution: {on: '解', meaning: '在列表或缩略图中：前往这个解'},
		step: {on: '时间轴', meaning: '前往那里的一步'},
		entry: {on: '菜单', meaning: '确定这一项'},
	},
	wheel: '滚轮',
	shift: {on: 'Shift', meaning: '按住时，多数终端照常选取文字，如同鼠标关闭'},
};

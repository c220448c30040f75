import {expect, test} from 'vitest';
import {text} from '../../source/text/zh/index.js';

test('alternatives and lists have no space beside Chinese punctuation', () => {
	expect(text.notAllowed('--lang', 'de', text.allowed.words(['en', 'zh']))).toBe('--lang 应为：en 或 zh，不能是「de」');
	expect(text.notAllowed(undefined, 'x', text.allowed.words(['1', '2', '3']))).toBe(
		'皇后个数应为：1、2 或 3，不能是「x」',
	);
	expect(text.moreThanOne('--at', ['1', '2', '3'])).toBe('--at 只能给一次，这里给了「1」、「2」和「3」');
});

test('what the system says is said in Chinese, without its code', () => {
	expect(text.notWritten('a', 'ENOENT: no such file or directory')).toBe('没有写入「a」：没有这个文件或目录');
	expect(text.failure("EACCES: permission denied, open '/x'")).toBe("出错了：没有权限：open '/x'");
	expect(text.failure('EXYZ: unheard of, open')).toBe('出错了：unheard of：open');
});

/** What the codes of the system mean. */
const meanings = new Map([
	['EACCES', '没有权限'],
	['EBUSY', '文件正被占用'],
	['EDQUOT', '磁盘配额已用完'],
	['EFBIG', '文件过大'],
	['EIO', '输入输出出错'],
	['EISDIR', '这是一个目录'],
	['ELOOP', '符号链接层数过多'],
	['EMFILE', '打开的文件过多'],
	['ENAMETOOLONG', '文件名过长'],
	['ENOENT', '没有这个文件或目录'],
	['ENOSPC', '磁盘已满'],
	['ENOTDIR', '路径中有一段不是目录'],
	['EPERM', '不允许这样操作'],
	['EROFS', '文件系统只读'],
]);

/** Puts Chinese words in place of the English ones of Node, as in `ENOENT: no such file or directory, open 'x'`. */
export function systemError(message: string): string {
	return message.replace(/^(E[A-Z]+): [^,]+(?:, )?/, (found, code: string) => {
		const meaning = meanings.get(code);
		return meaning ? `${meaning}（${code}）${found.endsWith(', ') ? '：' : ''}` : found;
	});
}

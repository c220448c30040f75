import {expect, test} from 'vitest';
import {errorIn} from '../../source/run/errors.js';

test.each([
	[
		'a.py',
		'Traceback (most recent call last):\n  File "/x/a.py", line 9, in <module>\n    place(0)\n  File "/x/a.py", line 5, in place\n    q[9]\n  File "/usr/lib/json.py", line 3, in dumps\nIndexError: list index out of range',
		'IndexError: list index out of range',
		5,
	],
	['a.py', '  File "/x y/a.py", line 3\n    if x\n        ^\nSyntaxError: \':\'', "SyntaxError: ':'", 3],
	[
		'a.py',
		'Traceback (most recent call last):\n  File "/x/a.py", line 2, in <module>\n    import b\n  File "/x/b.py", line 7\nNameError: no',
		'NameError: no',
		2,
	],
	[
		'a.js',
		'/x/a.js:12\n  plac(1);\n  ^\n\nReferenceError: plac is not defined\n    at place (/x/a.js:12:3)\n    at /x/a.js:20:1\n\nNode.js v20',
		'ReferenceError: plac is not defined',
		12,
	],
	['a.mjs', 'file:///x/a.mjs:3\n)\n^\nSyntaxError: Unexpected token', 'SyntaxError: Unexpected token', 3],
	['A.java', "A.java:5: error: ';' expected\n    i\n     ^\n1 error\nerror: compilation failed", "';' expected", 5],
	['A.java', "A.java:5: 错误: 需要';'\n1 个错误", "需要';'", 5],
	[
		'A.java',
		'Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 4\n\tat java.base/java.util.Arrays.get(Arrays.java:1)\n\tat A.place(A.java:12)\n\tat A.main(A.java:20)',
		'java.lang.ArrayIndexOutOfBoundsException: Index 4',
		12,
	],
	['a.c', "a.c: In function 'f':\na.c:6:11: error: expected ';'\na.c:9:1: error: other", "expected ';'", 6],
	[
		'a.c',
		"/usr/bin/ld: /tmp/cc.o: in function `main':\na.c:(.text+0x17): undefined reference to `f'\ncollect2: error: ld returned 1 exit status",
		"undefined reference to `f'",
		undefined,
	],
	['a.rs', 'error[E0425]: cannot find function `f`\n --> a.rs:3:5', 'error[E0425]: cannot find function `f`', 3],
	['a.rs', "thread 'main' (9) panicked at a.rs:7:9:\nindex out of bounds\nnote: run", 'index out of bounds', 7],
	['a.go', './a.go:4:9: undefined: f\n./a.go:5:9: undefined: g', 'undefined: f', 4],
	[
		'a.go',
		'panic: runtime error: index 9\n\ngoroutine 1 [running]:\nmain.place(0x0)\n\t/x/a.go:31 +0x2',
		'panic: runtime error: index 9',
		31,
	],
	['a.rb', "a.rb:3:in `f': no g (NameError)\n\tfrom a.rb:9:in `<main>'", 'no g (NameError)', 3],
	['a.rb', 'a.rb:9: syntax error, unexpected end', 'syntax error, unexpected end', 9],
	['a.rb', "a.rb:3:in `place': no", undefined, undefined],
] as const)('of %s, this is the error and its line: %#', (file, printed, text, line) => {
	expect(errorIn(printed.split('\n'), [`/x/${file}`])).toEqual(
		text === undefined ? undefined : expect.objectContaining({text, line}),
	);
});

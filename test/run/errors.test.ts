import {expect, test} from 'vitest';
import {errorIn} from '../../source/run/errors.js';
import {rowsOf} from '../judge/wrong-programs.js';

// The file, its error and the line of it, and what is printed, whose lines begin with a bar.
const table = `
a.py ¦ IndexError: list index out of range ¦ 5 ¦ Traceback (most recent call last):|  File "/x/a.py", line 9, in <module>|    place(0)|  File "/x/a.py", line 5, in place|    q[9]|  File "/usr/lib/json.py", line 3, in dumps|IndexError: list index out of range
a.py ¦ SyntaxError: ':' ¦ 3 ¦ |  File "/x y/a.py", line 3|    if x|        ^|SyntaxError: ':'
a.py ¦ NameError: no ¦ 2 ¦ Traceback (most recent call last):|  File "/x/a.py", line 2, in <module>|    import b|  File "/x/b.py", line 7|NameError: no
a.js ¦ ReferenceError: plac is not defined ¦ 12 ¦ /x/a.js:12|  plac(1);|  ^||ReferenceError: plac is not defined|    at place (/x/a.js:12:3)|    at /x/a.js:20:1||Node.js v20
a.mjs ¦ SyntaxError: Unexpected token ¦ 3 ¦ file:///x/a.mjs:3|)|^|SyntaxError: Unexpected token
A.java ¦ ';' expected ¦ 5 ¦ A.java:5: error: ';' expected|    i|     ^|1 error|error: compilation failed
A.java ¦ 需要';' ¦ 5 ¦ A.java:5: 错误: 需要';'|1 个错误
A.java ¦ java.lang.ArrayIndexOutOfBoundsException: Index 4 ¦ 12 ¦ Exception in thread "main" java.lang.ArrayIndexOutOfBoundsException: Index 4|	at java.base/java.util.Arrays.get(Arrays.java:1)|	at A.place(A.java:12)|	at A.main(A.java:20)
a.c ¦ expected ';' ¦ 6 ¦ a.c: In function 'f':|a.c:6:11: error: expected ';'|a.c:9:1: error: other
a.c ¦ undefined reference to 'f' ¦ ¦ /usr/bin/ld: /tmp/cc.o: in function 'main':|a.c:(.text+0x17): undefined reference to 'f'|collect2: error: ld returned 1 exit status
a.rs ¦ error[E0425]: cannot find function 'f' ¦ 3 ¦ error[E0425]: cannot find function 'f'| --> a.rs:3:5
a.rs ¦ index out of bounds ¦ 7 ¦ thread 'main' (9) panicked at a.rs:7:9:|index out of bounds|note: run
a.go ¦ undefined: f ¦ 4 ¦ ./a.go:4:9: undefined: f|./a.go:5:9: undefined: g
a.go ¦ panic: runtime error: index 9 ¦ 31 ¦ panic: runtime error: index 9||goroutine 1 [running]:|main.place(0x0)|	/x/a.go:31 +0x2
a.rb ¦ no g (NameError) ¦ 3 ¦ a.rb:3:in \`f': no g (NameError)|	from a.rb:9:in \`<main>'
a.rb ¦ syntax error, unexpected end ¦ 9 ¦ a.rb:9: syntax error, unexpected end
a.rb ¦ ¦ ¦ a.rb:3:in \`place': no`;

test.each(rowsOf(table))('of %s, this is the error and its line: %s, %s', (file = '', text, line, printed = '') => {
	expect(errorIn(printed.split('|'), [`/x/${file}`])).toEqual(
		text ? expect.objectContaining({text, line: line ? Number(line) : undefined}) : undefined,
	);
});

import {type Claim, claim, figure} from './claim.js';
import {textbook} from './textbook.js';

/** Of N squares among N², and of orders of N, by N. */
const choices = [1, 1, 6, 84, 1820, 53_130, 1_947_792, 85_900_584];
const factorials = [1, 1, 2, 6, 24, 120, 720, 5040];

export function ofGrowth(): Claim[] {
	const totals = (size: number) => textbook(size).accounts.at(-1)!;
	return [
		claim('growth', `^│ +▸?([1-8]) +${figure} +${figure} +(?:×([\\d.]+))?`, ([size]) => {
			const {solutions, tests} = totals(Number(size));
			const factor = size === '1' ? '' : (tests / totals(Number(size) - 1).tests).toFixed(1);
			return [size!, solutions, tests, factor];
		}),
		claim('boards', `any squares +${figure} +C\\((\\d+), (\\d+)\\)`, ([, all, n]) => [choices[Number(n)]!, all!, n!]),
		claim('one a row', `one a row +${figure} +(\\d)\\^(\\d) `, ([, n]) => [Number(n) ** Number(n), n!, n!]),
		claim('permutations', `one a row and column +${figure} +(\\d)! `, ([, size]) => [factorials[Number(size)]!, size!]),
		claim('nodes', `(\\d)! [^\\n]+\\n│ backtracking: nodes +${figure}`, ([n]) => [
			n!,
			totals(Number(n)).placements + 1,
		]),
	];
}

/* Counts the solutions as a textbook does: row by row, the attacked columns in three bit masks. */
#include <stdio.h>
#include <stdlib.h>

static long count(unsigned all, unsigned columns, unsigned downs, unsigned ups)
{
	if (columns == all)
		return 1;

	long solutions = 0;
	for (unsigned safe = all & ~(columns | downs | ups); safe != 0; safe &= safe - 1) {
		unsigned bit = safe & -safe;
		solutions += count(all, columns | bit, (downs | bit) << 1, (ups | bit) >> 1);
	}

	return solutions;
}

int main(int argc, char **argv)
{
	int size = argc > 1 ? atoi(argv[1]) : 8;
	printf("%ld\n", count((1u << size) - 1, 0, 0, 0));
	return 0;
}

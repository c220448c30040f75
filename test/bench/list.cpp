// The textbook program: prints every solution on a line of its own, the column of each row's queen.
#include <cstdlib>
#include <iostream>
#include <vector>

static int n;
static std::vector<int> queens;

static bool isSafe(int row, int column) {
	for (int above = 0; above < row; above++) {
		int aside = std::abs(queens[above] - column);
		if (aside == 0 || aside == row - above) {
			return false;
		}
	}
	return true;
}

static void place(int row) {
	if (row == n) {
		for (int above = 0; above < n - 1; above++) {
			std::cout << queens[above] << ' ';
		}
		std::cout << queens[n - 1] << std::endl;
		return;
	}
	for (int column = 0; column < n; column++) {
		if (isSafe(row, column)) {
			queens[row] = column;
			place(row + 1);
		}
	}
}

int main(int, char **arguments) {
	n = std::atoi(arguments[1]);
	queens.resize(n);
	place(0);
}

export const compare = {
	cost: 'Cost',
	views: {cost: 'cost', memories: 'memories'},
	costs: {
		'checks-so-far': 'checks so far',
		'checks-in-all': 'checks in all',
		'writes-so-far': 'writes so far',
		'writes-in-all': 'writes in all',
		'cells-now': 'cells used',
	},
};

/** The mouse: in the menu, and in the help. */
export const mouse = {
	names: {on: 'on', off: 'off'},
	help: {
		on: 'clicks and the wheel act; hold Shift to select text',
		off: 'the terminal selects and copies text with it',
	},
	titles: {on: 'Mouse', off: 'Mouse (the menu turns it on)'},
	/** What can be clicked, and what that does. */
	clicks: {
		screen: {on: 'tab', meaning: 'go to this screen'},
		cursor: {on: 'square', meaning: 'put the cursor there'},
		queen: {on: 'square', meaning: 'place or remove a queen'},
		solution: {on: 'solution', meaning: 'in the list or the gallery: go to this solution'},
		step: {on: 'timeline', meaning: 'go to the step there'},
		entry: {on: 'menu', meaning: 'select this entry'},
	},
	wheel: 'wheel',
	/** The key with which a terminal keeps the mouse for itself. */
	shift: {on: 'Shift', meaning: 'held down: most terminals select text, as they do while the mouse is off'},
};

import {largestSize, smallestSize, variants} from '../solver/index.js';
import {moveCursor, updateAttempt} from './attempt.js';
import {movedCursor, toggledBreakpoints, withPins} from './breakpoints.js';
import {moveByDeadEnds, moveOut, moveOver} from './calls.js';
import type {Goal} from './goal.js';
import {toggleGrowth} from './growth.js';
import {goToImage, imagesChosen, imagesShown} from './images.js';
import {solutionsInRow, solutionsOnPage} from './layout/layout.js';
import {type Action, type Model, noPins, pinsOf} from './model.js';
import {closed, submit, updateOverlay} from './overlay.js';
import {isPlayedOut, play} from './playback.js';
import {guess, noPrediction} from './prediction.js';
import {screens, showsSteps} from './screen.js';
import {nextSpeed} from './speed.js';
import {
	crossOver,
	goTo,
	moveBySolutions,
	moveBySteps,
	moveToLast,
	moveToNextImage,
	searchMoment,
	toggleFundamental,
} from './travel.js';

const stepsOnPage = 100;

/** What the program does about everything that can happen: every decision, and nothing else. */
export function update(model: Model, action: Action): Model {
	switch (action.type) {
		case 'tick': {
			return play(model, action.milliseconds);
		}

		case 'read-on': {
			return model.sought ? goTo(model, model.sought) : {...model};
		}

		case 'window': {
			return {...model, window: {columns: action.columns, rows: action.rows}};
		}

		case 'repaint': {
			return {...model, repaints: model.repaints + 1};
		}

		case 'help':
		case 'ladder':
		case 'menu':
		case 'prompt':
		case 'type':
		case 'erase':
		case 'scroll':
		case 'back': {
			return updateOverlay(quiet(model), action);
		}

		case 'enter': {
			return enter(model);
		}

		case 'step': {
			return moveBySteps(stopped(model), action.by);
		}

		case 'solution': {
			return moveBySolutions(stopped(model), action.by);
		}

		case 'over': {
			return moveOver(stopped(model), action.by);
		}

		case 'out': {
			return moveOut(stopped(model), action.by);
		}

		case 'dead-end': {
			return moveByDeadEnds(stopped(model), action.by);
		}

		case 'attacked': {
			return {...quiet(model), isAttackedShown: !model.isAttackedShown};
		}

		case 'tree': {
			return {...quiet(model), isTreeShown: !model.isTreeShown};
		}

		case 'cursor': {
			if (model.screen === 'play') {
				return moveCursor(quiet(model), action);
			}

			return withPins(quiet(model), {cursor: movedCursor(model, searchMoment(model), action)});
		}

		case 'row-cursor': {
			const {row} = movedCursor(model, searchMoment(model), {rows: action.by, columns: 0});
			return withPins(quiet(model), {cursor: {row, column: undefined}});
		}

		case 'breakpoint': {
			const {cursor, breakpoints} = pinsOf(model);
			return cursor
				? withPins(quiet(model), {breakpoints: toggledBreakpoints(breakpoints, cursor)})
				: {...quiet(model), notice: 'no-cursor'};
		}

		case 'clear-breakpoints': {
			return withPins(quiet(model), noPins);
		}

		case 'predict': {
			return model.prediction
				? {...stopped(model), prediction: undefined}
				: {...quiet(model), prediction: noPrediction, isPlaying: !model.isMotionReduced, direction: 1, lead: 0};
		}

		case 'guess': {
			return guess(quiet(model), action.key);
		}

		case 'put':
		case 'undo':
		case 'redo':
		case 'clear':
		case 'hint':
		case 'hand-over': {
			return updateAttempt(quiet(model), action);
		}

		case 'row': {
			return moveBySolutions(quiet(model), action.by * solutionsInRow(model));
		}

		case 'gallery': {
			return {...quiet(model), isGallery: !model.isGallery};
		}

		case 'images': {
			return imagesShown(quiet(model));
		}

		case 'choose': {
			return imagesChosen(model, action);
		}

		case 'growth': {
			return {...quiet(model), overlay: {type: 'growth'}, growth: toggleGrowth(model.growth)};
		}

		case 'measuring': {
			const {growth} = model;
			return growth.isMeasuring ? {...model, growth: {...growth, at: action.at}} : model;
		}

		case 'measured': {
			const {growth} = model;
			return {...model, growth: {...growth, measurements: [...growth.measurements, action.measurement]}};
		}

		case 'page': {
			return showsSteps(model.screen)
				? moveBySteps(stopped(model), action.by * stepsOnPage)
				: moveBySolutions(stopped(model), action.by * solutionsOnPage(model));
		}

		case 'first': {
			return goTo(stopped(model), firstOf(model));
		}

		case 'last': {
			return moveToLast(stopped(model));
		}

		case 'image': {
			return moveToNextImage(quiet(model));
		}

		case 'fundamental': {
			return toggleFundamental(quiet(model));
		}

		case 'play': {
			if (model.isMotionReduced) {
				return moveBySolutions(stopped(model), model.direction);
			}

			return model.isPlaying || !isPlayedOut(model)
				? {...quiet(model), isPlaying: !model.isPlaying, lead: 0}
				: {...quiet(model), notice: model.direction > 0 ? 'last-step' : 'first-step'};
		}

		case 'reverse': {
			return {...quiet(model), direction: model.direction === 1 ? -1 : 1, lead: 0};
		}

		case 'speed': {
			return {...quiet(model), speed: nextSpeed(model.speed, action.by), lead: 0};
		}

		case 'variant': {
			return {...quiet(model), variant: action.id, overlay: undefined};
		}

		case 'next-variant': {
			const index = variants.findIndex(({id}) => id === model.variant);
			return {...quiet(model), variant: variants[(index + 1) % variants.length]!.id};
		}

		case 'size': {
			return resized(stopped(model), action.size);
		}

		case 'next-size': {
			return resized(stopped(model), model.size + action.by);
		}

		case 'screen': {
			return {...closed(stopped(model)), screen: action.screen};
		}

		case 'next-screen': {
			const index = screens.indexOf(model.screen) + action.by;
			return {...closed(stopped(model)), screen: screens.at(index % screens.length)!};
		}

		// Not for the model but for the terminal.
		case 'redraw':
		case 'suspend': {
			return {...model, sought: undefined};
		}

		case 'quit':
		case 'interrupt': {
			return {...stopped(model), exit: action.type};
		}
	}
}

/** A key was pressed: the last notice has been read, and what was sought is no longer wanted. */
function quiet(model: Model): Model {
	return {...model, notice: undefined, sought: undefined};
}

function stopped(model: Model): Model {
	return {...quiet(model), isPlaying: false, lead: 0};
}

/** Enter takes what is typed or chosen; elsewhere it goes from a solution to its step and back. */
function enter(model: Model): Model {
	const {overlay} = model;
	if (overlay?.type === 'prompt') {
		return submit(quiet(model), overlay.text);
	}

	return overlay?.type === 'images' ? goToImage(quiet(model), overlay.chosen) : crossOver(stopped(model));
}

function resized(model: Model, size: number): Model {
	return size < smallestSize || size > largestSize
		? {...model, notice: 'no-such-size'}
		: {
				...model,
				size,
				overlay: model.overlay?.type === 'ladder' ? model.overlay : undefined,
				// The last answer was about another board.
				prediction: model.prediction && {...model.prediction, last: undefined, typed: ''},
			};
}

function firstOf(model: Model): Goal {
	return showsSteps(model.screen) ? {type: 'step', index: 0} : {type: 'solution', number: 1};
}

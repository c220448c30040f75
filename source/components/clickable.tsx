import type {DOMElement} from 'ink';
import {createContext, type RefObject, useContext, useEffect, useRef} from 'react';
import type {Cell, Change, Target} from '../explorer/keymap.js';

type TargetAt = (cell: Cell) => Target | undefined;

export class Clickables {
	readonly #all = new Map<RefObject<DOMElement | null>, RefObject<TargetAt>>();

	add(element: RefObject<DOMElement | null>, targetAt: RefObject<TargetAt>): () => void {
		this.#all.set(element, targetAt);
		return () => {
			this.#all.delete(element);
		};
	}

	targetAt({column, row}: Cell): Target | undefined {
		for (const [{current: element}, {current: targetAt}] of this.#all) {
			const area = element && areaOf(element);
			if (area && isInside(area, {column, row})) {
				return targetAt({column: column - area.column, row: row - area.row});
			}
		}

		return undefined;
	}
}

type Area = Cell & {readonly width: number; readonly height: number};

function isInside({column, row, width, height}: Area, cell: Cell): boolean {
	return cell.column >= column && cell.column < column + width && cell.row >= row && cell.row < row + height;
}

/** In cells of the window; Yoga's positions are relative to the parent. */
function areaOf(element: DOMElement): Area | undefined {
	const {yogaNode} = element;
	if (!yogaNode) {
		return undefined;
	}

	let [column, row] = [0, 0];
	for (let each: DOMElement | undefined = element; each?.yogaNode; each = each.parentNode) {
		column += each.yogaNode.getComputedLeft();
		row += each.yogaNode.getComputedTop();
	}

	return {column, row, width: yogaNode.getComputedWidth(), height: yogaNode.getComputedHeight()};
}

/** From the app; a frame that is only drawn has none. */
export const ClickablesContext = createContext<Clickables | undefined>(undefined);

export function useClickable(targetAt: TargetAt): RefObject<DOMElement | null> {
	const clickables = useContext(ClickablesContext);
	const element = useRef<DOMElement>(null);
	const latest = useRef(targetAt);
	latest.current = targetAt;
	useEffect(() => clickables?.add(element, latest), [clickables]);
	return element;
}

/** From the app; a frame that is only drawn changes nothing. */
export const ChangeContext = createContext<(change: Change) => void>(() => {});

export function useChange(): (change: Change) => void {
	return useContext(ChangeContext);
}

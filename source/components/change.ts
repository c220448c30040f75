import {createContext, useContext} from 'react';
import type {Change} from '../explorer/keymap.js';

/** From the app; a frame that is only drawn changes nothing. */
export const ChangeContext = createContext<(change: Change) => void>(() => {});

export function useChange(): (change: Change) => void {
	return useContext(ChangeContext);
}

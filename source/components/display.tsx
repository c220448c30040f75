import {createContext, useContext} from 'react';
import type {Display} from '../panels/display.js';

/** How things are shown: in which characters and language. The frame provides it. */
export const DisplayContext = createContext<Display | undefined>(undefined);

/** Only for components inside a frame. */
export function useDisplay(): Display {
	return useContext(DisplayContext)!;
}

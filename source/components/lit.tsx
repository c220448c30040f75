import {Text} from 'ink';
import type {ReactNode} from 'react';
import {litStyle} from './theme.js';

type LitProps = {readonly isLit: boolean; readonly children: ReactNode};

/** A line that is lit if it is current. Its text fills the width that is to be lit. */
export function Lit({isLit, children}: LitProps) {
	return (
		<Text wrap="truncate" {...(isLit && litStyle())}>
			{children}
		</Text>
	);
}

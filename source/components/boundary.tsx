import {Component, type ReactNode} from 'react';

export type BoundaryProps = {readonly children: ReactNode; readonly onFailure: (error: unknown) => void};

/** Where an exception while drawing ends: nothing more is drawn, and whoever can restore the terminal is told. */
export class Boundary extends Component<BoundaryProps, {readonly hasFailed: boolean}> {
	static getDerivedStateFromError() {
		return {hasFailed: true};
	}

	override state = {hasFailed: false};

	override componentDidCatch(error: unknown): void {
		this.props.onFailure(error);
	}

	override render(): ReactNode {
		return this.state.hasFailed ? null : this.props.children;
	}
}

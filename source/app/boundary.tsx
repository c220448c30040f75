import {Component, type ReactNode} from 'react';

export type BoundaryProps = {readonly children: ReactNode; readonly onFailure: (error: unknown) => void};

/** Catches exceptions in components: draws nothing more and reports the error, so that the terminal can be restored. */
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

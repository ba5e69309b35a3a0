import { Component, type ReactNode } from 'react';

export interface RemoteBoundaryProps {
  /** A new value retries the content. */
  readonly attempt: string;
  onError(error: unknown): void;
  readonly children: ReactNode;
}

interface RemoteBoundaryState {
  readonly attempt: string;
  readonly hasFailed: boolean;
}

/**
 * Catches errors that a remote throws in any render, so that the shell and the other remotes keep running.
 */
export class RemoteBoundary extends Component<RemoteBoundaryProps, RemoteBoundaryState> {
  override state: RemoteBoundaryState = { attempt: this.props.attempt, hasFailed: false };

  static getDerivedStateFromError(): Partial<RemoteBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    props: RemoteBoundaryProps,
    state: RemoteBoundaryState,
  ): RemoteBoundaryState | null {
    return props.attempt === state.attempt ? null : { attempt: props.attempt, hasFailed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

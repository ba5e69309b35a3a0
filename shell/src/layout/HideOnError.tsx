import type { Telemetry } from '@foyer/contract';
import { Component, type ReactNode } from 'react';

export interface QuietBoundaryProps {
  readonly area: string;
  readonly telemetry: Telemetry;
  readonly children: ReactNode;
}

interface QuietBoundaryState {
  readonly hasFailed: boolean;
}

/** Leaves out a piece of the frame that fails or whose code does not load, so that the page survives. */
export class QuietBoundary extends Component<QuietBoundaryProps, QuietBoundaryState> {
  override state: QuietBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): QuietBoundaryState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.telemetry.failed(this.props.area, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

import type { Telemetry } from '@foyer/contract';
import { Component, type ReactNode } from 'react';

export interface HideOnErrorProps {
  readonly area: string;
  readonly telemetry: Telemetry;
  readonly children: ReactNode;
}

interface HideOnErrorState {
  readonly hasFailed: boolean;
}

/** Hides a part of the frame that throws, so that the page stays usable. */
export class HideOnError extends Component<HideOnErrorProps, HideOnErrorState> {
  override state: HideOnErrorState = { hasFailed: false };

  static getDerivedStateFromError(): HideOnErrorState {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.telemetry.failed(this.props.area, error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

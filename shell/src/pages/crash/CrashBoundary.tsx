import { Component, type ReactNode } from 'react';
import type { Telemetry } from '@foyer/contract';
import { CrashPage } from './CrashPage.tsx';

export interface CrashBoundaryProps {
  readonly telemetry: Telemetry;
  /** A new value retries: the next page that the player opens need not crash too. */
  readonly attempt?: string;
  /** Shown inside the frame of the shell, which is alive; absent where the shell itself is inside. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

interface CrashBoundaryState {
  readonly attempt: string | undefined;
  readonly hasCrashed: boolean;
}

/**
 * Catches failures of the shell itself, or of its page. Remotes have their own boundaries, so their failures do not reach
 * this one.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { attempt: this.props.attempt, hasCrashed: false };

  static getDerivedStateFromError(): Partial<CrashBoundaryState> {
    return { hasCrashed: true };
  }

  static getDerivedStateFromProps(
    props: CrashBoundaryProps,
    state: CrashBoundaryState,
  ): CrashBoundaryState | null {
    return props.attempt === state.attempt ? null : { attempt: props.attempt, hasCrashed: false };
  }

  override componentDidCatch(error: unknown): void {
    this.props.telemetry.failed('shell.render', error);
  }

  override render(): ReactNode {
    if (this.state.hasCrashed && this.props.fallback !== undefined) return this.props.fallback;
    return this.state.hasCrashed ? (
      <main>
        <CrashPage onReload={() => location.reload()} onSafeMode={() => location.assign('?safe-mode')} />
      </main>
    ) : (
      this.props.children
    );
  }
}

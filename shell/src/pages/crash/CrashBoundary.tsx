import { Component, type ReactNode } from 'react';
import type { Telemetry } from '@foyer/contract';
import { FIRST_ICONS } from '@foyer/ui/first-icons';
import { IconSprite } from '@foyer/ui/icon-sprite';
import { CrashPage } from './CrashPage.tsx';

export interface CrashBoundaryProps {
  readonly telemetry: Telemetry;
  /** A new value retries, because the next page may not crash. */
  readonly attempt?: string;
  /** Shown inside the frame of the shell; absent for the boundary around the shell itself. */
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
        {/* the layout, which renders the icons of the page, has crashed with it */}
        <IconSprite icons={{ refresh: FIRST_ICONS.refresh }} />
        <CrashPage onReload={() => location.reload()} onSafeMode={() => location.assign('?safe-mode')} />
      </main>
    ) : (
      this.props.children
    );
  }
}

import type { RemoteFailureCode, UpdateGate } from '@foyer/contract';

/** The state of a mount point, and what may be offered after a failure. */
export type MountPointState =
  | { readonly status: 'waiting' }
  | { readonly status: 'shown' }
  | {
      readonly status: 'failed';
      readonly code: RemoteFailureCode;
      readonly attempts: number;
      readonly isRetrying: boolean;
      /** True while the files may still arrive: the content then replaces the notice. */
      readonly isLate: boolean;
    };

export type MountPointEvent =
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly code: RemoteFailureCode; readonly isLate?: true }
  | { readonly type: 'retry-requested' }
  | { readonly type: 'target-changed' };

/**
 * The recovery ladder of a failed remote: the loader has already retried and tried another release; further
 * steps are the player's choice.
 */
export function transition(state: MountPointState, event: MountPointEvent): MountPointState {
  switch (event.type) {
    case 'shown':
      return { status: 'shown' };
    case 'failed':
      return {
        status: 'failed',
        code: event.code,
        // failures after the notice belong to the same attempt
        attempts: state.status === 'failed' ? state.attempts + (state.isRetrying ? 1 : 0) : 1,
        isRetrying: false,
        isLate: event.isLate ?? false,
      };
    case 'retry-requested':
      return state.status === 'failed' ? { ...state, isRetrying: true } : state;
    case 'target-changed':
      return state.status === 'failed' ? { status: 'waiting' } : state;
  }
}

export interface ReloadSituation {
  /** True if a reload for this release was already offered in this browser session. */
  readonly hasReloaded: boolean;
  readonly gate: UpdateGate;
}

/** The last step: only after a failed retry in place, once per release, and never during a money flow. */
export function mayOfferReload(state: MountPointState, { hasReloaded, gate }: ReloadSituation): boolean {
  return state.status === 'failed' && state.attempts >= 2 && !hasReloaded && gate !== 'block';
}

import type { RemoteFailureCode, UpdateGate } from '@foyer/contract';

/** How the place of a remote stands, and what may be offered when it failed. */
export type PlaceState =
  | { readonly status: 'waiting' }
  | { readonly status: 'shown' }
  | {
      readonly status: 'failed';
      readonly code: RemoteFailureCode;
      readonly attempts: number;
      readonly isRetrying: boolean;
    };

export type PlaceEvent =
  | { readonly type: 'shown' }
  | { readonly type: 'failed'; readonly code: RemoteFailureCode }
  | { readonly type: 'retry-asked' }
  | { readonly type: 'target-changed' };

/** The ladder of a failed remote: the loader has retried and tried another release by itself; from here the player decides. */
export function transition(state: PlaceState, event: PlaceEvent): PlaceState {
  switch (event.type) {
    case 'shown':
      return { status: 'shown' };
    case 'failed':
      return {
        status: 'failed',
        code: event.code,
        // what fails after the notice is the same attempt
        attempts: state.status === 'failed' ? state.attempts + (state.isRetrying ? 1 : 0) : 1,
        isRetrying: false,
      };
    case 'retry-asked':
      return state.status === 'failed' ? { ...state, isRetrying: true } : state;
    case 'target-changed':
      return state.status === 'failed' ? { status: 'waiting' } : state;
  }
}

export interface ReloadSituation {
  /** A reload for this release was offered before, in this browser session. */
  readonly hasReloaded: boolean;
  readonly gate: UpdateGate;
}

/** The last rung: only after a retry in place failed too, once for a release, and never in the middle of a money flow. */
export function mayOfferReload(state: PlaceState, { hasReloaded, gate }: ReloadSituation): boolean {
  return state.status === 'failed' && state.attempts >= 2 && !hasReloaded && gate !== 'block';
}

/**
 * The reality check of one player: due by the server's clock, waits for the end of a running round, and stays
 * open until it is acknowledged (requirements/regulation#reality-check: Escape does not close it, and it
 * never interrupts a round).
 */
export type RealityCheckState =
  | { readonly status: 'off' }
  | { readonly status: 'counting'; readonly dueAt: number }
  | { readonly status: 'waiting-for-round'; readonly since: number }
  | { readonly status: 'shown' };

export type RealityCheckEvent =
  | { readonly type: 'schedule-read'; readonly dueAt: number | null }
  | { readonly type: 'time-passed'; readonly now: number; readonly roundOpen: boolean }
  | { readonly type: 'acknowledged'; readonly nextDueAt: number | null }
  | { readonly type: 'signed-out' };

/**
 * Without an idle message for 90 s after busy, the check may interrupt (requirements/interfaces#game-frame).
 */
export const MAX_ROUND_WAIT_MS = 90_000;

export function transition(state: RealityCheckState, event: RealityCheckEvent): RealityCheckState {
  switch (event.type) {
    case 'signed-out':
      return { status: 'off' };
    case 'schedule-read':
      // Another tab acknowledged it, or the period changed. A check that is open stays until it is answered
      // here.
      return state.status === 'shown' ? state : scheduled(event.dueAt);
    case 'acknowledged':
      return scheduled(event.nextDueAt);
    case 'time-passed':
      return afterTime(state, event.now, event.roundOpen);
  }
}

function scheduled(dueAt: number | null): RealityCheckState {
  return dueAt === null ? { status: 'off' } : { status: 'counting', dueAt };
}

function afterTime(state: RealityCheckState, now: number, roundOpen: boolean): RealityCheckState {
  if (state.status === 'counting' && now >= state.dueAt)
    return roundOpen ? { status: 'waiting-for-round', since: now } : { status: 'shown' };
  if (state.status === 'waiting-for-round' && (!roundOpen || now - state.since >= MAX_ROUND_WAIT_MS))
    return { status: 'shown' };
  return state;
}

import type { FreeSpinsView } from '../../rgs/view.ts';

/**
 * Phase of the operator's free spins in the frame: `free` while spins are left, `ended` until the player decides to
 * continue, `staked` with the player's own stakes. Own stakes never follow automatically.
 */
export type FreeSpinsPhase = 'free' | 'ended' | 'staked';

export interface FreeSpinsState {
  readonly phase: FreeSpinsPhase;
  readonly spins: FreeSpinsView | null;
}

export type FreeSpinsEvent =
  /** The server returned the spins that are left. */
  | { readonly type: 'updated'; readonly spins: FreeSpinsView | null | undefined }
  /** The player chose to continue with their own stakes. */
  | { readonly type: 'continued' };

/** A session that starts with used spins shows no summary of them. */
export function initialFreeSpins(spins: FreeSpinsView | null): FreeSpinsState {
  return { phase: spins !== null && spins.left > 0 ? 'free' : 'staked', spins };
}

export function nextFreeSpins(state: FreeSpinsState, event: FreeSpinsEvent): FreeSpinsState {
  switch (event.type) {
    case 'continued':
      return state.phase === 'ended' ? { ...state, phase: 'staked' } : state;
    case 'updated': {
      const { spins } = event;
      if (!spins) return state;
      if (spins.left > 0) return { phase: 'free', spins };
      return { phase: state.phase === 'staked' ? 'staked' : 'ended', spins };
    }
  }
}

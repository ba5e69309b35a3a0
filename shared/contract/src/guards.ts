import type { Store } from './store.ts';

export type GuardStatus = 'active' | 'pending'; // requirements/states#guards-and-overlays

/**
 * Registered while a payment is in progress or a form holds a player's documents: the page is neither
 * reloaded nor swapped meanwhile.
 */
export const MONEY_FLOW_GUARD = 'money-flow';

/** Registered from the moment a reality check comes due until it is answered: no round begins meanwhile. */
export const REALITY_CHECK_GUARD = 'reality-check';

export interface Guard {
  readonly id: string;
  readonly status: GuardStatus;
}

/** Conditions that must be met before the player goes on (terms, KYC, reality check). While any is registered quick deposit stays shut. */
export interface Guards extends Store<readonly Guard[]> {
  /** Registers or updates; returns the function that removes it. */
  register(id: string, status: GuardStatus): () => void;
}

import type { Store } from './store.ts';

export type GuardStatus = 'active' | 'pending'; // requirements/states#guards-and-overlays

/**
 * Registered while a payment is in progress or a form holds a player's documents; the page is then neither
 * reloaded nor replaced.
 */
export const MONEY_FLOW_GUARD = 'money-flow';

/** Registered from the time a reality check is due until it is answered; no round starts meanwhile. */
export const REALITY_CHECK_GUARD = 'reality-check';

export interface Guard {
  readonly id: string;
  readonly status: GuardStatus;
}

/**
 * Conditions that the player must fulfil before continuing (terms, KYC, reality check). Quick deposit does
 * not open while one is registered.
 */
export interface Guards extends Store<readonly Guard[]> {
  /** Registers or updates; returns the function that removes it. */
  register(id: string, status: GuardStatus): () => void;
}

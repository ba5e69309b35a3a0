import type { Store } from './store.ts';

export type GuardStatus = 'active' | 'pending'; // spec §4.5

export interface Guard {
  readonly id: string;
  readonly status: GuardStatus;
}

/** Conditions that must be met before the player goes on (terms, KYC, reality check). While any is registered quick deposit stays shut. */
export interface Guards extends Store<readonly Guard[]> {
  /** Registers or updates; returns the function that removes it. */
  register(id: string, status: GuardStatus): () => void;
}

import type { Jackpot, JackpotState } from '@foyer/contract';
import { useServices, useStore } from '@foyer/platform';
import { useEffect } from 'react';

export interface FollowedJackpot {
  readonly jackpot: Jackpot;
  /** Undefined until the visitor or player is known. */
  readonly state: JackpotState | undefined;
  readonly currency: string;
}

/** The shell's jackpot, connected while the page is shown. */
export function useJackpot(): FollowedJackpot {
  const { jackpot, market } = useServices();
  const state = useStore(jackpot);
  // Synchronises with the provider.
  useEffect(() => jackpot.follow(), [jackpot]);
  return { jackpot, state, currency: state?.currency ?? market.currency };
}

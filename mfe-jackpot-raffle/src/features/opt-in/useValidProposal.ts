import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import type { CompleteSettings } from '../../pages/jackpot/completeSettings.ts';
import { proposedContribution } from './customJackpot.ts';
import { removeProposal } from './removeProposal.ts';

/** Removes an invalid proposal from the address, also a visitor's (ADR 0217). */
export function useValidProposal({ contributionOptions }: CompleteSettings): void {
  const { navigation } = useServices();
  // Synchronises with the address.
  useEffect(() => {
    const { search } = navigation.current();
    if (proposedContribution(search, contributionOptions) === undefined) removeProposal(navigation);
  }, [navigation, contributionOptions]);
}

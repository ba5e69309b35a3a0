import { useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { DepositCashierDocument } from './DepositCashier.generated.ts';
import { hasPreloadedAnswer, consumePreloadedAnswer } from './preloadDepositCashier.ts';

/** The form's data: the preloaded response, or else what is known at once and the server's response. */
export function useDepositCashier() {
  const services = useServices();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(() =>
    hasPreloadedAnswer(services) ? 'cache-first' : 'cache-and-network',
  );
  // the preloaded response is stored outside React, for later openings
  useEffect(() => consumePreloadedAnswer(services), [services]);
  return useQuery(DepositCashierDocument, { fetchPolicy });
}

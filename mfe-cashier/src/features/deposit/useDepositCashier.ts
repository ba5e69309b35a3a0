import { useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { DepositDeskDocument } from './DepositDesk.generated.ts';
import { hasPreloadedAnswer, consumePreloadedAnswer } from './preloadDepositCashier.ts';

/** What the form is drawn from: the answer that was asked ahead, else what is known at once and what the server says now. */
export function useDepositCashier() {
  const services = useServices();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(() =>
    hasPreloadedAnswer(services) ? 'cache-first' : 'cache-and-network',
  );
  // what waits is kept beside React, for openings to come
  useEffect(() => consumePreloadedAnswer(services), [services]);
  return useQuery(DepositDeskDocument, { fetchPolicy });
}

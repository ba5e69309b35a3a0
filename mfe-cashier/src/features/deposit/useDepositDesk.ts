import { useQuery } from '@apollo/client/react';
import { useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { DepositDeskDocument } from './DepositDesk.generated.ts';
import { isDeskAnswered, spendDeskAnswer } from './preloadDepositDesk.ts';

/** What the form is drawn from: the answer that was asked ahead, else what is known at once and what the server says now. */
export function useDepositDesk() {
  const services = useServices();
  const [fetchPolicy] = useState<'cache-first' | 'cache-and-network'>(() =>
    isDeskAnswered(services) ? 'cache-first' : 'cache-and-network',
  );
  // what waits is kept beside React, for openings to come
  useEffect(() => spendDeskAnswer(services), [services]);
  return useQuery(DepositDeskDocument, { fetchPolicy });
}

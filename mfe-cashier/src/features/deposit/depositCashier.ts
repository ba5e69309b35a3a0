import { useQuery } from '@apollo/client/react';
import type { Services } from '@foyer/contract';
import { useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { DepositCashierDocument } from './DepositCashier.generated.ts';

/** Longer than the time from hovering over a button to clicking it; older responses are requested again. */
export const ANSWER_LIFE_MS = 10_000;

/** When a response arrived that has not been shown yet, by the client that requested it. */
const answeredAt = new WeakMap<Services['apollo'], number>();

/**
 * Requests the form's data before the form opens: hovering and opening share one response. Without a known player
 * the response would be empty (ADR 0233).
 */
export async function preloadDepositCashier(services: Services): Promise<void> {
  if (services.session.current().status !== 'LOGGED_IN' || hasPreloadedAnswer(services)) return;
  const { data } = await services.apollo.query({
    query: DepositCashierDocument,
    fetchPolicy: 'network-only',
  });
  // without a player the response is empty
  if (data?.viewer) answeredAt.set(services.apollo, services.now());
}

/** True if a recent response is waiting. Apollo itself deduplicates one that is still pending. */
function hasPreloadedAnswer({ apollo, now }: Services): boolean {
  const at = answeredAt.get(apollo);
  return at !== undefined && now() - at < ANSWER_LIFE_MS;
}

/** Marks the response as shown: it serves one opening, because its data may change before the next. */
function consumePreloadedAnswer({ apollo }: Services): void {
  answeredAt.delete(apollo);
}

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

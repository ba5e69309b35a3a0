import type { Services } from '@foyer/contract';
import { DepositDeskDocument } from './DepositDesk.generated.ts';

/** A hand takes less from reaching for a button to pressing it; what is older is asked again. */
export const ANSWER_LIFE_MS = 10_000;

/** When the answer that nobody has been shown yet came, by whom it was asked. */
const answeredAt = new WeakMap<Services['apollo'], number>();

/** Asks what the form is drawn from before it is drawn: reaching for it and opening it share one answer. */
export async function preloadDepositCashier(services: Services): Promise<void> {
  if (hasPreloadedAnswer(services)) return;
  const { data } = await services.apollo.query({ query: DepositDeskDocument, fetchPolicy: 'network-only' });
  // asked before anybody knew who asks, it says nothing
  if (data?.viewer) answeredAt.set(services.apollo, services.now());
}

/** Whether an answer waits that is young enough to be shown. One that is still on its way is joined by Apollo itself. */
export function hasPreloadedAnswer({ apollo, now }: Services): boolean {
  const at = answeredAt.get(apollo);
  return at !== undefined && now() - at < ANSWER_LIFE_MS;
}

/** It was shown: an answer serves one opening, because much happens between two. */
export function consumePreloadedAnswer({ apollo }: Services): void {
  answeredAt.delete(apollo);
}

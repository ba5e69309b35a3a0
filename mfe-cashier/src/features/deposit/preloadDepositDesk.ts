import type { Services } from '@foyer/contract';
import { DepositDeskDocument } from './DepositDesk.generated.ts';

/** Asks what the form is drawn from once, before it is drawn; drawing it asks again, so nothing shown is older than the press. */
export function preloadDepositDesk({ apollo }: Services): Promise<unknown> {
  return apollo.query({ query: DepositDeskDocument });
}

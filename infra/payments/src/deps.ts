import type { Clock, Log, Pool, PoolClient, ServiceClient } from '@foyer/runtime';
import type { Links } from './security/links.ts';
import type { Fingerprints } from './security/fingerprints.ts';

/** Dependencies shared by everything in this service. */
export interface PaymentsDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  /** Secrets of merchant requests and webhooks. */
  readonly secrets: readonly string[];
  /** The provider's own key, unknown to merchants: for cards, vouchers, links and subjects. */
  readonly key: string;
  readonly links: Links;
  readonly fingerprints: Fingerprints;
  /** Sends webhooks. */
  readonly serviceClient: Pick<ServiceClient, 'call'>;
  /** Announces that events are pending. */
  readonly announce: () => void;
}

export type Queries = Pick<Pool | PoolClient, 'query'>;

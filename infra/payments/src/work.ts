import type { Clock, Log, Pool, PoolClient } from '@foyer/runtime';
import type { Links } from './safe/links.ts';
import type { Fingerprints } from './safe/fingerprints.ts';

/** What everything in this service works with. */
export interface Work {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  /** Of the merchants' calls, and of the webhooks to them. */
  readonly secrets: readonly string[];
  /** The provider's own, which no merchant has: of cards, vouchers, links and subjects. */
  readonly key: string;
  readonly links: Links;
  readonly fingerprints: Fingerprints;
  /** Says that events wait to be told. */
  readonly announce: () => void;
}

export type Queries = Pick<Pool | PoolClient, 'query'>;

import type { Bus, Clock, FoyerSettings, Log, Pool } from '@foyer/runtime';

/** What the console is given. */
export interface ConsoleDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
}

import type { Bus, Clock, FoyerSettings, Log, Pool } from '@foyer/runtime';

/** Dependencies of the registry. */
export interface RegistryDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
}

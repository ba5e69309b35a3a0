import type { Bus, Clock, FoyerSettings, Log, Pool } from '@foyer/runtime';
import type { Authentications } from './authentications/authentications.ts';
import type { Keys } from './ownKey.ts';
import type { People } from './people/people.ts';

/** Dependencies that the launcher gives to every service. */
export interface EidDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Origins of relying parties by client; by default those of the gateway. */
  readonly origins?: Readonly<Record<string, readonly string[]>>;
}

/** Parts that pages and provider share. */
export interface EidParts {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly keys: Keys;
  readonly people: People;
  readonly authentications: Authentications;
  /** Origin of the provider's pages, also the issuer. */
  readonly issuer: string;
  /** Origin of the phone's pages. */
  readonly phoneOrigin: string;
}

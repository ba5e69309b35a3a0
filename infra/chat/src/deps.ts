import type { Bus, Clock, FoyerSettings, Log, Pool, ServiceClient } from '@foyer/runtime';

/** Dependencies of the chat service. */
export interface ChatDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Base URL of the identity service; by default that of the settings. */
  readonly identityUrl?: string;
}

/** Dependencies with the client of other services. */
export interface ChatParts extends ChatDependencies {
  readonly serviceClient: ServiceClient;
  readonly identityUrl: string;
}

import type { Bus, Clock, FoyerSettings, Log, Pool } from '@foyer/runtime';

/** Dependencies of the api; it reads no other configuration. */
export interface ApiDeps {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  /** Base addresses of called services; default 127.0.0.1 with the ports of the settings. */
  readonly addresses?: Partial<Addresses>;
}

export interface Addresses {
  readonly identity: string;
  readonly games: string;
  readonly payments: string;
  readonly jackpot: string;
  readonly chat: string;
  readonly engagement: string;
  readonly exclusionRegister: string;
  readonly sportsFeed: string;
}

export function addressesOf(deps: ApiDeps): Addresses {
  return {
    identity: deps.addresses?.identity ?? `http://127.0.0.1:${deps.settings.identityPort}`,
    games: deps.addresses?.games ?? `http://127.0.0.1:${deps.settings.gamesPort}`,
    payments: deps.addresses?.payments ?? `http://127.0.0.1:${deps.settings.paymentsPort}`,
    jackpot: deps.addresses?.jackpot ?? `http://127.0.0.1:${deps.settings.jackpotPort}`,
    chat: deps.addresses?.chat ?? `http://127.0.0.1:${deps.settings.chatPort}`,
    engagement: deps.addresses?.engagement ?? `http://127.0.0.1:${deps.settings.engagementPort}`,
    sportsFeed: deps.addresses?.sportsFeed ?? `http://127.0.0.1:${deps.settings.sportsFeedPort}`,
    exclusionRegister:
      deps.addresses?.exclusionRegister ?? `http://127.0.0.1:${deps.settings.exclusionRegisterPort}`,
  };
}

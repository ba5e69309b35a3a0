import type { IncomingHttpHeaders } from 'node:http';
import type { EidProvider } from './eid/eidProvider.ts';
import type { Bus, Clock, FoyerSettings, Log, PasswordCost, Pool } from '@foyer/runtime';

/** The connection of a request as the gateway reports it. */
export interface ConnectionRisk {
  unsafe(headers: IncomingHttpHeaders): boolean;
}

/** Sends emails to players. The default stores them in the table `outgoing_mail`. */
export interface Mail {
  send(email: {
    brand: string;
    recipient: string;
    locale: string;
    subject: string;
    body: string;
    /** Idempotency key within the brand: a repeated email is sent once. */
    key?: string | undefined;
  }): Promise<void>;
}

export interface IdentityDeps {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  /** Further public origins per brand, for example `{ aurora: ['https://aurora.example'] }`. */
  readonly publicOrigins?: Readonly<Record<string, readonly string[]>>;
  readonly connectionRisk?: ConnectionRisk;
  readonly mail?: Mail;
  /** The national e-ID provider; by default the one of the settings. */
  readonly eid?: EidProvider;
  /** Cost of password hashing; lower values are for tests only. */
  readonly passwordCost?: PasswordCost;
  /**
   * True if a sign-in ends the player's other sessions; by default the rule of the licence profile.
   */
  readonly singleSession?: (brand: string) => boolean;
}

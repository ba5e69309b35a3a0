import type { IncomingHttpHeaders } from 'node:http';
import type { Bus, Clock, FoyerSettings, Log, Pool } from '@foyer/runtime';
import type { PasswordCost } from './security/password.ts';

/** What the edge knows about the way a request came. */
export interface ConnectionRisk {
  unsafe(headers: IncomingHttpHeaders): boolean;
}

/** Carries letters to players. The default keeps them in the table `outgoing_mail`. */
export interface Mail {
  send(letter: {
    brand: string;
    recipient: string;
    locale: string;
    subject: string;
    body: string;
  }): Promise<void>;
}

export interface IdentityDeps {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  /** Further public origins per brand, as in `{ aurora: ['https://aurora.example'] }`. */
  readonly publicOrigins?: Readonly<Record<string, readonly string[]>>;
  readonly connectionRisk?: ConnectionRisk;
  readonly mail?: Mail;
  /** Cheaper in tests only. */
  readonly passwordCost?: PasswordCost;
  /** Whether a sign-in ends the player's older sessions; every licence of ours asks for it unless said otherwise. */
  readonly singleSession?: (brand: string) => boolean;
}

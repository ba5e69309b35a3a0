import type { PayAndPlayFlow } from '@foyer/market';
import type { RenewalFailure } from '../session.machine.ts';
import type { Tokens } from '../tokens.ts';

/** What a player takes along through the sign-in and finds again afterwards. */
export interface Journey {
  readonly redir?: string | undefined;
  readonly carry?: Readonly<Record<string, string>> | undefined;
  /** By which bank or wallet, when not by the identity server's own means. */
  readonly flow?: PayAndPlayFlow | undefined;
}

/** Who knows whether somebody is signed in. Another integration is another adapter. */
export interface IdentityProvider {
  /** Without asking the player; undefined when nobody is signed in (requirements/errors#identity-server: an anonymous session). */
  restore(): Promise<Tokens | undefined>;
  renew(tokens: Tokens): Promise<Tokens>;
  signIn(journey: Journey): Promise<void>;
  /** `country`, ISO 3166: where the player said to live, so that nobody asks again. */
  signUp(journey: Journey, country?: string): Promise<void>;
  finishSignIn(href: string): Promise<{ readonly tokens: Tokens; readonly journey: Journey }>;
  signOut(tokens: Tokens): Promise<void>;
}

/** Why a session could not be renewed or restored. */
export class IdentityFailure extends Error {
  readonly failure: RenewalFailure;

  constructor(failure: RenewalFailure, cause: unknown) {
    super(`The identity server: ${failure}`, { cause });
    this.name = 'IdentityFailure';
    this.failure = failure;
  }
}

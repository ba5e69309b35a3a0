import type { PayAndPlayFlow } from '@foyer/market';
import type { RenewalFailure } from '../session.machine.ts';
import type { Tokens } from '../tokens.ts';

/** Data that a player carries through the sign-in. */
export interface Journey {
  readonly redir?: string | undefined;
  readonly carry?: Readonly<Record<string, string>> | undefined;
  /** The bank or wallet to sign in with; absent for the identity server's own methods. */
  readonly flow?: PayAndPlayFlow | undefined;
  /** Proof of a sign-in by code, valid once; never stored. */
  readonly ticket?: string | undefined;
}

/** Determines whether a player is signed in. Each integration has its own adapter. */
export interface IdentityProvider {
  /**
   * Restores a session without input of the player; undefined without one
   * (requirements/errors#identity-server: an anonymous session).
   */
  restore(): Promise<Tokens | undefined>;
  renew(tokens: Tokens): Promise<Tokens>;
  /** Only internal paths and the parameters of requirements/routes#layouts are kept of the journey. */
  signIn(journey: Journey): Promise<void>;
  /**
   * `country`, ISO 3166: the residence that the player already selected, so that the form does not ask
   * again.
   */
  signUp(journey: Journey, country?: string): Promise<void>;
  finishSignIn(href: string): Promise<{ readonly tokens: Tokens; readonly journey: Journey }>;
  /** Ends the session and sends the player to `href`, an address of this site. */
  signOut(tokens: Tokens, href: string): Promise<void>;
}

/** Reason why a session could not be renewed or restored. */
export class IdentityFailure extends Error {
  readonly failure: RenewalFailure;

  constructor(failure: RenewalFailure, cause: unknown) {
    super(`The identity server: ${failure}`, { cause });
    this.name = 'IdentityFailure';
    this.failure = failure;
  }
}

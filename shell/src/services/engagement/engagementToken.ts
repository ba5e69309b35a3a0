import { ENGAGEMENT_PATHS, tokenAnswerSchema } from '@foyer/kernel/engagement';
import * as v from 'valibot';
import type { EngagementPorts } from './engagementPorts.ts';

/** Time before the expiry at which a token is renewed, so that it outlives the request that carries it. */
const RENEW_BEFORE_MS = 15_000;
const OK = 200;
const UNAUTHORIZED = 401;

export interface EngagementToken {
  /**
   * A valid token of the current session.
   * @throws without a session, without a client id, and when the service issues none.
   */
  read(): Promise<string>;
  /** The service refused the token, or its session has ended. */
  drop(token?: string): void;
}

/** The player's token at the engagement service, in memory only (requirements/interfaces#gamification-provider). */
export function createEngagementToken(ports: EngagementPorts): EngagementToken {
  let issuing: Promise<void> | undefined;
  let held:
    | { readonly accessToken: string; readonly renewAt: number; readonly sessionId: string }
    | undefined;

  const sessionId = (): string | undefined => {
    const state = ports.session.current();
    return state.status === 'LOGGED_IN' ? state.sessionId : undefined;
  };

  async function issue(): Promise<void> {
    const owner = sessionId();
    const [clientId, identityToken] = await Promise.all([ports.clientId(), ports.session.accessToken()]);
    if (owner === undefined || identityToken === undefined) throw new Error('Engagement needs a session');
    if (clientId === undefined) throw new Error('The brand has no client id for engagement');
    const exchange = (token: string) =>
      ports.request({
        method: 'POST',
        path: ENGAGEMENT_PATHS.token,
        body: { clientId, identityToken: token },
      });
    let answer = await exchange(identityToken);
    const renewed =
      answer.status === UNAUTHORIZED ? await ports.session.reauthenticate(identityToken) : undefined;
    if (renewed !== undefined) answer = await exchange(renewed);
    if (answer.status !== OK) throw new Error(`No engagement token: ${answer.status}`);
    const { accessToken, expiresAt } = v.parse(tokenAnswerSchema, answer.body);
    // the interface requires no lifetime: a token without one is used until it is refused
    const renewAt = expiresAt === undefined ? Infinity : Date.parse(expiresAt) - RENEW_BEFORE_MS;
    if (sessionId() !== owner) throw new Error('The session of the engagement token has ended');
    held = { accessToken, renewAt, sessionId: owner };
  }

  return {
    async read() {
      if (held === undefined || held.renewAt <= ports.now() || held.sessionId !== sessionId())
        await (issuing ??= issue().finally(() => (issuing = undefined)));
      if (held === undefined) throw new Error('Engagement needs a session');
      return held.accessToken;
    },
    drop(token) {
      if (token === undefined || held?.accessToken === token) held = undefined;
    },
  };
}

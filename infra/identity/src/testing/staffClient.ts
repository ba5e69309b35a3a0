import { staffClientSecret, type StaffClient } from '@foyer/runtime';
import * as oidc from 'openid-client';
import { exchange, localFetch, SEEDED_PASSWORD, type Pending } from './client.ts';
import type { Stage } from './stage.ts';
import { Visitor, type Reply } from './visitor.ts';

/** A client of the staff realm, like the console and the edge, connected to a stage. */
export interface StaffSite {
  readonly origin: string;
  readonly config: oidc.Configuration;
  newVisitor(): Visitor;
  request(further?: Readonly<Record<string, string>>): Promise<Pending>;
  /** Runs the sign-in from the request to the callback address. */
  signIn(visitor: Visitor, email: string, password?: string): Promise<{ pending: Pending; reply: Reply }>;
  tokens(visitor: Visitor, email: string): ReturnType<typeof oidc.authorizationCodeGrant>;
}

export async function staffSite(
  { port, settings }: Stage,
  client: StaffClient = 'console',
  secret = staffClientSecret(settings.internalSecret, client),
): Promise<StaffSite> {
  const origin = `http://console.localhost:${port}`;
  const redirectUri =
    client === 'console'
      ? `${origin}/session/callback`
      : `http://aurora.localhost:${port}/staff-preview/callback`;
  const config = await oidc.discovery(
    new URL(`${origin}/realms/staff`),
    client,
    undefined,
    oidc.ClientSecretBasic(secret),
    { execute: [oidc.allowInsecureRequests], [oidc.customFetch]: localFetch(port) as oidc.CustomFetch },
  );
  async function request(further: Readonly<Record<string, string>> = {}): Promise<Pending> {
    const verifier = oidc.randomPKCECodeVerifier();
    const pending = { verifier, state: oidc.randomState(), nonce: oidc.randomNonce(), redirectUri };
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope: 'openid',
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state: pending.state,
      nonce: pending.nonce,
      ...further,
    });
    return { ...pending, url };
  }
  async function signIn(
    visitor: Visitor,
    email: string,
    password = SEEDED_PASSWORD,
  ): Promise<{ pending: Pending; reply: Reply }> {
    const pending = await request();
    const first = await visitor.open(pending.url.href);
    const reply = first.url.pathname.startsWith('/realms/')
      ? await visitor.submit('/sign-in', { email, password })
      : first;
    return { pending, reply };
  }
  return {
    origin,
    config,
    request,
    signIn,
    newVisitor: () => new Visitor(port, 'console.localhost'),
    async tokens(visitor, email) {
      const { pending, reply } = await signIn(visitor, email);
      return exchange(config, pending, reply.url);
    },
  };
}

import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { readBody, sendJson, verifyRequest, type Clock } from '@foyer/runtime';
import type { TokenPair } from '../../src/sessions/identityCalls.ts';
import { closeServer, listen } from './listen.ts';

export interface TokenClaims {
  readonly brand: string;
  readonly playerId: string;
  readonly sid: string;
  readonly flow?: string;
  readonly lifeSeconds?: number;
  readonly issuedAt?: number;
  readonly audience?: string;
  readonly issuer?: string;
  readonly type?: string;
  readonly kid?: string;
}

export interface FakeIdentity {
  readonly baseUrl: string;
  /** Number of requests for the signing keys. */
  readonly keyRequests: { count: number };
  readonly ended: { path: string; body: unknown }[];
  /** Valid refresh tokens and the tokens they are exchanged for. */
  readonly refreshable: Map<string, { accessToken: string; refreshToken: string }>;
  readonly hosts: string[];
  /** Answers of identity to verification links, by token. */
  readonly emailLinks: Map<string, object>;
  /** Emails accepted for sending, newest last. */
  readonly emails: {
    readonly path: string;
    readonly subject: string;
    readonly body: string;
    readonly locale: string;
  }[];
  /** Answers to signed calls by path; any other call counts as the end of a session. */
  readonly answers: Map<string, { readonly status: number; readonly body: object }>;
  /** Signed calls with an entry in `answers`. */
  readonly calls: { readonly path: string; readonly body: unknown }[];
  /** True if a request for an email is answered with `sent: true`. */
  sendsEmails: boolean;
  /** Outcome of the next requests for another email address. */
  emailChange: string;
  /** Text messages accepted for sending, newest last. */
  readonly textMessages: { readonly phoneNumber: string; readonly text: string }[];
  isDown: boolean;
  /** Number of refresh tokens exchanged for a new successor. */
  readonly rotations: { count: number };
  /**
   * A sign-in whose refresh tokens rotate with the grace period of production; with a code, it can be
   * exchanged once.
   */
  signIn(
    claims: TokenClaims,
    proof?: { readonly code: string; readonly verifier: string },
  ): Promise<TokenPair>;
  token(claims: TokenClaims): Promise<string>;
  close(): Promise<void>;
}

interface Link {
  readonly claims: TokenClaims;
  successor?: string;
  hasGrace: boolean;
}

const KEY_ID = 'test-key';

/** The part of the identity service that the API uses, with real ES256 keys. */
export async function startFakeIdentity(deps: {
  readonly secret: string;
  readonly clock: Clock;
}): Promise<FakeIdentity> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: 'ES256', use: 'sig' };
  const keyRequests = { count: 0 };
  const ended: { path: string; body: unknown }[] = [];
  const refreshable = new Map<string, { accessToken: string; refreshToken: string }>();
  const hosts: string[] = [];
  const emailLinks = new Map<string, object>();
  const emails: FakeIdentity['emails'] = [];
  const answers: FakeIdentity['answers'] = new Map();
  const calls: FakeIdentity['calls'] = [];
  const textMessages: FakeIdentity['textMessages'] = [];

  const rotations = { count: 0 };
  const links = new Map<string, Link>();
  const codes = new Map<string, { readonly verifier: string; readonly tokens: TokenPair }>();

  function begin(claims: TokenClaims): string {
    const refreshToken = crypto.randomUUID();
    links.set(refreshToken, { claims, hasGrace: true });
    return refreshToken;
  }

  function successorOf(refreshToken: string, hasGrace: boolean): string | undefined {
    const link = links.get(refreshToken);
    if (!link || (link.successor !== undefined && !(hasGrace && link.hasGrace))) return undefined;
    if (link.successor === undefined) {
      rotations.count += 1;
      link.successor = begin(link.claims);
      link.hasGrace = hasGrace;
    }
    return link.successor;
  }

  async function granted(form: URLSearchParams): Promise<TokenPair | undefined> {
    if (form.get('grant_type') === 'authorization_code') {
      const pending = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      return pending?.verifier === form.get('code_verifier') ? pending?.tokens : undefined;
    }
    const presented = form.get('refresh_token') ?? '';
    const refreshToken = successorOf(presented, true);
    const claims = refreshToken === undefined ? undefined : links.get(refreshToken)?.claims;
    return refreshToken !== undefined && claims
      ? { accessToken: await fake.token(claims), refreshToken }
      : refreshable.get(presented);
  }

  const server = createServer((request, response) => {
    void (async () => {
      const url = request.url ?? '';
      const body = await readBody(request, 65_536);
      if (fake.isDown) return request.socket.destroy();
      if (url.endsWith('/certs')) {
        keyRequests.count += 1;
        return sendJson(response, 200, { keys: [jwk] });
      }
      if (url.endsWith('/token')) {
        hosts.push(request.headers.host ?? '');
        const tokens = await granted(new URLSearchParams(body));
        return tokens
          ? sendJson(response, 200, { access_token: tokens.accessToken, refresh_token: tokens.refreshToken })
          : sendJson(response, 400, { error: 'invalid_grant' });
      }
      if (
        !verifyRequest(
          deps.secret,
          { method: request.method ?? '', path: url, body },
          request.headers,
          deps.clock(),
        )
      )
        return sendJson(response, 401, {});
      const prepared = answers.get(url);
      if (prepared) {
        calls.push({ path: url, body: JSON.parse(body) as unknown });
        return sendJson(response, prepared.status, prepared.body);
      }
      if (url.endsWith('/state')) return sendJson(response, 200, { active: true });
      if (url.endsWith('/refresh-tokens/spend'))
        return sendJson(response, 200, {
          refreshToken:
            successorOf((JSON.parse(body) as { refreshToken: string }).refreshToken, false) ?? null,
        });
      if (url.endsWith('/email-verifications/redeem'))
        return sendJson(
          response,
          200,
          emailLinks.get((JSON.parse(body) as { token: string }).token) ?? { kind: 'unknown' },
        );
      if (url.endsWith('/email-verification/send'))
        return sendJson(response, 200, { sent: fake.sendsEmails });
      if (url.endsWith('/email-change/send')) return sendJson(response, 200, { outcome: fake.emailChange });
      if (url.endsWith('/text-messages/send')) {
        textMessages.push(JSON.parse(body) as FakeIdentity['textMessages'][number]);
        return sendJson(response, 200, { sent: true });
      }
      if (url.endsWith('/emails/send')) {
        if (fake.sendsEmails)
          emails.push({
            path: url,
            ...(JSON.parse(body) as { subject: string; body: string; locale: string }),
          });
        return sendJson(response, 200, { sent: fake.sendsEmails });
      }
      ended.push({ path: url, body: JSON.parse(body) as unknown });
      return sendJson(response, 200, { ended: true });
    })();
  });
  const baseUrl = await listen(server);
  const fake: FakeIdentity = {
    baseUrl,
    keyRequests,
    ended,
    refreshable,
    hosts,
    rotations,
    emailLinks,
    emails,
    answers,
    calls,
    sendsEmails: true,
    emailChange: 'SENT',
    textMessages,
    isDown: false,
    async signIn(claims, proof) {
      const tokens = { accessToken: await fake.token(claims), refreshToken: begin(claims) };
      if (proof) codes.set(proof.code, { verifier: proof.verifier, tokens });
      return tokens;
    },
    token(claims) {
      const issuedAt = claims.issuedAt ?? Math.floor(deps.clock() / 1000);
      return new SignJWT({
        player_id: claims.playerId,
        sid: claims.sid,
        passwordless: false,
        flow: claims.flow ?? 'Identity',
        jti: crypto.randomUUID(),
      })
        .setProtectedHeader({ alg: 'ES256', kid: claims.kid ?? KEY_ID, typ: claims.type ?? 'at+jwt' })
        .setIssuer(claims.issuer ?? `http://${claims.brand}.localhost:4000/realms/${claims.brand}`)
        .setAudience(claims.audience ?? 'app')
        .setSubject(claims.playerId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + (claims.lifeSeconds ?? 300))
        .sign(privateKey);
    },
    close: () => closeServer(server),
  };
  return fake;
}

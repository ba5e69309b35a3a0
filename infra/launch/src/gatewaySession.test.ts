import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_MIGRATIONS } from '@foyer/api';
import { IDENTITY_MIGRATIONS } from '@foyer/identity';
import { readSettings, type Pool } from '@foyer/runtime';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCleanUp, type CleanUp } from './cleanUp.ts';
import { createTestDatabase } from './postgres/testDatabase.ts';
import { connect, loadServices, open, openGateway } from './services.ts';
import { freePorts } from './testing/freePorts.ts';

/** Gateway, api and identity as `npm start` runs them, on a separate database. */
let cleanUp: CleanUp;
let port: number;
let pool: Pool;
let home: string;
const lines: string[] = [];
const START_MS = 120_000;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-gateway-session-'));
  cleanUp = createCleanUp();
  const [gateway = 0, api = 0, identity = 0] = await freePorts(3);
  port = gateway;
  const ports = {
    FOYER_GATEWAY_PORT: String(gateway),
    FOYER_API_PORT: String(api),
    FOYER_IDENTITY_PORT: String(identity),
    FOYER_GAMES_PORT: '9',
  };
  const settings = readSettings(ports, home, {
    internal: 'internal-secret',
    games: 'games-secret',
    payments: 'payments-secret',
  });
  const database = await createTestDatabase(
    { schema: 'api', migrations: API_MIGRATIONS },
    { schema: 'identity', migrations: IDENTITY_MIGRATIONS },
  );
  cleanUp.add('database', () => database.close());
  const around = {
    settings,
    cleanUp,
    logFile: { path: '', write: (line: string) => void lines.push(line), close: () => undefined },
  };
  const services = [];
  for (const definition of (await loadServices()).filter(
    ({ name }) =>
      !['games', 'sports-feed', 'jackpot', 'chat', 'engagement', 'exclusion-register'].includes(name),
  )) {
    const running = await connect(definition, database.connectionString, around);
    services.push(await open(running, cleanUp));
    ({ pool } = running.deps);
  }
  await openGateway(
    settings,
    Object.fromEntries(services.map((service) => [service.name, () => service.ready()])),
    around,
  );
}, START_MS);
afterAll(async () => {
  await cleanUp.run();
  await rm(home, { recursive: true, force: true });
}, START_MS);

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** A minimal browser: cookies, redirects and forms. */
class Browser {
  readonly cookies = new Map<string, string>();
  readonly origin = `http://quetzal.localhost:${port}`;

  send(
    path: string,
    {
      method = 'GET',
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const call = httpRequest(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          agent: false,
          headers: {
            host: new URL(this.origin).host,
            accept: 'text/html',
            ...(cookie === '' ? {} : { cookie }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) this.#keep(line);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString(),
            });
          });
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  visit(path: string): Promise<Reply> {
    return this.send(path, {
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' },
    });
  }

  request(name: string, body: object = {}): Promise<Reply> {
    return this.send(`/session/${name}`, {
      method: 'POST',
      headers: { origin: this.origin, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  }

  /** Signs in with the identity server's form; returns the address of the redirect back. */
  async signInAt(href: string, email: string): Promise<URL> {
    let reply = await this.send(href);
    for (let hop = 0; hop < 10 && reply.headers.location !== undefined; hop += 1) {
      const next = new URL(reply.headers.location, this.origin);
      if (!next.pathname.startsWith('/realms/')) return next;
      reply = await this.send(`${next.pathname}${next.search}`);
      const form = /<form[^>]*action="([^"]*\/sign-in)"[^>]*>([\s\S]*?)<\/form>/.exec(reply.text);
      if (!form) continue;
      const hidden = [
        ...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g),
      ].map(([, name = '', value = '']) => [name, value] as [string, string]);
      const body = new URLSearchParams([...hidden, ['email', email], ['password', 'Foyer-2026!']]).toString();
      reply = await this.send(form[1] ?? '', {
        method: 'POST',
        headers: { origin: this.origin, 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    }
    throw new Error(`The sign-in at ${href} did not redirect back`);
  }

  async signIn(email: string): Promise<string> {
    const { location } = JSON.parse(
      (await this.request('sign-in', { locale: 'en', isSignUp: false })).text,
    ) as {
      location: string;
    };
    const back = await this.signInAt(location, email);
    const response = await this.request('code', {
      locale: 'en',
      code: back.searchParams.get('code'),
      state: back.searchParams.get('state'),
    });
    return (JSON.parse(response.text) as { accessToken: string }).accessToken;
  }
}

/** Tokens as a partner obtains them, from the token endpoint of the realm. */
async function partnerTokens(email: string): Promise<{ accessToken: string; refreshToken: string }> {
  const browser = new Browser();
  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${browser.origin}/en/identity-login-handler/`;
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const query = new URLSearchParams({
    client_id: 'app',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: redirectUri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: 's',
  });
  const back = await browser.signInAt(
    `/realms/quetzal/protocol/openid-connect/auth?${query.toString()}`,
    email,
  );
  const { access_token: accessToken = '', refresh_token: refreshToken = '' } = await grant({
    grant_type: 'authorization_code',
    code: back.searchParams.get('code') ?? '',
    code_verifier: verifier,
    redirect_uri: redirectUri,
  });
  return { accessToken, refreshToken };
}

async function grant(
  fields: Record<string, string>,
): Promise<{ access_token?: string; refresh_token?: string; error?: string }> {
  const body = new URLSearchParams({ client_id: 'app', ...fields }).toString();
  const { text } = await new Browser().send('/realms/quetzal/protocol/openid-connect/token', {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body,
  });
  return JSON.parse(text) as { access_token?: string; refresh_token?: string; error?: string };
}

async function viewerOf(accessToken: string): Promise<unknown> {
  const { text } = await new Browser().send('/api/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: `Bearer ${accessToken}`,
    },
    body: '{"query":"{ viewer { id } }"}',
  });
  return (JSON.parse(text) as { data?: { viewer: { id: string } | null } }).data?.viewer?.id;
}

function sidOf(accessToken: string): string {
  return (JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sid: string })
    .sid;
}

async function refreshTokensOf(sid: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*) from identity.provider_record where model = 'RefreshToken' and session_uid = $1`,
    [sid],
  );
  return rows[0]?.count ?? 0;
}

describe('a session stored by the gateway', () => {
  it('starts, is renewed once for ten tabs, and ends', async () => {
    const browser = new Browser();
    const accessToken = await browser.signIn('funded@quetzal.test');
    const sid = sidOf(accessToken);
    expect(await viewerOf(accessToken)).toBe('quetzal-funded');
    const before = await refreshTokensOf(sid);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.request('token', { known: accessToken })),
    );
    const tokens = new Set(
      answers.map(({ text }) => (JSON.parse(text) as { accessToken: string }).accessToken),
    );
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(accessToken);
    expect(await refreshTokensOf(sid)).toBe(before + 1);
    expect(JSON.parse((await browser.request('end')).text)).toEqual({ loggedOut: true });
    expect(await Promise.all([accessToken, ...tokens].map(viewerOf))).toEqual([undefined, undefined]);
    expect((await browser.request('token')).status).toBe(204);
    expect(await refreshTokensOf(sid)).toBe(0);
  });

  it('starts from the tokens in an address, which are useless afterwards and in no log', async () => {
    const browser = new Browser();
    const tokens = await partnerTokens('empty@quetzal.test');
    const address = `/en/games/?amount=20&accessToken=${tokens.accessToken}&refreshToken=${tokens.refreshToken}`;
    expect(await viewerOf(tokens.accessToken)).toBe('quetzal-empty');
    const response = await browser.visit(address);
    expect(response).toMatchObject({
      status: 303,
      headers: {
        location: '/en/games/?amount=20',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    });
    const { accessToken } = JSON.parse((await browser.request('token')).text) as { accessToken: string };
    expect(await viewerOf(accessToken)).toBe('quetzal-empty');
    expect(await viewerOf(tokens.accessToken)).toBeUndefined();
    const again = new Browser();
    expect((await again.visit(address)).status).toBe(303);
    expect([...again.cookies]).toEqual([]);
    expect((await browser.request('token')).status).toBe(200);
    for (const secret of [tokens.accessToken, tokens.refreshToken, accessToken, ...browser.cookies.values()])
      expect(lines.join('\n')).not.toContain(secret);
    // a copy of the refresh token at the identity server is refused and ends the session it was copied from
    expect((await grant({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken })).error).toBe(
      'invalid_grant',
    );
    expect((await browser.request('token', { known: accessToken })).status).toBe(401);
  });
});

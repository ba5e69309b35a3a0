import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as oidc from 'openid-client';
import { createTestDatabase } from '@foyer/launch/test-database';
import {
  createBus,
  createLog,
  createServiceClient,
  eidClientSecret,
  eidIssuer,
  readSettings,
  type Pool,
  type Service,
} from '@foyer/runtime';
import { createEid, EID_MIGRATIONS, seedEid } from '../createEid.ts';
import { Browser } from './browser.ts';

const SECRET = 'a-secret-that-only-the-tests-of-the-e-id-provider-know';
const CLIENT = 'tuli';

/** An authentication that a relying party has requested. */
export interface Asked {
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** The provider on a real database, with a relying party and the browser of a person. */
export interface EidScene {
  readonly pool: Pool;
  readonly issuer: string;
  readonly phoneOrigin: string;
  readonly redirectUri: string;
  readonly config: oidc.Configuration;
  readonly logLines: string[];
  now: number;
  browser: Browser;
  /** Requests an authentication and opens its first page in a new browser. */
  ask(): Promise<Asked>;
  /** Opens the phone in a separate browser. */
  openPhone(phoneNumber: string): Promise<Browser>;
  exchange(asked: Asked, answer?: URL): Promise<oidc.IDToken | undefined>;
  close(): Promise<void>;
}

export async function startEidScene(): Promise<EidScene> {
  const home = await mkdtemp(join(tmpdir(), 'foyer-eid-'));
  const logLines: string[] = [];
  const log = createLog('eid', (line) => void logLines.push(line));
  const database = await createTestDatabase({ schema: 'eid', migrations: EID_MIGRATIONS });
  const started: { service?: Service } = {};
  const server = await listen((request, response) => started.service?.handler(request, response));
  const port = (server.address() as AddressInfo).port;
  const settings = readSettings({ FOYER_EID_PORT: String(port), FOYER_GATEWAY_PORT: '1' }, home, {
    internal: 'unused',
    games: 'unused',
    payments: 'unused',
    eid: SECRET,
  });
  const bus = await createBus(database.connectionString, log);
  const scene = { now: Date.now() };
  const deps = { settings, pool: database.pool, bus, log, clock: () => scene.now };
  await seedEid(deps);
  const service = await createEid(deps);
  started.service = service;
  await service.ready();

  const issuer = eidIssuer(settings);
  const client = createServiceClient();
  const config = new oidc.Configuration(
    {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      pushed_authorization_request_endpoint: `${issuer}/request`,
      jwks_uri: `${issuer}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    },
    CLIENT,
    { id_token_signed_response_alg: 'ES256' },
    oidc.ClientSecretBasic(eidClientSecret(SECRET, CLIENT)),
  );
  oidc.allowInsecureRequests(config);
  oidc.enableNonRepudiationChecks(config);
  config[oidc.customFetch] = async (address, { method, headers, body }) => {
    const { host, pathname, search } = new URL(address);
    const answer = await client.call({
      baseUrl: `http://127.0.0.1:${port}`,
      path: `${pathname}${search}`,
      method,
      headers: { ...headers, host },
      ...(body !== undefined && body !== null && { body: String(body as URLSearchParams) }),
      deadlineMs: 5_000,
    });
    return new Response(answer.body === '' ? null : answer.body, {
      status: answer.status,
      headers: { 'content-type': answer.contentType ?? 'application/json' },
    });
  };
  const redirectUri = 'http://tuli.localhost:1/realms/tuli/e-id/return';

  return Object.assign(scene, {
    pool: database.pool,
    issuer,
    phoneOrigin: `http://phone.localhost:${port}`,
    redirectUri,
    config,
    logLines,
    browser: new Browser(port),
    async ask(this: EidScene) {
      const asked = {
        verifier: oidc.randomPKCECodeVerifier(),
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
      };
      const url = await oidc.buildAuthorizationUrlWithPAR(config, {
        redirect_uri: redirectUri,
        scope: 'openid',
        prompt: 'login',
        code_challenge: await oidc.calculatePKCECodeChallenge(asked.verifier),
        code_challenge_method: 'S256',
        state: asked.state,
        nonce: asked.nonce,
      });
      this.browser = new Browser(port);
      await this.browser.open(url.href);
      return asked;
    },
    async openPhone(phoneNumber: string) {
      const phone = new Browser(port);
      await phone.open(`http://phone.localhost:${port}/`);
      await phone.submit('/open', { phoneNumber });
      return phone;
    },
    async exchange(this: EidScene, { verifier, state, nonce }: Asked, answer = this.browser.page?.url) {
      if (!answer) throw new Error('There is no answer to exchange.');
      const tokens = await oidc.authorizationCodeGrant(config, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return tokens.claims();
    },
    async close() {
      await service.close();
      await client.close();
      await new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      });
      await bus.close();
      await database.close();
      await rm(home, { recursive: true, force: true });
    },
  });
}

function listen(handler: Parameters<typeof createServer>[1]): Promise<Server> {
  const server = createServer(handler ?? undefined);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import Provider from 'oidc-provider';
import { eidIssuer, sendJson, startJob, type Service } from '@foyer/runtime';
import { CATALOGUE_PIN, PEOPLE } from '../catalogue/people.ts';
import { createAuthentications } from './authentications/authentications.ts';
import { deleteExpired } from './deleteExpired.ts';
import type { EidDependencies, EidParts } from './deps.ts';
import { readKeys } from './ownKey.ts';
import { createPageFiles } from './pages/files.ts';
import { methodPages } from './pages/methodPages.ts';
import { createPeople } from './people/people.ts';
import { phonePages } from './phone/phonePages.ts';
import { providerConfiguration } from './provider/configuration.ts';
import { loadSigningKeys } from './provider/signingKey.ts';

export type { EidDependencies } from './deps.ts';

/** Folder of the migrations; the database schema is `eid`. */
export const EID_MIGRATIONS = fileURLToPath(new URL('../sql', import.meta.url));

const CLEAN_UP_MS = 60_000;
const PHONE_HOST = /^phone\.localhost(?::\d+)?$/i;
const PAGES = /^\/(?:interaction|style|script)\//;

async function partsOf({ settings, pool, clock, log }: EidDependencies): Promise<EidParts> {
  const keys = await readKeys(join(settings.home, 'keys', 'services', 'eid.key'));
  return {
    settings,
    pool,
    clock,
    log,
    keys,
    people: createPeople(pool, clock, keys),
    authentications: createAuthentications(pool, clock),
    issuer: eidIssuer(settings),
    phoneOrigin: `http://phone.localhost:${settings.eidPort}`,
  };
}

/** Adds the people to test with; production mode has none. */
export async function seedEid(deps: EidDependencies): Promise<void> {
  if (deps.settings.mode !== 'development') return;
  const { people } = await partsOf(deps);
  const { rows } = await deps.pool.query<{ count: number }>('select count(*)::int count from eid.person');
  if ((rows[0]?.count ?? 0) >= PEOPLE.length) return;
  for (const person of PEOPLE) await people.add(person, CATALOGUE_PIN);
}

/**
 * Creates the national e-ID provider. `eid.localhost` is the issuer with the pages of the methods,
 * `phone.localhost` the phone of a person. Expects a migrated schema.
 */
export async function createEid(deps: EidDependencies): Promise<Service> {
  const parts = await partsOf(deps);
  const signingKeys = await loadSigningKeys(parts.pool, parts.clock, parts.keys.signing);
  const provider = new Provider(parts.issuer, providerConfiguration(parts, signingKeys, deps.origins));
  provider.on('server_error', (_ctx, error) => parts.log.error('oidc-provider failed', { error }));
  const files = createPageFiles();
  const pages = methodPages(parts, provider, files);
  const phone = phonePages(parts, files);
  const callback = provider.callback();
  const issuerHost = new URL(parts.issuer).host;
  const cleanUp = startJob({
    name: 'deletion of expired rows',
    everyMs: CLEAN_UP_MS,
    log: parts.log,
    run: () => deleteExpired(parts),
  });
  const ready = async (): Promise<void> => void (await parts.pool.query('select 1 from eid.signing_key'));

  return {
    name: 'eid',
    handler(request, response) {
      const host = (request.headers.host ?? '').toLowerCase();
      const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
      if (PHONE_HOST.test(host)) return phone(request, response);
      if (path === '/healthz')
        return void ready().then(
          () => sendJson(response, 200, { status: 'ready' }),
          () => sendJson(response, 503, { status: 'not ready' }, { 'retry-after': '2' }),
        );
      if (host !== issuerHost) return sendJson(response, 404, { code: 'NOT_FOUND' });
      if (PAGES.test(path)) return pages(request, response);
      callback(request, response).catch((error: unknown) => {
        parts.log.error('request failed', { error });
        if (!response.headersSent) sendJson(response, 503, { code: 'UNAVAILABLE' });
      });
    },
    ready,
    async close() {
      await cleanUp.stop();
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { JWK } from 'jose';
import { isBrandId } from '@foyer/market';
import { BUS_RECONNECTED, sendJson, startJob, type Job, type Service } from '@foyer/runtime';
import { sendDeferredEmails } from './bank/disconnectBank.ts';
import { settleDeferred } from './bank/settleHeldDeposit.ts';
import type { IdentityDeps } from './deps.ts';
import { followPublishedFeatures } from './features/followPublishedFeatures.ts';
import { handleInternal, KEYS_ROTATED } from './internal/handleInternal.ts';
import { createProviders } from './realm/providers.ts';
import { handleRealm } from './realm/handleRealm.ts';
import { publicKeys } from './realm/publicKeys.ts';
import { createServices } from './services.ts';
import { handleStaffRealm } from './staff/handleStaffRealm.ts';
import { createStaffProvider } from './staff/staffProvider.ts';
import { STAFF_REALM } from './staff/staffRealm.ts';
import { sweep } from './store/sweep.ts';

/** Folder of the migrations; the database schema is `identity`. */
export const IDENTITY_MIGRATIONS = fileURLToPath(new URL('../sql', import.meta.url));

const MINUTE_MS = 60_000;
const STAFF_CERTS = `/internal/realms/${STAFF_REALM}/certs`;
const CERTS = /^\/internal\/realms\/([a-z]+)\/certs$/;

function isAnother(keys: readonly JWK[], held: readonly JWK[]): boolean {
  return keys.map((key) => key.kid).join() !== held.map((key) => key.kid).join();
}

/**
 * Creates the identity server: one realm per brand with one issuer per public origin and one set of keys,
 * and a separate realm for staff. Expects a migrated schema.
 */
export async function createIdentity(deps: IdentityDeps): Promise<Service> {
  const services = createServices(deps);
  let providers = createProviders(services, await services.signingKeys.load());
  let staff = createStaffProvider(services.staff, await services.staff.signingKeys.load());

  const { settings } = deps;
  const features = await followPublishedFeatures({
    home: settings.home,
    api: { host: '127.0.0.1', port: settings.apiPort },
    log: deps.log,
    clock: deps.clock,
    serviceClient: services.serviceClient,
    internalSecret: settings.internalSecret,
  });

  async function reloadKeys(): Promise<void> {
    const keys = await services.signingKeys.load();
    if (isAnother(keys, providers.keys)) providers = createProviders(services, keys);
    const ofStaff = await services.staff.signingKeys.load();
    if (isAnother(ofStaff, staff.keys)) staff = createStaffProvider(services.staff, ofStaff);
  }
  const everyMinute = (name: string, run: () => Promise<unknown>): Job<unknown> =>
    startJob({ name, everyMs: MINUTE_MS, log: deps.log, run });
  // a key announced a minute ago starts to sign
  const keys = everyMinute('signing key reload', reloadKeys);
  const jobs = [
    keys,
    everyMinute('deletion of expired rows', () => sweep(services)),
    everyMinute('deferred bank logins', () => settleDeferred(services)),
    everyMinute('deferred emails', () => sendDeferredEmails(services)),
  ];
  const unsubscribes = [KEYS_ROTATED, BUS_RECONNECTED].map((topic) =>
    deps.bus.subscribe(topic, () => keys.kick()),
  );

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const brand = request.method === 'GET' ? CERTS.exec(path)?.[1] : undefined;
    if (brand !== undefined && isBrandId(brand))
      return sendJson(response, 200, publicKeys(providers.keys), { 'cache-control': 'public, max-age=30' });
    if (request.method === 'GET' && path === STAFF_CERTS)
      return sendJson(response, 200, publicKeys(staff.keys), { 'cache-control': 'public, max-age=30' });
    if (path.startsWith('/internal/')) return handleInternal(request, response, services, reloadKeys);
    if (path.startsWith(`/realms/${STAFF_REALM}/`))
      return handleStaffRealm(request, response, services.staff, staff);
    if (path.startsWith('/realms/'))
      return handleRealm(request, response, { services, providers: () => providers });
    sendJson(response, 404, { code: 'NOT_FOUND' });
  }

  return {
    name: 'identity',
    handler(request, response) {
      answer(request, response).catch((error: unknown) => {
        deps.log.error('request failed', { method: request.method, error });
        if (response.headersSent) response.destroy();
        else sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '5' });
      });
    },
    async ready() {
      await deps.pool.query('select 1 from identity.signing_key limit 1');
    },
    async close() {
      for (const unsubscribe of unsubscribes) unsubscribe();
      await Promise.all([...jobs.map((job) => job.stop()), features.close()]);
      await services.serviceClient.close();
    },
  };
}

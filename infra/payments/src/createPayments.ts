import { join } from 'node:path';
import { BRANDS, brands, DEFAULT_BRAND, type BrandId } from '@foyer/market';
import {
  createServiceClient,
  metricsOf,
  migrate,
  sendJson,
  signingKeyIn,
  startJob,
  type Bus,
  type Clock,
  type FoyerSettings,
  type Job,
  type Log,
  type Pool,
  type Route,
  type Service,
} from '@foyer/runtime';
import { frameRoutes } from './frame/frameRoutes.ts';
import { inventoryRoute } from './frame/inventory.ts';
import { assetRoute, buildAssets } from './http/assets.ts';
import { createSiteHandler } from './http/sites.ts';
import { deleteExpiredKeys } from './merchant/deleteExpiredKeys.ts';
import { merchantRoutes } from './merchant/merchantRoutes.ts';
import { challengePages } from './pages/challengePages.ts';
import { institutionPages } from './pages/institutionPages.ts';
import { sweepPayments } from './payments/sweep.ts';
import { createFingerprints } from './security/fingerprints.ts';
import { createLinks } from './security/links.ts';
import { readProviderKey } from './security/providerKey.ts';
import { writeCatalogue, type Merchant } from './seed.ts';
import { deliverWebhooks } from './webhooks/deliverWebhooks.ts';
import type { PaymentsDeps } from './deps.ts';

export interface PaymentsDependencies {
  readonly settings: FoyerSettings;
  readonly pool: Pool;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly log: Log;
  /** Origin at which browsers reach the frame and the bank. */
  readonly payOrigin?: string;
  readonly bankOrigin?: string;
  /** Webhook endpoint of all merchants. */
  readonly webhookUrl?: string;
}

const SCHEMA = 'payments';
/**
 * Signing key of the provider's own releases: signs what its frame may run. Merchants have its public half.
 */
const KEY_FILE = 'payments.pem';
/** Key for values that only the provider may recognise. */
const OWN_KEY_FILE = 'payments.key';
const PASS_MS = 250;
/** Delay that lets the transaction that announces an event commit first. */
const COMMIT_MS = 15;
/** Interval of the idempotency key clean-up; keys are kept for weeks. */
const KEY_CLEANUP_INTERVAL_MS = 3_600_000;
const HOST_PREFIXES = ['', 'lobby.', 'www.', 'proxy.'] as const; // requirements/routes#locales-and-links
const BANK = 'Kestrel Bank';
const WALLET = 'Fernpay';

/**
 * Creates the payment provider with its test bank and wallet. Merchants call it by signed HTTP; payers open
 * pages on its two origins.
 */
export async function createPayments(dependencies: PaymentsDependencies): Promise<Service> {
  const { settings, pool, clock, log } = dependencies;
  if (settings.paymentsSecrets.length === 0)
    throw new Error(
      'The payment provider needs a secret to sign its messages. Set it before starting the service.',
    );
  await migrate(pool, SCHEMA, join(import.meta.dirname, '..', 'sql'));
  const key = await readProviderKey(join(settings.home, 'keys', 'services', OWN_KEY_FILE), {
    pool,
    shared: settings.paymentsSecrets,
    log,
  });
  const fingerprints = createFingerprints(key);
  const links = createLinks(
    key,
    dependencies.payOrigin ?? `http://pay.localhost:${settings.paymentsPort}`,
    dependencies.bankOrigin ?? `http://bank.localhost:${settings.paymentsPort}`,
  );
  const [assets, signingKey] = await Promise.all([
    buildAssets(),
    signingKeyIn(join(settings.home, 'keys', 'services', KEY_FILE)),
    writeCatalogue(pool, fingerprints, merchantsOf(settings, dependencies.webhookUrl)),
  ]);
  const serviceClient = createServiceClient();
  // sender and delivery depend on each other, so the callback is set below
  let schedule = (): void => undefined;
  const deps: PaymentsDeps = {
    pool,
    clock,
    log,
    secrets: settings.paymentsSecrets,
    key,
    links,
    fingerprints,
    serviceClient,
    announce: () => schedule(),
  };
  const repeat = (name: string, everyMs: number, run: (deps: PaymentsDeps) => Promise<number>): Job<number> =>
    startJob({ name, everyMs, firstMs: 0, log, hasMore: (done) => done > 0, run: () => run(deps) });
  const webhooks = repeat('webhook delivery', PASS_MS, deliverWebhooks);
  const jobs = [
    webhooks,
    repeat('payment sweep', PASS_MS, sweepPayments),
    repeat('idempotency key clean-up', KEY_CLEANUP_INTERVAL_MS, deleteExpiredKeys),
  ];
  schedule = () => webhooks.kick(COMMIT_MS);
  metricsOf(SCHEMA).gauge(
    'events_waiting',
    'Webhook events waiting for acknowledgement',
    async () =>
      (
        await pool.query<{ count: number }>(
          'select count(*)::int count from payments.event where next_attempt_at is not null',
        )
      ).rows[0]?.count,
  );
  const ready = async (): Promise<void> => void (await pool.query('select 1'));

  return {
    name: SCHEMA,
    handler: createSiteHandler(
      {
        merchant: { ...merchantRoutes(deps), 'GET /healthz': health(ready) },
        pay: {
          ...frameRoutes(deps, assets),
          ...institutionPages(deps, assets.pageStyle, {
            institution: 'wallet',
            origin: links.payOrigin,
            folder: 'wallet',
            name: WALLET,
            kinds: ['wallet'],
          }),
          'GET /assets/:file': assetRoute(assets),
          'GET /inventory': inventoryRoute(assets, deps, signingKey),
        },
        bank: {
          ...institutionPages(deps, assets.pageStyle, {
            institution: 'bank',
            origin: links.bankOrigin,
            folder: 'pay',
            name: BANK,
            kinds: ['instant-bank', 'open-banking'],
          }),
          ...challengePages(deps, assets.pageStyle, BANK),
          'GET /assets/:file': assetRoute(assets),
        },
      },
      log,
    ),
    ready,
    async close() {
      await Promise.all(jobs.map((job) => job.stop()));
      await serviceClient.close();
    },
  };
}

function health(ready: () => Promise<void>): Route {
  return ({ response }) =>
    ready().then(
      () => sendJson(response, 200, { status: 'ready' }),
      () => sendJson(response, 503, { status: 'not ready' }, { 'retry-after': '2' }),
    );
}

/**
 * One merchant per brand, with the origins its players may use: the edge's, and the same behind a proxy on
 * the usual ports.
 */
function merchantsOf(
  settings: FoyerSettings,
  webhookUrl = `http://127.0.0.1:${settings.apiPort}/webhooks/payments`,
): readonly Merchant[] {
  const names = (id: BrandId): readonly string[] =>
    HOST_PREFIXES.flatMap((prefix) => [
      `${prefix}${id}.localhost`,
      ...(id === DEFAULT_BRAND ? [`${prefix}localhost`] : []),
    ]);
  return BRANDS.map((id) => ({
    id,
    name: brands[id].title,
    webhookUrl,
    hosts: [...names(id), ...(id === DEFAULT_BRAND ? ['127.0.0.1'] : [])].flatMap((name) => [
      name,
      `${name}:${settings.gatewayPort}`,
    ]),
  }));
}

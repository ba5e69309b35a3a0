import {
  BUS_RECONNECTED,
  startJob,
  type Bus,
  type Clock,
  type Log,
  type Pool,
  type ServiceClient,
} from '@foyer/runtime';
import type { CatalogueSnapshot } from './catalogue.ts';
import { parseCatalogue } from './parseCatalogue.ts';
import { loadCatalogue, storeCatalogue } from './catalogueRows.ts';

export interface CatalogueStore {
  current(): CatalogueSnapshot;
  /** Fetches the catalogue of the provider; true when it changed. */
  refresh(): Promise<boolean>;
  close(): Promise<void>;
}

export interface CatalogueStoreDeps {
  readonly pool: Pool;
  readonly bus: Bus;
  readonly log: Log;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly gamesAddress: string;
  readonly gamesSecret: string;
}

const FIRST_RETRY_MS = 250;
const REFRESH_MS = 60_000;
/** Popularity changes without a new catalogue. */
const RECOUNT_MS = 600_000;

/**
 * Keeps the last known catalogue in memory, loaded from the database. The provider is queried in the
 * background and may be unavailable.
 */
export async function createCatalogueStore(deps: CatalogueStoreDeps): Promise<CatalogueStore> {
  let snapshot = await loadCatalogue(deps.pool, deps.clock());
  let version = '';
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  // one at a time: an older catalogue must not replace a newer one
  const reload = startJob({
    name: 'catalogue reload',
    everyMs: RECOUNT_MS,
    log: deps.log,
    async run() {
      snapshot = await loadCatalogue(deps.pool, deps.clock());
    },
  });
  const unsubscribes = [
    deps.bus.subscribe('games.catalogue-changed', () => void refresh().catch(notRefreshed)),
    deps.bus.subscribe('api.catalogue-changed', () => reload.kick()),
    deps.bus.subscribe(BUS_RECONNECTED, () => reload.kick()),
  ];

  function notRefreshed(error: unknown): void {
    if (version === '') deps.log.debug('provider catalogue not available yet', { error });
    else deps.log.warn('catalogue refresh failed', { error });
  }

  async function refresh(): Promise<boolean> {
    const answer = await deps.serviceClient.callSigned({
      baseUrl: deps.gamesAddress,
      path: '/operator/catalogue',
      method: 'GET',
      secret: deps.gamesSecret,
      clock: deps.clock,
    });
    if (answer.status !== 200)
      throw new Error(`The catalogue request to the provider failed with status ${answer.status}.`);
    const { catalogue, refused } = parseCatalogue(answer.body);
    if (catalogue.version === version) return false;
    if (refused.length > 0) deps.log.warn('catalogue rows rejected', { refused });
    const changed = await storeCatalogue(deps.pool, catalogue, deps.clock());
    version = catalogue.version;
    await reload.run();
    if (changed)
      await deps.bus
        .publish('api.catalogue-changed', { version })
        .catch((error: unknown) => deps.log.warn('catalogue change not published', { error }));
    return changed;
  }

  function schedule(delay: number): void {
    if (closed) return;
    timer = setTimeout(() => {
      refresh().then(
        () => schedule(REFRESH_MS),
        (error: unknown) => {
          notRefreshed(error);
          schedule(version === '' ? FIRST_RETRY_MS : REFRESH_MS);
        },
      );
    }, delay);
    timer.unref();
  }

  schedule(0);
  return {
    current: () => snapshot,
    refresh,
    async close() {
      closed = true;
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
      await reload.stop();
    },
  };
}

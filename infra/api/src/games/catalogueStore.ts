import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import {
  BUS_RECONNECTED,
  inTransaction,
  type Bus,
  type Clock,
  type Log,
  type Pool,
  type ServiceClient,
} from '@foyer/runtime';
import {
  snapshotOf,
  type CatalogueGame,
  type CatalogueSnapshot,
  type CatalogueStudio,
  type ProviderCatalogue,
} from './catalogue.ts';
import { parseCatalogue } from './parseCatalogue.ts';
import { sortByPopularity, readPlayersOfGames } from './popularity.ts';

export interface CatalogueStore {
  current(): CatalogueSnapshot;
  /** Fetches the catalogue of the provider; true when it changed. */
  refresh(): Promise<boolean>;
  close(): void;
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
 * Keeps the last known catalogue in memory, loaded from the database. The provider is asked in the
 * background and may be unavailable.
 */
export async function createCatalogueStore(deps: CatalogueStoreDeps): Promise<CatalogueStore> {
  let snapshot = await load(deps.pool, deps.clock());
  let counted = deps.clock();
  let version = '';
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  const unsubscribes = [
    deps.bus.subscribe('games.catalogue-changed', () => void refresh().catch(notRefreshed)),
    deps.bus.subscribe('api.catalogue-changed', () => void reload()),
    deps.bus.subscribe(BUS_RECONNECTED, () => void reload()),
  ];

  function notRefreshed(error: unknown): void {
    if (version === '') deps.log.debug('provider catalogue not available yet', { error });
    else deps.log.warn('catalogue refresh failed', { error });
  }

  async function reload(): Promise<void> {
    try {
      snapshot = await load(deps.pool, deps.clock());
      counted = deps.clock();
    } catch (error) {
      deps.log.warn('catalogue reload failed', { error });
    }
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
    if (catalogue.version === version) {
      if (deps.clock() - counted > RECOUNT_MS) await reload();
      return false;
    }
    if (refused.length > 0) deps.log.warn('catalogue rows refused', { refused });
    const changed = await store(deps.pool, catalogue, deps.clock());
    version = catalogue.version;
    snapshot = await load(deps.pool, deps.clock());
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
    close() {
      closed = true;
      clearTimeout(timer);
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}

async function load(pool: Pool, now: number): Promise<CatalogueSnapshot> {
  const studios = await pool.query<Omit<CatalogueStudio, 'imageUrl'> & { imageUrl: string | null }>(
    'select id, slug, name, image_url as "imageUrl" from api.game_studio',
  );
  const games = await pool.query<{ facts: CatalogueGame; is_withdrawn: boolean }>(
    'select facts, withdrawn_at is not null as is_withdrawn from api.game',
  );
  return snapshotOf(
    studios.rows
      .map((studio) => ({ ...studio, imageUrl: studio.imageUrl ?? undefined }))
      .sort((left, right) => (left.name < right.name ? -1 : 1)),
    sortByPopularity(
      games.rows.filter((row) => !row.is_withdrawn).map((row) => row.facts),
      await readPlayersOfGames(pool, now),
    ),
    new Map(games.rows.filter((row) => row.is_withdrawn).map((row) => [row.facts.id, row.facts.name])),
  );
}

/**
 * False when the same content is already stored. The provider's version does not decide, because a newer
 * release may accept rows that were refused before. Missing games are withdrawn, never deleted, because
 * histories show their names.
 */
async function store(pool: Pool, catalogue: ProviderCatalogue, now: number): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const { provider } = catalogue;
    const content = createHash('sha256').update(canonicalJson(catalogue)).digest('hex');
    const before = await client.query<{ version: string }>(
      'select version from api.catalogue_version where provider = $1 for update',
      [provider],
    );
    if (before.rows[0]?.version === content) return false;
    await client.query(
      `insert into api.game_studio (id, provider, slug, name, image_url) select s->>'id', $1, s->>'slug', s->>'name', s->>'imageUrl' from jsonb_array_elements($2::jsonb) s
       on conflict (id) do update set slug = excluded.slug, name = excluded.name, image_url = excluded.image_url`,
      [provider, JSON.stringify(catalogue.studios)],
    );
    await client.query(
      `insert into api.game (id, provider, studio_id, slug, facts) select g->>'id', $1, g->>'studioId', g->>'slug', g from jsonb_array_elements($2::jsonb) g
       on conflict (id) do update set studio_id = excluded.studio_id, slug = excluded.slug, facts = excluded.facts, withdrawn_at = null`,
      [provider, JSON.stringify(catalogue.games)],
    );
    await client.query(
      'update api.game set withdrawn_at = $3 where provider = $1 and withdrawn_at is null and not (id = any($2))',
      [provider, catalogue.games.map((game) => game.id), new Date(now)],
    );
    await client.query(
      `insert into api.catalogue_version (provider, version, imported_at) values ($1, $2, $3)
       on conflict (provider) do update set version = excluded.version, imported_at = excluded.imported_at`,
      [provider, content, new Date(now)],
    );
    return true;
  });
}

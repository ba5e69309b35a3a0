import { createHash } from 'node:crypto';
import { canonicalJson } from '@foyer/kernel';
import { inTransaction, type Pool } from '@foyer/runtime';
import {
  snapshotOf,
  type CatalogueGame,
  type CatalogueSnapshot,
  type CatalogueStudio,
  type ProviderCatalogue,
} from './catalogue.ts';
import { readPlayersOfGames, sortByPopularity } from './popularity.ts';

/** The stored catalogue, with games ordered by popularity. */
export async function loadCatalogue(pool: Pool, now: number): Promise<CatalogueSnapshot> {
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
export async function storeCatalogue(
  pool: Pool,
  catalogue: ProviderCatalogue,
  now: number,
): Promise<boolean> {
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

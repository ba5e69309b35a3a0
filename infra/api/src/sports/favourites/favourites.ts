import type { SportsFavouriteKind } from '@foyer/graphql/main';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';

/** Favourites of a player. */
export const MAX_FAVOURITES = 100;
/** Days for which a match is kept: by then it has ended. */
const EVENT_DAYS = 30;

/** A match or a competition of the feed. */
export interface Favourite {
  readonly kind: SportsFavouriteKind;
  readonly id: string;
}

/** The player's favourites, the last added first. */
export async function readFavourites(
  pool: Pick<Pool | PoolClient, 'query'>,
  playerId: string,
  now: number,
): Promise<readonly Favourite[]> {
  const { rows } = await pool.query<Favourite>(
    `select kind, item_id as id from api.sports_favourite
     where player_id = $1 and (kind = 'COMPETITION' or added_at > $2::timestamptz - make_interval(days => $3))
     order by added_at desc, kind, item_id`,
    [playerId, new Date(now), EVENT_DAYS],
  );
  return rows;
}

export interface FavouriteChange {
  readonly add: readonly Favourite[];
  readonly remove: readonly Favourite[];
}

/**
 * Removes favourites, then adds others until there are {@link MAX_FAVOURITES}. A repeated change has the same
 * result.
 */
export function changeFavourites(
  pool: Pool,
  playerId: string,
  { add, remove }: FavouriteChange,
  now: number,
): Promise<{ readonly favourites: readonly Favourite[]; readonly isFull: boolean }> {
  return inTransaction(pool, async (client) => {
    // serialises the changes of a player, so that two tabs never exceed the maximum
    await client.query('select 1 from api.player where id = $1 for no key update', [playerId]);
    await client.query(
      `delete from api.sports_favourite f
       where player_id = $1 and ((kind = 'EVENT' and added_at <= $4::timestamptz - make_interval(days => $5))
         or exists (select 1 from unnest($2::text[], $3::text[]) r (kind, id) where r.kind = f.kind and r.id = f.item_id))`,
      [playerId, ...columnsOf(remove), new Date(now), EVENT_DAYS],
    );
    const before = await readFavourites(client, playerId, now);
    const added = distinct(add).filter((item) => !before.some((known) => isSame(known, item)));
    const room = Math.max(0, MAX_FAVOURITES - before.length);
    await client.query(
      `insert into api.sports_favourite (player_id, kind, item_id, added_at)
       select $1, a.kind, a.id, $4 from unnest($2::text[], $3::text[]) a (kind, id)`,
      [playerId, ...columnsOf(added.slice(0, room)), new Date(now)],
    );
    return { favourites: await readFavourites(client, playerId, now), isFull: added.length > room };
  });
}

function columnsOf(items: readonly Favourite[]): readonly [readonly string[], readonly string[]] {
  return [items.map(({ kind }) => kind), items.map(({ id }) => id)];
}

function distinct(items: readonly Favourite[]): readonly Favourite[] {
  return items.filter((item, index) => items.findIndex((other) => isSame(other, item)) === index);
}

function isSame(left: Favourite, right: Favourite): boolean {
  return left.kind === right.kind && left.id === right.id;
}

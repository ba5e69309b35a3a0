import { randomBytes } from 'node:crypto';
import { commitmentOf } from '@foyer/kernel/mini-game-draw';
import type { MiniGameKind, PlaySource } from '@foyer/kernel/mini-games';
import type { DoorRewardRule } from '@foyer/market/engagement-rules';
import type { Pool, PoolClient } from '@foyer/runtime';
import type { Player } from '../player.ts';
import type { RuleSet } from '../rules/rules.ts';
import type { GameStock } from './canPlay.ts';

/** Prize id of the row that counts all plays. */
const ALL_PLAYS = '';
const HISTORY = 50;
const SEED_BYTES = 32;

/** A stored play with the outcome of its delivery. */
export interface PlayRow {
  readonly id: string;
  readonly game_id: string;
  readonly name: string;
  readonly kind: MiniGameKind;
  readonly prize_id: string;
  readonly reward: DoorRewardRule;
  readonly source: PlaySource;
  readonly points: number;
  readonly prizes: string;
  readonly terms: string;
  readonly commitment: string;
  readonly seed: string;
  readonly number: number;
  readonly grant_key: string | null;
  readonly at: Date;
  readonly confirmed_at: Date | null;
  readonly refused_code: string | null;
}

/** A play that is stored. */
export type NewPlay = Omit<PlayRow, 'confirmed_at' | 'refused_code'>;

/** Stores the plays and limited prizes of the games; neither falls below what was taken. */
export async function stockGames(pool: Pool, brand: string, { miniGames = [] }: RuleSet): Promise<void> {
  const rows = miniGames.flatMap(({ id, plays, prizes }) => [
    { game: id, prize: ALL_PLAYS, stock: plays },
    ...prizes.flatMap((prize) =>
      prize.stock === null ? [] : [{ game: id, prize: prize.id, stock: prize.stock }],
    ),
  ]);
  for (const { game, prize, stock } of rows)
    await pool.query(
      `insert into engagement.mini_game_stock (brand, game_id, prize_id, pool) values ($1, $2, $3, $4)
       on conflict (brand, game_id, prize_id) do update set pool = greatest(excluded.pool, engagement.mini_game_stock.taken)
       where engagement.mini_game_stock.pool <> excluded.pool`,
      [brand, game, prize, stock],
    );
}

interface StockRow {
  readonly game_id: string;
  readonly prize_id: string;
  readonly left: number;
}

/** Plays and limited prizes left, by game. */
export async function readGameStock(pool: Pool, brand: string): Promise<ReadonlyMap<string, GameStock>> {
  const { rows } = await pool.query<StockRow>(
    'select game_id, prize_id, pool - taken as left from engagement.mini_game_stock where brand = $1',
    [brand],
  );
  return new Map([...new Set(rows.map((row) => row.game_id))].map((id) => [id, stockOf(rows, id)]));
}

/** Locks plays and limited prizes of a game until the transaction ends. */
export async function lockGameStock(client: PoolClient, brand: string, gameId: string): Promise<GameStock> {
  const { rows } = await client.query<StockRow>(
    `select game_id, prize_id, pool - taken as left from engagement.mini_game_stock
     where brand = $1 and game_id = $2 order by prize_id for update`,
    [brand, gameId],
  );
  return stockOf(rows, gameId);
}

function stockOf(rows: readonly StockRow[], gameId: string): GameStock {
  const ofGame = rows.filter((row) => row.game_id === gameId);
  return {
    plays: ofGame.find((row) => row.prize_id === ALL_PLAYS)?.left ?? 0,
    prizes: new Map(ofGame.map((row) => [row.prize_id, row.left])),
  };
}

/** Takes a play and its prize. Prizes that are not limited have no row; a check constraint rejects overselling. */
export async function takePrize(
  client: PoolClient,
  brand: string,
  gameId: string,
  prizeId: string,
): Promise<void> {
  await client.query(
    'update engagement.mini_game_stock set taken = taken + 1 where brand = $1 and game_id = $2 and prize_id in ($3, $4)',
    [brand, gameId, ALL_PLAYS, prizeId],
  );
}

async function newSeed(): Promise<{ readonly seed: string; readonly commitment: string }> {
  const seed = randomBytes(SEED_BYTES).toString('hex');
  return { seed, commitment: await commitmentOf(seed) };
}

/** Commitments to the seeds of the player's next draws by game; seeds that are missing are created. */
export async function readCommitments(
  pool: Pool,
  { brand, playerId }: Player,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const read = async () =>
    (
      await pool.query<{ game_id: string; commitment: string }>(
        'select game_id, commitment from engagement.mini_game_seed where brand = $1 and player_id = $2 and game_id = any($3)',
        [brand, playerId, gameIds],
      )
    ).rows.map((row) => [row.game_id, row.commitment] as const);
  const known = new Map(await read());
  const missing = gameIds.filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  for (const gameId of missing) {
    const { seed, commitment } = await newSeed();
    await pool.query(
      `insert into engagement.mini_game_seed (brand, player_id, game_id, seed, commitment)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [brand, playerId, gameId, seed, commitment],
    );
  }
  return new Map(await read());
}

/** Uses the seed of a commitment and creates the next one. @returns undefined when the commitment is another. */
export async function useSeed(
  client: PoolClient,
  { brand, playerId }: Player,
  gameId: string,
  commitment: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ seed: string }>(
    `select seed from engagement.mini_game_seed
     where brand = $1 and player_id = $2 and game_id = $3 and commitment = $4 for update`,
    [brand, playerId, gameId, commitment],
  );
  const [row] = rows;
  if (!row) return undefined;
  const next = await newSeed();
  await client.query(
    'update engagement.mini_game_seed set seed = $4, commitment = $5 where brand = $1 and player_id = $2 and game_id = $3',
    [brand, playerId, gameId, next.seed, next.commitment],
  );
  return row.seed;
}

export async function insertPlay(
  client: PoolClient,
  { brand, playerId }: Player,
  play: NewPlay,
): Promise<void> {
  await client.query(
    `insert into engagement.mini_game_play (brand, player_id, id, game_id, name, kind, prize_id, reward, source,
       points, prizes, terms, commitment, seed, number, grant_key, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      brand,
      playerId,
      play.id,
      play.game_id,
      play.name,
      play.kind,
      play.prize_id,
      JSON.stringify(play.reward),
      play.source,
      play.points,
      play.prizes,
      play.terms,
      play.commitment,
      play.seed,
      play.number,
      play.grant_key,
      play.at,
    ],
  );
}

const COLUMNS = `p.id, p.game_id, p.name, p.kind, p.prize_id, p.reward, p.source, p.points, p.prizes, p.terms,
  p.commitment, p.seed, p.number, p.grant_key, p.at, g.confirmed_at, g.refused_code`;

export async function readPlay(
  client: Pool | PoolClient,
  { brand, playerId }: Player,
  id: string,
): Promise<PlayRow | undefined> {
  const { rows } = await client.query<PlayRow>(
    `select ${COLUMNS} from engagement.mini_game_play p left join engagement.reward_grant g on g.key = p.grant_key
     where p.brand = $1 and p.player_id = $2 and p.id = $3`,
    [brand, playerId, id],
  );
  return rows[0];
}

/** The latest plays of a player, newest first; at most 50. */
export async function readPlays(pool: Pool, { brand, playerId }: Player): Promise<readonly PlayRow[]> {
  const { rows } = await pool.query<PlayRow>(
    `select ${COLUMNS} from engagement.mini_game_play p left join engagement.reward_grant g on g.key = p.grant_key
     where p.brand = $1 and p.player_id = $2 order by p.at desc, p.id limit $3`,
    [brand, playerId, HISTORY],
  );
  return rows;
}

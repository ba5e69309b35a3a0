import type { Pool, PoolClient } from '@foyer/runtime';
import type { Player } from '../player.ts';
import { FACT_PAYLOADS, type Fact, type FactKind, type NewFact } from './fact.ts';
import type { Effect } from './folding.ts';
import { storeMessages } from '../inbox/inboxStore.ts';
import { NEW_PLAYER, type PlayerState } from './playerState.ts';

/** Key of the api's event log in `event_cursor`. */
export const API_LOG = 'api';

export interface VersionedState {
  readonly state: PlayerState;
  /** Position of the last fact. */
  readonly version: number;
}

/** The state of a player; that of a new player without facts. */
export async function readState(pool: Pool, { brand, playerId }: Player): Promise<VersionedState> {
  const { rows } = await pool.query<{ state: PlayerState; version: number }>(
    'select state, version from engagement.player_state where brand = $1 and player_id = $2',
    [brand, playerId],
  );
  return rows[0] ?? { state: NEW_PLAYER, version: 0 };
}

interface StateRow extends VersionedState {
  readonly brand: string;
  readonly player_id: string;
}

/** Identifies a player among those of all brands. */
export const playerKey = ({ brand, playerId }: Player): string => `${brand}:${playerId}`;

/** Locks the states of players, always in the same order, until the transaction ends. By `playerKey`. */
export async function lockStates(
  client: PoolClient,
  players: readonly Player[],
): Promise<Map<string, VersionedState>> {
  const columns = [players.map(({ brand }) => brand), players.map(({ playerId }) => playerId)];
  await client.query(
    `insert into engagement.player_state (brand, player_id, state)
     select distinct brand, player_id, $3::jsonb from unnest($1::text[], $2::text[]) as p (brand, player_id)
     order by brand, player_id on conflict do nothing`,
    [...columns, JSON.stringify(NEW_PLAYER)],
  );
  const { rows } = await client.query<StateRow>(
    `select brand, player_id, state, version from engagement.player_state
     where (brand, player_id) in (select * from unnest($1::text[], $2::text[]))
     order by brand, player_id for update`,
    columns,
  );
  return new Map(
    rows.map(({ brand, player_id: playerId, state, version }) => [
      playerKey({ brand, playerId }),
      { state, version },
    ]),
  );
}

export async function storeStates(
  client: PoolClient,
  states: readonly (Player & VersionedState)[],
): Promise<void> {
  await client.query(
    `update engagement.player_state s set state = c.state, version = c.version
     from unnest($1::text[], $2::text[], $3::jsonb[], $4::bigint[]) as c (brand, player_id, state, version)
     where s.brand = c.brand and s.player_id = c.player_id`,
    [
      states.map(({ brand }) => brand),
      states.map(({ playerId }) => playerId),
      states.map(({ state }) => JSON.stringify(state)),
      states.map(({ version }) => version),
    ],
  );
}

/** Position of the new fact; undefined when it was stored before. */
export async function insertFact(
  client: PoolClient,
  fact: NewFact,
  rulesId: string,
  now: number,
): Promise<number | undefined> {
  const { rows } = await client.query<{ seq: number }>(
    `insert into engagement.fact (id, kind, brand, player_id, payload, at, counts, blocks, caps, rules_id, stored_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (id) do nothing returning seq`,
    [
      fact.id,
      fact.kind,
      fact.brand,
      fact.playerId,
      JSON.stringify(fact.payload),
      new Date(fact.at),
      fact.counts,
      fact.blocks,
      JSON.stringify(fact.caps),
      rulesId,
      new Date(now),
    ],
  );
  return rows[0]?.seq;
}

/** Stores the position in the api's log up to which facts are applied. */
export async function storeCursor(client: PoolClient, eventId: number): Promise<void> {
  await client.query(
    `insert into engagement.event_cursor (service, last_id) values ($1, $2)
     on conflict (service) do update set last_id = greatest(engagement.event_cursor.last_id, excluded.last_id)`,
    [API_LOG, eventId],
  );
}

/** The new state and the effects of one fact. */
export interface FactEffects {
  readonly fact: Fact;
  readonly seq: number;
  readonly effects: readonly Effect[];
}

/** An effect with a reason, with its player and position. */
interface EffectRow extends Player {
  readonly at: number;
  readonly seq: number;
  readonly effect: { readonly reason: string; readonly subject: string | null };
}

/** Stores changes of points, rewards that are due, and messages. */
export async function insertEffects(client: PoolClient, applied: readonly FactEffects[]): Promise<void> {
  const all = applied.flatMap(({ fact, seq, effects }) =>
    effects.map((effect) => ({ ...fact, seq, effect })),
  );
  const common = (of: readonly EffectRow[]) => [
    of.map(({ brand }) => brand),
    of.map(({ playerId }) => playerId),
    of.map(({ effect }) => effect.reason),
    of.map(({ effect }) => effect.subject),
    of.map(({ at }) => new Date(at)),
    of.map(({ seq }) => seq),
  ];
  const points = all.flatMap((row) => (row.effect.type === 'points' ? [{ ...row, effect: row.effect }] : []));
  if (points.length > 0)
    await client.query(
      `insert into engagement.point_entry (brand, player_id, reason, subject, at, seq, id, amount, balance)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::bigint[],
         $7::text[], $8::bigint[], $9::bigint[])`,
      [
        ...common(points),
        points.map(({ effect }) => effect.id),
        points.map(({ effect }) => effect.amount),
        points.map(({ effect }) => effect.balance),
      ],
    );
  const grants = all.flatMap((row) => (row.effect.type === 'grant' ? [{ ...row, effect: row.effect }] : []));
  if (grants.length > 0)
    await client.query(
      `insert into engagement.reward_grant (brand, player_id, reason, subject, at, seq, key, offer)
       select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[], $6::bigint[],
         $7::text[], $8::text[])`,
      [...common(grants), grants.map(({ effect }) => effect.key), grants.map(({ effect }) => effect.offer)],
    );
  await storeMessages(client, all);
}

/** A row of a stored fact. */
export interface FactRow {
  readonly id: string;
  readonly kind: string;
  readonly brand: string;
  readonly player_id: string;
  readonly payload: unknown;
  readonly at: Date;
  readonly counts: boolean;
  readonly caps: Fact['caps'];
  readonly rules_id: string;
  readonly seq: number;
}

/** A stored fact with its position and its rules. */
export interface StoredFact {
  readonly fact: Fact;
  readonly seq: number;
  readonly rulesId: string;
}

/** Up to `most` facts after a position, in the order in which they were applied. */
export async function readFacts(pool: Pool, after: number, most: number): Promise<readonly StoredFact[]> {
  const { rows } = await pool.query<FactRow>(
    'select seq, id, kind, brand, player_id, payload, at, counts, caps, rules_id from engagement.fact where seq > $1 order by seq limit $2',
    [after, most],
  );
  return rows.map((row) => ({ fact: factOf(row), seq: row.seq, rulesId: row.rules_id }));
}

/** The fact of a row, which was checked when it was stored. */
export function factOf({ id, kind, brand, player_id: playerId, payload, at, counts, caps }: FactRow): Fact {
  if (!isFactKind(kind)) throw new Error(`Fact ${id} has the unknown kind ${kind}.`);
  return { id, kind, brand, playerId, payload, at: at.getTime(), counts, caps } as Fact;
}

function isFactKind(kind: string): kind is FactKind {
  return Object.hasOwn(FACT_PAYLOADS, kind);
}

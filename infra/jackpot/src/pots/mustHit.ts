import type { MustHitBy } from '@foyer/market/jackpot-rules';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { lockPots } from './cycles.ts';
import type { Draw } from './draw.ts';
import { payOut } from './payOut.ts';
import { POT_IDS, UNITS_PER_CENT, type PotId } from './potModel.ts';

/** Latest amounts and times as the operator publishes them; a pot without an entry has none. */
export type MustHitRules = Readonly<Partial<Record<PotId, MustHitBy>>>;

/** The deadline of a pot's running cycle. */
export interface Deadline {
  readonly cents: number | null;
  readonly at: Date | null;
}

/** A pot reached its latest amount, in pot units. */
export function reachesAmount(value: number, { cents }: Pick<Deadline, 'cents'>): boolean {
  return cents !== null && value >= cents * UNITS_PER_CENT;
}

export async function readDeadlines(
  pool: Pool,
  instanceId: string,
): Promise<Readonly<Partial<Record<PotId, Deadline>>>> {
  const { rows } = await pool.query<Deadline & { readonly id: PotId }>(
    `select id, must_hit_cents as cents, must_hit_at as at from jackpot.pot
     where instance_id = $1 and (must_hit_cents is not null or must_hit_at is not null)`,
    [instanceId],
  );
  return Object.fromEntries(rows.map(({ id, cents, at }) => [id, { cents, at }]));
}

/** Deadlines as they are sent: euro cents and an ISO time, each only where it applies. */
export function shownDeadlines(deadlines: Readonly<Partial<Record<PotId, Deadline>>>): object {
  return Object.fromEntries(
    Object.entries(deadlines).map(([pot, { cents, at }]) => [
      pot,
      { ...(cents === null ? {} : { amount: cents }), ...(at === null ? {} : { at: at.toISOString() }) },
    ]),
  );
}

/**
 * Stores the published rules. A running cycle keeps its deadline, so that players get what they were shown; a cycle
 * without one adopts the rule now, unless its pot has reached the amount already.
 */
export function adoptRules(pool: Pool, instanceId: string, rules: MustHitRules, now: number): Promise<void> {
  const entries = POT_IDS.flatMap((pot) => {
    const { amountCents = null, hours = null } = rules[pot] ?? {};
    return amountCents === null && hours === null ? [] : [{ pot, amountCents, hours }];
  });
  return inTransaction(pool, async (client) => {
    await lockPots(client, instanceId);
    await client.query('delete from jackpot.pot_rule where instance_id = $1 and pot_id <> all ($2)', [
      instanceId,
      entries.map(({ pot }) => pot),
    ]);
    for (const { pot, amountCents, hours } of entries)
      await client.query(
        `insert into jackpot.pot_rule (instance_id, pot_id, amount_cents, hours) values ($1, $2, $3, $4)
         on conflict (instance_id, pot_id) do update set amount_cents = excluded.amount_cents, hours = excluded.hours`,
        [instanceId, pot, amountCents, hours],
      );
    await client.query(
      `update jackpot.pot p set must_hit_cents = r.amount_cents, must_hit_at = $2::timestamptz + make_interval(hours => r.hours)
       from jackpot.pot_rule r
       where p.instance_id = $1 and r.instance_id = p.instance_id and r.pot_id = p.id
         and p.must_hit_cents is null and p.must_hit_at is null
         and (r.amount_cents is null or p.value < r.amount_cents * $3)`,
      [instanceId, new Date(now), UNITS_PER_CENT],
    );
  });
}

interface Candidate {
  readonly id: number;
  readonly player_id: string;
  readonly brand: string;
  readonly currency: string;
  readonly units: number;
}

/**
 * Drops the pots whose time has passed: draws a lot among the contributions of the cycle, as in the draw of each
 * contribution. Without any, the pot stays overdue and the next contribution wins it.
 *
 * @returns the number of pots that dropped.
 */
export async function dropOverdue(
  client: PoolClient,
  instanceId: string,
  now: Date,
  draw: Draw,
): Promise<number> {
  const { rows: overdue } = await client.query<{ id: PotId; cycle_place: number }>(
    'select id, cycle_place from jackpot.pot where instance_id = $1 and must_hit_at <= $2 order by id',
    [instanceId, now],
  );
  let dropped = 0;
  for (const { id: pot, cycle_place: place } of overdue) {
    const candidates = await readCandidates(client, instanceId, place);
    const outOf = candidates.reduce((sum, { units }) => sum + units, 0);
    if (outOf === 0) continue;
    const drawn = draw(outOf);
    const winner = candidateAt(candidates, drawn);
    const contribution = {
      id: winner.id,
      playerId: winner.player_id,
      brand: winner.brand,
      currency: winner.currency,
      amountMinor: 0,
      at: now.toISOString(),
    };
    if (await payOut(client, instanceId, contribution, { pot, drawn, outOf, cause: 'time' })) dropped += 1;
  }
  return dropped;
}

async function readCandidates(
  client: PoolClient,
  instanceId: string,
  place: number,
): Promise<readonly Candidate[]> {
  const { rows } = await client.query<Candidate>(
    `select max(id) filter (where value > 0) as id, player_id, brand, currency, sum(value)::bigint as units
     from jackpot.contribution where instance_id = $1 and place > $2
     group by player_id, brand, currency having sum(value) > 0 order by player_id, brand, currency`,
    [instanceId, place],
  );
  return rows;
}

/** The candidate whose lots contain the drawn number. */
function candidateAt(candidates: readonly Candidate[], drawn: number): Candidate {
  let end = 0;
  for (const candidate of candidates) {
    end += candidate.units;
    if (drawn < end) return candidate;
  }
  throw new RangeError('The number is outside the draw.');
}

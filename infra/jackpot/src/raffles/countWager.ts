import { createHmac } from 'node:crypto';
import { DROP_TYPES, type DropType } from '@foyer/kernel/raffle-draw';
import { exchangeFactor, isRatedCurrency } from '@foyer/money';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { UNITS_PER_CENT } from '../pots/potModel.ts';
import { TICKET_UNITS } from './raffleModel.ts';

/** A settled bet as the ledger reports it. */
export interface SettledBet {
  readonly betId: string;
  readonly playerId: string;
  readonly brand: string;
  /** Undefined for bets outside of games. */
  readonly studioId: string | undefined;
  /** Minor units of `currency`. */
  readonly stakeMinor: number;
  readonly currency: string;
  readonly settledAt: string;
}

/** Key of the api's event log in `event_cursor`, for raffles. */
export const RAFFLE_CURSOR = 'api.raffles';
const ENTRY_HEX_DIGITS = 32;

export interface CountedWager {
  /** Drops in which the player has more tickets now. */
  readonly dropIds: readonly string[];
}

/**
 * Counts a settled bet in the brand's drops of its studio, once, and stores the position in the event log, in
 * one transaction. A bet that arrives after its drop was closed counts in the running one; a bet from a time
 * without drops is never counted.
 *
 * @param eventId - undefined for a message that its sender did not log
 * @param now - milliseconds since the epoch
 */
export function countWager(
  pool: Pool,
  bet: SettledBet | undefined,
  eventId: number | undefined,
  now: number,
): Promise<CountedWager> {
  return inTransaction(pool, async (client) => {
    const dropIds = bet === undefined ? [] : await count(client, bet, now);
    if (eventId !== undefined)
      await client.query(
        `insert into jackpot.event_cursor (service, last_id) values ($1, $2)
         on conflict (service) do update set last_id = greatest(jackpot.event_cursor.last_id, excluded.last_id)`,
        [RAFFLE_CURSOR, eventId],
      );
    return { dropIds };
  });
}

async function count(client: PoolClient, bet: SettledBet, now: number): Promise<readonly string[]> {
  const { betId, playerId, brand, studioId, stakeMinor, currency, settledAt } = bet;
  if (studioId === undefined || stakeMinor <= 0 || !isRatedCurrency(currency)) return [];
  const at = Date.parse(settledAt);
  // the lock keeps the drops open until the wager is counted
  const { rows: drops } = await client.query<KnownDrop>(
    `select id, type, state, salt, starts_at, ends_at from jackpot.raffle_drop
     where brand = $1 and studio_id = $2 and (state = 'open' or (starts_at <= $3 and ends_at > $3)) order by id for share`,
    [brand, studioId, settledAt],
  );
  const chosen = DROP_TYPES.flatMap((type) => {
    const ofType = drops.filter((drop) => drop.type === type);
    const own = ofType.find((drop) => contains(drop, at));
    if (own === undefined || own.state === 'open') return own ?? [];
    // the list is closed: the wager counts in the running drop
    return ofType.find((drop) => drop.state === 'open' && contains(drop, now)) ?? [];
  });
  if (chosen.length === 0) return [];
  const { numerator, denominator } = exchangeFactor(currency, 'EUR');
  const units = Number((BigInt(stakeMinor) * BigInt(UNITS_PER_CENT) * numerator) / denominator);
  const { rowCount } = await client.query(
    `insert into jackpot.raffle_wager (bet_id, player_id, brand, stake, currency, rate_numerator, rate_denominator, units, settled_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing`,
    [betId, playerId, brand, stakeMinor, currency, Number(numerator), Number(denominator), units, settledAt],
  );
  if (rowCount === 0) return [];
  const grown: string[] = [];
  for (const drop of chosen) {
    const { rows } = await client.query<{ units: number }>(
      `insert into jackpot.raffle_entry (drop_id, player_id, currency, entry, units) values ($1, $2, $3, $4, $5)
       on conflict (drop_id, player_id) do update set units = jackpot.raffle_entry.units + excluded.units returning units`,
      [drop.id, playerId, currency, entryOf(drop.salt, playerId), units],
    );
    const total = rows[0]?.units ?? 0;
    if (ticketsIn(total) > ticketsIn(total - units)) grown.push(drop.id);
  }
  return grown;
}

/** Whole tickets for a sum of wagers. The remainder counts with the player's next bets in the drop. */
export function ticketsIn(units: number): number {
  return Math.floor(units / TICKET_UNITS);
}

interface KnownDrop {
  readonly id: string;
  readonly type: DropType;
  readonly state: 'open' | 'closed' | 'drawn';
  readonly salt: Buffer;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

function contains({ starts_at: from, ends_at: to }: KnownDrop, instant: number): boolean {
  return from.getTime() <= instant && instant < to.getTime();
}

/** The player's pseudonym in a drop; only the holder of the salt can compute it. */
function entryOf(salt: Buffer, playerId: string): string {
  return createHmac('sha256', salt).update(playerId).digest('hex').slice(0, ENTRY_HEX_DIGITS);
}

import { createHash, randomBytes } from 'node:crypto';
import { DROP_TYPES, type DropType } from '@foyer/kernel/raffle-draw';
import { localDay } from '@foyer/market/local-time';
import { raffleOn } from '@foyer/market/raffle-rules';
import type { Pool } from '@foyer/runtime';
import { periodAt } from './dropPeriods.ts';
import { dropId } from './raffleModel.ts';
import type { RaffleDefinition } from './raffleOperator.ts';

const SECRET_BYTES = 32;

/** A drop that runs now according to the definitions. */
interface DueDrop {
  readonly id: string;
  readonly type: DropType;
  readonly raffle: RaffleDefinition;
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * Opens the current drop of each type that does not exist yet.
 *
 * @returns the number opened.
 */
export async function openDrops(
  pool: Pool,
  definitions: readonly RaffleDefinition[],
  now: number,
  hourMs: number,
): Promise<number> {
  const due = dueDrops(definitions, now, hourMs);
  const { rows } = await pool.query<{ id: string }>('select id from jackpot.raffle_drop where id = any($1)', [
    due.map(({ id }) => id),
  ]);
  let opened = 0;
  for (const drop of due) if (!rows.some(({ id }) => id === drop.id)) opened += await openDrop(pool, drop);
  return opened;
}

function dueDrops(definitions: readonly RaffleDefinition[], now: number, hourMs: number): readonly DueDrop[] {
  return [...new Set(definitions.map(({ brand }) => brand))].flatMap((brand) => {
    const own = definitions.filter((definition) => definition.brand === brand);
    const timeZone = own[0]?.timeZone ?? 'UTC';
    return DROP_TYPES.flatMap((type) => {
      const { startsAt, endsAt } = periodAt(type, now, timeZone, hourMs);
      const raffle = raffleOn(own, localDay(startsAt, timeZone));
      return raffle === undefined || raffle.prizes[type].length === 0
        ? []
        : [{ id: dropId(type, brand, startsAt), type, raffle, startsAt, endsAt }];
    });
  });
}

/** @returns 1, or 0 when another instance has opened it. */
async function openDrop(pool: Pool, { id, type, raffle, startsAt, endsAt }: DueDrop): Promise<number> {
  const seed = randomBytes(SECRET_BYTES);
  const { rowCount } = await pool.query(
    `insert into jackpot.raffle_drop (id, type, brand, studio_id, studio_slug, prizes, starts_at, ends_at, seed, seed_hash, salt)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11) on conflict do nothing`,
    [
      id,
      type,
      raffle.brand,
      raffle.studioId,
      raffle.studioSlug,
      JSON.stringify(raffle.prizes[type]),
      new Date(startsAt),
      new Date(endsAt),
      seed,
      createHash('sha256').update(seed).digest('hex'),
      randomBytes(SECRET_BYTES),
    ],
  );
  return rowCount ?? 0;
}

import type { DrawEntry, DrawWinner, RaffleDraw } from '@foyer/kernel/raffle-draw';
import type { Pool } from '@foyer/runtime';
import { publicTerms, type DropRow } from './raffleModel.ts';

interface RecordRow extends DropRow {
  readonly state: RaffleDraw['state'];
  readonly seed: Buffer;
  readonly seed_hash: string;
  readonly list_hash: string | null;
  readonly entries: readonly DrawEntry[] | null;
  readonly winners: readonly DrawWinner[];
}

/** Maximum number of drops in the list of records. */
const LISTED = 50;

/** The public record of a drop of the brand (shared/docs/raffle-draws.md); undefined for an unknown one. */
export async function readRecord(pool: Pool, brand: string, id: string): Promise<RaffleDraw | undefined> {
  const { rows } = await pool.query<RecordRow>(
    `select d.id, d.type, d.brand, d.studio_id, d.studio_slug, d.prizes, d.starts_at, d.ends_at, d.state, d.seed, d.seed_hash, d.list_hash, d.entries,
       coalesce((select jsonb_agg(jsonb_build_object('prize', p.place, 'ticket', p.ticket, 'entry', p.entry) order by p.place)
         from jackpot.raffle_prize p where p.drop_id = d.id), '[]') as winners
     from jackpot.raffle_drop d where d.id = $1 and d.brand = $2`,
    [id, brand],
  );
  return rows[0] && viewRecord(rows[0]);
}

/** The newest records of the brand, without ticket lists. */
export async function readRecords(pool: Pool, brand: string): Promise<readonly RaffleDraw[]> {
  const { rows } = await pool.query<Omit<RecordRow, 'entries'>>(
    `select d.id, d.type, d.brand, d.studio_id, d.studio_slug, d.prizes, d.starts_at, d.ends_at, d.state, d.seed, d.seed_hash, d.list_hash,
       coalesce((select jsonb_agg(jsonb_build_object('prize', p.place, 'ticket', p.ticket, 'entry', p.entry) order by p.place)
         from jackpot.raffle_prize p where p.drop_id = d.id), '[]') as winners
     from jackpot.raffle_drop d where d.brand = $1 order by d.starts_at desc, d.type limit $2`,
    [brand, LISTED],
  );
  return rows.map((row) => viewRecord({ ...row, entries: null }));
}

function viewRecord(row: RecordRow): RaffleDraw {
  const isDrawn = row.state === 'drawn';
  return {
    ...publicTerms(row),
    list_hash: row.list_hash,
    entries: row.entries === null ? null : [...row.entries],
    // the seed stays secret until the winners are computed
    seed: isDrawn ? row.seed.toString('hex') : null,
    winners: isDrawn ? [...row.winners] : null,
  };
}

/** The running drop of a type; undefined between drops. */
export async function readRunning(
  pool: Pool,
  brand: string,
  type: DropRow['type'],
  now: number,
): Promise<DropRow | undefined> {
  const { rows } = await pool.query<DropRow>(
    `select id, type, brand, studio_id, studio_slug, prizes, starts_at, ends_at from jackpot.raffle_drop
     where brand = $1 and type = $2 and state = 'open' and starts_at <= $3 and ends_at > $3 order by starts_at desc limit 1`,
    [brand, type, new Date(now)],
  );
  return rows[0];
}

/** A player's tickets in a running drop, with the pseudonym by which its ticket list names the player. */
export interface OwnTickets {
  readonly instance_id: string;
  readonly ticket_count: number;
  readonly entry: string;
}

/**
 * The player's tickets in each drop that is running or ended within a day, so that players find their entry
 * in the public record. Drops without a wager are omitted.
 */
export async function readTickets(
  pool: Pool,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
  ticketUnits: number,
): Promise<readonly OwnTickets[]> {
  const { rows } = await pool.query<OwnTickets>(
    `select e.drop_id as instance_id, e.units / $3 as ticket_count, e.entry
     from jackpot.raffle_entry e join jackpot.raffle_drop d on d.id = e.drop_id
     where e.player_id = $1 and d.brand = $2 and (d.state = 'open' or d.ends_at > now() - interval '1 day') order by d.ends_at, d.id`,
    [playerId, brand, ticketUnits],
  );
  return rows;
}

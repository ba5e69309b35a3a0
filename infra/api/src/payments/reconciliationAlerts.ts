import type { Bus, Log, Pool } from '@foyer/runtime';

/** The bus is absent where nobody watches: in proofs. */
export interface AlertDeps {
  readonly pool: Pick<Pool, 'query'>;
  readonly bus?: Pick<Bus, 'publish'>;
  readonly log: Pick<Log, 'warn'>;
}

interface DayRow {
  readonly brand: string;
  readonly day: string;
  readonly breaks: number;
  readonly theirs: number;
  readonly ours: number;
}

/** A day's last word, of days that were ever different; older ones nobody reconciles again. */
const DAYS_TOLD = 31;

/**
 * Tells the staff of every day whose books differ from the ledger, and of those that do not any more. Said again and again, because the bus forgets:
 * whoever listens keeps what is the same once. The runs themselves are in the database.
 */
export async function tellDifferences(
  { pool, bus, log }: AlertDeps,
  day?: { readonly brand: string; readonly day: string },
): Promise<void> {
  if (!bus) return;
  const { rows } = await pool.query<DayRow>(
    `select distinct on (brand, day) brand, to_char(day, 'YYYY-MM-DD') as day, breaks, theirs, ours from api.reconciliation_run r
     where ($1::text is null or (brand = $1 and day = $2::date)) and day > (select max(day) from api.reconciliation_run) - $3::integer
       and exists (select 1 from api.reconciliation_run other where other.brand = r.brand and other.day = r.day and other.breaks > 0)
     order by brand, day, id desc`,
    [day?.brand ?? null, day?.day ?? null, DAYS_TOLD],
  );
  for (const row of rows)
    await bus
      .publish('api.alert', alertOf(row))
      .catch((error: unknown) => log.warn('the alert could not be announced', { error }));
}

/** `about` stays the same for the day, so that what ends it is known to. */
function alertOf({ brand, day, breaks, theirs, ours }: DayRow): object {
  const about = `reconciliation ${brand} ${day}`;
  if (breaks === 0)
    return { about, ended: true, text: `The provider’s books of ${day} equal the ledger of ${brand} again` };
  return {
    about,
    text: `The provider’s books of ${day} differ from the ledger of ${brand}: ${breaks} ${breaks === 1 ? 'line' : 'lines'}, ${theirs - ours} minor units net`,
  };
}

import type { EventOf } from '@foyer/kernel/events';
import type { Bus, Log, Pool } from '@foyer/runtime';

/** The bus is absent in proofs, which have no subscribers. */
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

/**
 * Alerts cover the latest result of days that ever had a difference; older days are not reconciled again.
 */
const ALERT_WINDOW_DAYS = 31;

/**
 * Alerts the staff to every day whose settlement report differs from the ledger, and to the resolved ones.
 * Repeated on each check, because the bus does not store messages; receivers deduplicate by brand and day. The
 * runs themselves are in the database.
 */
export async function alertOnDifferences(
  { pool, bus, log }: AlertDeps,
  day?: { readonly brand: string; readonly day: string },
): Promise<void> {
  if (!bus) return;
  const { rows } = await pool.query<DayRow>(
    `select distinct on (brand, day) brand, to_char(day, 'YYYY-MM-DD') as day, breaks, theirs, ours from api.reconciliation_run r
     where ($1::text is null or (brand = $1 and day = $2::date)) and day > (select max(day) from api.reconciliation_run) - $3::integer
       and exists (select 1 from api.reconciliation_run other where other.brand = r.brand and other.day = r.day and other.breaks > 0)
     order by brand, day, id desc`,
    [day?.brand ?? null, day?.day ?? null, ALERT_WINDOW_DAYS],
  );
  for (const row of rows)
    await bus
      .publish('api.alert', alertOf(row))
      .catch((error: unknown) => log.warn('alert not published', { error }));
}

function alertOf({ brand, day, breaks, theirs, ours }: DayRow): EventOf<'api.alert'> {
  return { kind: 'reconciliation', brand, day, breaks, difference: theirs - ours };
}

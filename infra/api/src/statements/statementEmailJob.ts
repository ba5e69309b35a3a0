import { brands, protectionOf } from '@foyer/market';
import { dayOf } from '@foyer/kernel/history-range';
import { startJob, type Clock, type FoyerSettings, type Job, type Log, type Pool } from '@foyer/runtime';
import type { Content } from '../content/contentReader.ts';
import { brandFeatures } from '../content/features.ts';
import { hourOf } from '../lib/hourOf.ts';

const TICK_MS = 60_000;
/** Hour in the licence's time zone from which the statements of the previous month are written. */
const FROM_HOUR = 8;

export interface StatementEmailDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly log: Log;
  readonly content: Pick<Content, 'of'>;
  readonly settings: Pick<FoyerSettings, 'protectionMode'>;
}

/**
 * Starts the job that writes the statement of the previous month for every player who was active in it. Safe
 * to run in every replica; a month that was missed is written later, as long as it is the previous one.
 */
export function startStatementEmailJob(deps: StatementEmailDeps): Job<number> {
  return startJob({
    name: 'monthly statements',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => writeMonthlyStatements(deps),
  });
}

/** @returns the number of emails written. */
export async function writeMonthlyStatements({
  pool,
  clock,
  log,
  content,
  settings,
}: StatementEmailDeps): Promise<number> {
  let written = 0;
  for (const brand of Object.values(brands)) {
    if (!brandFeatures(content.of(brand.id).brand).has('EnableFinancialHistory')) continue;
    const { licence } = protectionOf(brand, settings.protectionMode);
    const now = clock();
    const month = previousMonth(dayOf(now, licence.timeZone));
    const isFirstMorning =
      dayOf(now, licence.timeZone).endsWith('-01') && hourOf(now, licence.timeZone) < FROM_HOUR;
    if (isFirstMorning) continue;
    const { rows } = await pool.query<{ players: number | null }>(
      'select api.write_monthly_statements($1, $2, $3, $4) as players',
      [brand.id, month, licence.statementEmail === 'mandatory', new Date(now)],
    );
    const players = rows[0]?.players ?? null;
    if (players === null) continue;
    log.info('monthly statements created', { brand: brand.id, month, players });
    written += players;
  }
  return written;
}

/** First day of the month before a day, both `yyyy-mm-dd`. */
export function previousMonth(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const [of, previous] = month === 1 ? [year - 1, 12] : [year, month - 1];
  return `${of}-${String(previous).padStart(2, '0')}-01`;
}

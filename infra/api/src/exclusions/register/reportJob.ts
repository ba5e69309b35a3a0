import { startJob, type Clock, type Job, type Log, type Pool } from '@foyer/runtime';
import type { GameGroup } from '@foyer/market';
import type { ExclusionRegisterPort } from './exclusionRegister.ts';
import type { PersonalCodes } from '../../personal-codes/personalCodes.ts';
import { personOf, type PersonRow } from './registerChecks.ts';
import { gamesOf, referenceOf, registerOf } from './registerRules.ts';

const TICK_MS = 5_000;
const MAX_PER_TICK = 20;

export interface ReportDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly exclusionRegister: ExclusionRegisterPort;
  readonly personalCodes: Pick<PersonalCodes, 'open'>;
}

interface ReportRow extends PersonRow {
  readonly exclusion_id: number;
  readonly kind: 'TIME_OUT' | 'EXCLUSION';
  readonly groups: readonly GameGroup[];
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly brand: string;
}

/** Starts the job that enters our exclusions in the national register, until it has accepted each. */
export function startRegisterReportJob(deps: ReportDeps & { readonly log: Log }): Job<number> {
  return startJob({
    name: 'exclusion register reports',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => reportExclusions(deps),
  });
}

/** Reports one batch and returns how many the register accepted. The exclusions are in force already. */
export async function reportExclusions(deps: ReportDeps): Promise<number> {
  const { pool, clock, exclusionRegister, personalCodes } = deps;
  const { rows } = await pool.query<ReportRow>(
    `with due as (
       update api.exclusion_report set attempted_at = $1::timestamptz where exclusion_id in (
         select exclusion_id from api.exclusion_report where reported_at is null and not api.is_lifted(exclusion_id) and (attempted_at is null or attempted_at < $1::timestamptz - interval '10 seconds') order by attempted_at nulls first, exclusion_id limit $2 for update skip locked)
       returning exclusion_id)
     select e.id as exclusion_id, e.kind, e.groups, e.starts_at, e.ends_at, p.brand, p.id, p.first_name, p.last_name, p.date_of_birth::text as born, p.country, p.ssn_sealed, p.ssn_key
     from due join api.exclusion e on e.id = due.exclusion_id join api.player p on p.id = e.player_id order by e.id`,
    [new Date(clock()), MAX_PER_TICK],
  );
  let reported = 0;
  for (const row of rows) {
    const at = registerOf(row.brand);
    if (!at) continue;
    const endsAt = row.ends_at?.toISOString() ?? null;
    const isAutomatic = row.kind === 'TIME_OUT';
    const isAccepted = await exclusionRegister.restrict({
      ...at,
      person: personOf(row, personalCodes),
      reference: referenceOf(row.exclusion_id),
      games: gamesOf(row.groups),
      startsAt: row.starts_at.toISOString(),
      termEndsAt: isAutomatic ? null : endsAt,
      endsAt: isAutomatic ? endsAt : null,
    });
    if (!isAccepted) continue;
    await pool.query('update api.exclusion_report set reported_at = $2 where exclusion_id = $1', [
      row.exclusion_id,
      new Date(clock()),
    ]);
    reported += 1;
  }
  return reported;
}

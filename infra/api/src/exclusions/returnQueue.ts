import type { Pool } from '@foyer/runtime';
import type { ReturnCase } from '@foyer/market/exclusion-answers';
import { returnStateOf } from './exclusionReturn.machine.ts';
import { returnRulesOf } from './exclusionReturns.ts';
import { readExclusion, readSteps } from './returnRows.ts';

const MAX_CASES = 200;

/** Open requests to end an exclusion, oldest first, with everything that a decision needs. */
export async function readReturnCases(pool: Pool, brand: string | undefined): Promise<readonly ReturnCase[]> {
  const { rows } = await pool.query<{ exclusion_id: number }>(
    `select r.exclusion_id from (select distinct on (exclusion_id) exclusion_id, kind, cool_off_ends_at from api.exclusion_return order by exclusion_id, id desc) r
     join api.exclusion e on e.id = r.exclusion_id join api.player p on p.id = e.player_id
     where (r.kind = 'requested' or (r.kind = 'approved' and r.cool_off_ends_at is null)) and ($1::text is null or p.brand = $1) order by r.exclusion_id limit $2`,
    [brand ?? null, MAX_CASES],
  );
  const cases: ReturnCase[] = [];
  for (const { exclusion_id: id } of rows) {
    const exclusion = await readExclusion(pool, id);
    const state = returnStateOf(await readSteps(pool, id));
    if (!exclusion || state.status !== 'requested') continue;
    const rules = returnRulesOf(exclusion.brand);
    cases.push({
      id,
      brand: exclusion.brand,
      playerId: exclusion.player_id,
      length: exclusion.length,
      groups: [...exclusion.groups],
      startsAt: exclusion.starts_at.toISOString(),
      endsAt: exclusion.ends_at?.toISOString() ?? null,
      requestedAt: new Date(state.at).toISOString(),
      reason: state.reason,
      approvedBy: [...state.approvedBy],
      approvalsNeeded: rules.fourEyes ? 2 : 1,
      coolOffHours: exclusion.ends_at === null ? rules.coolOffHours.indefinite : rules.coolOffHours.definite,
      answerDays: rules.answerDays,
    });
  }
  return cases;
}

import { MAX_CHECKED_PERSONS } from '@foyer/kernel/exclusion-register';
import { startJob, type Clock, type FoyerSettings, type Job, type Log, type Pool } from '@foyer/runtime';
import type { RegisterChecks } from './registerChecks.ts';
import { REGISTER_BRANDS } from './registerRules.ts';

const TICK_MS = 2_000;
/** Age of a check after which a signed-in player is checked again. */
const RECHECK_MS = 10_000;

export interface RecheckDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly settings: Pick<FoyerSettings, 'refreshTokenSeconds'>;
  readonly registerChecks: Pick<RegisterChecks, 'checkAll'>;
}

/** Starts the job that finds restrictions of signed-in players which were entered elsewhere. */
export function startRegisterRecheckJob(deps: RecheckDeps & { readonly log: Log }): Job<number> {
  return startJob({
    name: 'exclusion register checks',
    everyMs: TICK_MS,
    jitter: 0.1,
    log: deps.log,
    run: () => recheckPlayers(deps),
  });
}

/** Checks the signed-in players whose last check is old; returns how many were checked. */
export async function recheckPlayers({
  pool,
  clock,
  settings,
  registerChecks,
}: RecheckDeps): Promise<number> {
  const now = clock();
  let checked = 0;
  for (const brand of REGISTER_BRANDS) {
    // claimed before the call, so that replicas do not repeat it
    const { rows } = await pool.query<{ player_id: string }>(
      `insert into api.register_check (player_id, attempted_at)
       select p.id, $3 from api.player p left join api.register_check c on c.player_id = p.id
       where p.brand = $1 and p.status = 'Active' and p.self_excluded_at is null and (c.attempted_at is null or c.attempted_at <= $4)
         and exists (select 1 from api.player_session s where s.player_id = p.id and s.started_at > $2 and not exists (select 1 from api.ended_session e where e.sid = s.sid))
       order by c.attempted_at nulls first, p.id limit $5
       on conflict (player_id) do update set attempted_at = excluded.attempted_at where register_check.attempted_at <= $4 returning player_id`,
      [
        brand,
        new Date(now - settings.refreshTokenSeconds * 1_000),
        new Date(now),
        new Date(now - RECHECK_MS),
        MAX_CHECKED_PERSONS,
      ],
    );
    const ids = rows.map(({ player_id }) => player_id);
    if (ids.length > 0 && (await registerChecks.checkAll(brand, ids))) checked += ids.length;
  }
  return checked;
}

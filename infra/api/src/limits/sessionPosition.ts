import type * as Types from '@foyer/graphql/main';
import type { Protection } from '@foyer/market';
import type { Clock, FoyerSettings, Pool } from '@foyer/runtime';
import type { SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { realityCheckChoices, realityCheckMinutes } from './realityCheck.ts';

export interface PositionDeps {
  readonly pool: Pool;
  readonly clock: Clock;
}

export interface RealityCheckDeps extends PositionDeps {
  readonly settings: Pick<FoyerSettings, 'realityCheckMinutes'>;
}

async function timesOf({ pool }: PositionDeps, { identity, player }: SignedIn) {
  const times = await readSessionTimes(pool, player.id, identity.sid);
  if (!times) throw failure('AuthenticationFailure');
  return times;
}

/** Time and net result since the sign-in; a sign-in that replaced another device's session continues its visit. */
export async function viewPosition(deps: PositionDeps, signedIn: SignedIn): Promise<Types.SessionPosition> {
  return positionSince(deps, signedIn, (await timesOf(deps, signedIn)).startedAt);
}

async function positionSince(
  deps: PositionDeps,
  { player, wallet }: SignedIn,
  since: Date,
): Promise<Types.SessionPosition> {
  const position = await readPosition(deps.pool, player.id, since);
  const now = deps.clock();
  return {
    startedAt: since.toISOString(),
    serverTime: new Date(now).toISOString(),
    elapsedSeconds: Math.max(0, Math.floor((now - since.getTime()) / 1000)),
    staked: position.staked,
    returned: position.returned,
    net: position.returned - position.staked,
    currency: wallet.currency,
    rounds: position.rounds,
  };
}

export async function viewRealityCheck(
  deps: RealityCheckDeps,
  { licence }: Protection,
  signedIn: SignedIn,
): Promise<Types.RealityCheck> {
  const times = await timesOf(deps, signedIn);
  const { since } = times;
  const rules = { licence, defaultMinutes: deps.settings.realityCheckMinutes };
  const periodMinutes = realityCheckMinutes(rules, signedIn.player);
  const { breakUntil, dueAt } = await readDeadlines(deps, signedIn.player.id, since);
  return {
    isMandatory: licence.realityCheck.mandatory,
    periodMinutes: periodMinutes === null ? null : Math.ceil(periodMinutes),
    choices: [...realityCheckChoices(rules, signedIn.player)],
    lastAcknowledgedAt: times.realityCheckedAt?.toISOString() ?? null,
    nextDueAt: dueAt?.toISOString() ?? null,
    breakUntil: breakUntil?.toISOString() ?? null,
    sinceLast: await positionSince(deps, signedIn, since),
  };
}

interface Deadlines {
  /** The end of the break that the licence requires now; null outside one. */
  readonly breakUntil: Date | null;
  /** When the next reality check is due; null without reality checks. */
  readonly dueAt: Date | null;
}

/** Read from the functions that refuse stakes. */
async function readDeadlines(
  { pool, clock }: PositionDeps,
  playerId: string,
  since: Date,
): Promise<Deadlines> {
  const { rows } = await pool.query<Deadlines>(
    'select api.break_until(p, $2) as "breakUntil", api.reality_check_due_at(p, $3, $2) as "dueAt" from api.player p where p.id = $1',
    [playerId, new Date(clock()), since],
  );
  return rows[0] ?? { breakUntil: null, dueAt: null };
}

interface PlayerSessionTimes {
  /** Start of the visit, which continues on another device. */
  readonly startedAt: Date;
  /** The last answer on any device. */
  readonly realityCheckedAt: Date | undefined;
  /** Start of the interval of the reality check. */
  readonly since: Date;
}

interface PositionSince {
  readonly startedAt: Date;
  readonly staked: number;
  readonly returned: number;
  readonly rounds: number;
}

async function readSessionTimes(
  pool: Pool,
  playerId: string,
  sid: string,
): Promise<PlayerSessionTimes | undefined> {
  const { rows } = await pool.query<{ started_at: Date; since: Date; reality_checked_at: Date | null }>(
    `select api.visit_started_at(s.player_id, s.sid) as started_at, api.reality_check_since(s.player_id, s.sid) as since,
       (select max(o.reality_checked_at) from api.player_session o where o.player_id = s.player_id) as reality_checked_at
     from api.player_session s where s.sid = $1 and s.player_id = $2`,
    [sid, playerId],
  );
  const [row] = rows;
  return (
    row && {
      startedAt: row.started_at,
      realityCheckedAt: row.reality_checked_at ?? undefined,
      since: row.since,
    }
  );
}

async function readPosition(pool: Pool, playerId: string, since: Date): Promise<PositionSince> {
  const { rows } = await pool.query<{ staked: number; paid: number; rounds: number }>(
    `select s.staked, s.paid, (select count(*) from api.wager r where r.player_id = $1 and r.opened_at >= $2 and r.status <> 'ROLLED_BACK') as rounds from api.play_since($1, $2) s`,
    [playerId, since],
  );
  const [row] = rows;
  return { startedAt: since, staked: row?.staked ?? 0, returned: row?.paid ?? 0, rounds: row?.rounds ?? 0 };
}

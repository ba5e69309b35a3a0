import { BUCKETS, releaseName } from '@foyer/kernel/release-plan';
import { type Pool, type PoolClient, Refusal } from '@foyer/runtime';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { CheckSummary } from '@foyer/kernel/release-answers';
import type { RolloutStep } from '@foyer/kernel/rollout-schedule';
import * as v from 'valibot';
import type { SignedReport } from './checkReport.ts';
import { overriddenCode, type OverrideRequest } from './overriddenCode.ts';
import { waiverProblem, type UsedWaiver } from './judgeWaivers.ts';

/** Validity of a check, in milliseconds. It is limited because live releases change in the meantime. */
export const CHECK_LIFE_MS = 24 * 3_600_000;

interface CheckRow {
  readonly app: string;
  readonly release: string;
  readonly environment: EnvironmentName;
  readonly at: Date;
  readonly result: SignedReport['result'];
  readonly findings: number;
}

const COLUMNS = 'app, release, environment, at, result, findings';

/** The last check of each release, by its name. */
export async function lastChecks(
  pool: Pool,
  app: string | undefined,
): Promise<ReadonlyMap<string, CheckSummary>> {
  const { rows } = await pool.query<CheckRow>(
    `select distinct on (app, release) ${COLUMNS} from registry.check_report where $1::text is null or app = $1 order by app, release, id desc`,
    [app ?? null],
  );
  return new Map(
    rows.map((row) => [
      releaseName(row.app, row.release),
      { at: row.at.toISOString(), environment: row.environment, result: row.result, findings: row.findings },
    ]),
  );
}

/** Its members were validated when the report was stored, and are immutable since. */
const storedReportSchema = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

/** Signed reports of one release, newest first. */
export async function reportsOf(pool: Pool, app: string, release: string): Promise<readonly object[]> {
  const { rows } = await pool.query<{ payload: string; signatures: unknown; reported_by: string }>(
    'select payload, signatures, reported_by from registry.check_report where app = $1 and release = $2 order by id desc limit 20',
    [app, release],
  );
  return rows.map(({ payload, signatures, reported_by: reportedBy }) => ({
    ...v.parse(storedReportSchema, payload),
    signatures,
    reportedBy,
  }));
}

const OPERATOR = 'operator';

/** Changes after which players get a release that they did not have before. */
export const GATED: readonly ChangeKind[] = ['promote', 'rollout', 'pin'];

interface GatedChange {
  readonly environment: EnvironmentName;
  readonly kind: ChangeKind;
  readonly app?: string | undefined;
  readonly release?: string | undefined;
  /** Share of a rollout, in hundredths of a percent. */
  readonly share?: number | undefined;
  readonly schedule?: readonly RolloutStep[] | undefined;
  readonly narrower?: boolean | undefined;
}

/**
 * True if a change reaches all visitors at once. A smaller share is judged by its evidence before it is
 * widened.
 */
function reachesAllVisitors({ kind, share = 0, schedule = [] }: GatedChange): boolean {
  return (
    kind !== 'rollout' || [share, ...schedule.map((step) => step.share)].some((buckets) => buckets >= BUCKETS)
  );
}

/** Refusal for a change that has not passed the gate; undefined when it has passed or needs no check. */
export async function gateProblem(
  client: PoolClient,
  change: GatedChange,
  now: number,
): Promise<Refusal | undefined> {
  const { environment, kind, app, release, narrower, schedule } = change;
  // a narrower rollout gives no visitor a new release, unless a schedule widens it later
  if (kind === 'rollout' && narrower === true && schedule === undefined) return undefined;
  if (environment === 'dev' || !GATED.includes(kind) || app === undefined || release === undefined)
    return undefined;
  const { rows } = await client.query<
    CheckRow & { readonly left_out: readonly string[] | null; readonly waivers: readonly UsedWaiver[] | null }
  >(
    // an incomplete check without errors found nothing wrong: it does not replace a check that passed
    `select ${COLUMNS}, payload::jsonb -> 'without' as left_out, payload::jsonb -> 'waivers' as waivers from registry.check_report
     where app = $1 and release = $2 and environment = $3
     order by at > $4 and (result <> 'incomplete' or coalesce((payload::jsonb -> 'counts' ->> 'errors')::integer, 0) > 0) desc,
       id desc
     limit 1`,
    [app, release, environment, new Date(now - CHECK_LIFE_MS)],
  );
  const [last] = rows;
  const name = releaseName(app, release);
  if (!last)
    return new Refusal(
      409,
      'CHECK_MISSING',
      `${name} was never checked against ${environment}. Run the check first.`,
    );
  if (now - last.at.getTime() > CHECK_LIFE_MS)
    return new Refusal(
      409,
      'CHECK_MISSING',
      `${name} was last checked against ${environment} at ${last.at.toISOString()}, more than 24 hours ago. Run the check again.`,
    );
  if (last.result !== 'passed')
    return new Refusal(
      409,
      'CHECK_FAILED',
      `The check of ${name} against ${environment} ${last.result === 'failed' ? `found ${last.findings} problems` : 'is incomplete'}.`,
    );
  // a waiver accepted when the report was stored may have expired or been removed since
  const presumed = waiverProblem({ app, waivers: last.waivers ?? [] }, now);
  if (presumed) return presumed;
  const leftOut = last.left_out ?? [];
  if (leftOut.length > 0 && reachesAllVisitors(change))
    return new Refusal(
      409,
      'CHECK_PARTIAL',
      `The check of ${name} against ${environment} skipped ${leftOut.join(', ')}, so no browser has loaded the release.`,
    );
  return undefined;
}

/** The decision, and the releases that were the default of its application before. */
export interface GateCall {
  readonly change: GatedChange & { readonly breakGlass?: boolean | undefined };
  readonly role: string;
  readonly earlier: readonly string[];
  readonly now: number;
}

/**
 * The problem that an operator may override by breaking the glass; undefined without one. An earlier default
 * needs no check from an operator, because a rollback restores it as well.
 * @throws {@link Refusal} for a squad.
 */
export async function gateFor(
  client: PoolClient,
  { change, role, earlier, now }: GateCall,
): Promise<Refusal | undefined> {
  const isSquad = role.startsWith('squad:');
  if (isSquad && change.breakGlass === true)
    throw new Refusal(403, 'NOT_PERMITTED', 'Only an operator can release without a check (break glass).');
  const problem = await gateProblem(client, change, now);
  if (problem && isSquad) throw problem;
  return role === OPERATOR && earlier.includes(change.release ?? '') ? undefined : problem;
}

/** The decision with what entitles its actor to override the check. */
export type PassCall = GateCall & OverrideRequest;

/**
 * Requires a passed check of every decision of staff that gives players a release (ADR 0339). Operators may
 * break the glass, one requests and another one approves (ADR 0356): the audit then contains both, the reason
 * and the missing check. Automatic decisions continue a rollout that passed.
 * @returns the code of the overridden problem. @throws {@link Refusal}
 */
export async function passGate(client: PoolClient, call: PassCall): Promise<string | undefined> {
  const problem = await gateFor(client, call);
  if (!problem || call.role !== OPERATOR) return problem?.code;
  return overriddenCode(problem, call);
}

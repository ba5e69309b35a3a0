import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import { BRANDS } from '@foyer/market';
import { inTransaction, metricsOf, type PoolClient, Refusal } from '@foyer/runtime';
import { lastVersionOf, takeTurn, writeAudit } from '../audit/auditLog.ts';
import type { RegistryDependencies } from '../deps.ts';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { passGate } from '../gate/checkStore.ts';
import type { Doer } from '../keyring/keyring.ts';
import { composePlan, readEnvironment, storeDecision, type Environment } from '../plan/environments.ts';
import type { EnvironmentState } from '../plan/environmentState.ts';
import { affectedBrands } from '../plan/outcomes.ts';
import { refuseUnreadable } from '../plan/readablePlan.ts';
import type { Registry } from '../registry.ts';
import { keepFromNow, renamed } from '../retention/collectReleases.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import { fileFaults } from '../publish/storedFiles.ts';
import { applyChange } from './applyChange.ts';
import { CHANGE_KINDS, type ChangeKind } from '@foyer/kernel/registry-answers';
import type { Change } from './change.ts';

/** What a change would do, or did. */
export interface Consequence {
  readonly before: EnvironmentState;
  readonly after: EnvironmentState;
  readonly planBefore: ReleasePlan;
  readonly planAfter: ReleasePlan;
  readonly brands: readonly string[];
  /** As it is carried out: a promotion from another environment names its release here. */
  readonly change: Change;
}

export interface DecisionOptions {
  /** The registry decides by itself: what must stop running for the players' sake stops, locked or not. */
  readonly isSystem: boolean;
}

/** What holds after a decision. */
export interface Decided {
  /** Of the plan, from which on it holds. */
  readonly version: number;
  readonly brands: readonly string[];
  /** It is decided, and the edge could not be told yet: pages go on as before until that succeeds, which is tried several times a minute. */
  readonly isLate: boolean;
}

const decisions = metricsOf('registry').count('decisions', 'Decisions that were taken', {
  kind: CHANGE_KINDS,
  by: ['person', 'registry'],
});

const BY_A_PERSON: DecisionOptions = { isSystem: false };

/** After these a release may run that did not: its files are looked at before. */
const BRINGS_A_RELEASE: readonly ChangeKind[] = ['promote', 'rollout', 'pin', 'reinstate', 'rollback'];

/** What a change comes to, with nothing written. @throws {@link Refusal} for one that would be refused. */
export async function consequenceOf(
  deps: RegistryDependencies,
  client: PoolClient,
  environment: Environment,
  asked: Change,
  options: DecisionOptions = BY_A_PERSON,
): Promise<Consequence> {
  const change = await resolved(client, asked);
  const before = environment.state;
  const after = applyChange(before, change, new Date(deps.clock()).toISOString());
  const release =
    change.release ??
    (change.kind === 'rollback' && change.app !== undefined ? after.defaults[change.app] : undefined);
  if (change.app !== undefined && release !== undefined && BRINGS_A_RELEASE.includes(change.kind))
    await refuseSpoilt(deps, client, change.app, release);
  const planBefore = await composePlan(client, environment);
  const planAfter = await composePlan(client, environment, after);
  refuseUnreadable(planBefore, planAfter);
  // what does not wait for its update gate waits in no brand, also where it was decided before
  const named =
    change.force === true && change.app !== undefined
      ? BRANDS
      : (change.brands ?? (change.scope?.brand === undefined ? [] : [change.scope.brand]));
  const brands = [...new Set<string>([...affectedBrands(planBefore, planAfter), ...named])].sort();
  if (change.kind !== 'unlock' && !options.isSystem) refuseLocked(before, brands, environment.name);
  return { before, after, planBefore, planAfter, brands, change };
}

/**
 * Takes a decision: state and audit in one transaction, one change of an environment after the other, then the edge is told.
 * Throws only when nothing was decided, or when nobody knows (`CommitInDoubt`): what follows a decision does not undo it.
 */
export async function decide(
  registry: Registry,
  change: Change,
  doer: Doer,
  options: DecisionOptions = BY_A_PERSON,
): Promise<Decided> {
  const isLocal = change.environment === LOCAL_ENVIRONMENT;
  const done = await registry.inTurn(() =>
    inTransaction(registry.pool, async (client) => {
      await takeTurn(client, change.environment);
      const environment = await readEnvironment(client, change.environment);
      await refuseOvertaken(client, environment, change);
      const {
        before,
        after,
        brands,
        change: taken,
      } = await consequenceOf(registry, client, environment, change, options);
      const unchecked = await passGate(client, taken, doer.role, registry.clock());
      const version = Math.max(environment.version, isLocal ? await registry.edge.lastVersion() : 0) + 1;
      const now = registry.clock();
      await storeDecision(client, change.environment, version, after, now);
      await writeAudit(client, {
        chain: change.environment,
        at: new Date(now).toISOString(),
        ...doer,
        kind: taken.kind,
        brands,
        reason: taken.reason,
        version,
        ...(taken.app !== undefined && { app: taken.app }),
        ...(taken.release !== undefined && { release: taken.release }),
        before: partOf(before, taken.app),
        after: partOf(after, taken.app),
        ...(unchecked !== undefined && { unchecked }),
      });
      return { version, brands, named: renamed(before, after) };
    }),
  );
  await keepFromNow(registry, done.named);
  decisions.add({ kind: change.kind, by: options.isSystem ? 'registry' : 'person' });
  const isLate = isLocal && !(await registry.edge.deliver());
  return { version: done.version, brands: done.brands, isLate };
}

/** What was looked at must still be so. A squad's decision does not wait for another squad's: only what concerns the same application counts. */
async function refuseOvertaken(
  client: PoolClient,
  { version }: Environment,
  { expectedVersion, environment, app }: Change,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === version) return;
  const last = app === undefined ? version : await lastVersionOf(client, environment, app);
  if (expectedVersion > version || last > expectedVersion) {
    throw new Refusal(
      409,
      'VERSION_CHANGED',
      `${environment} is at version ${version} by now${app === undefined ? '' : `, and version ${last} concerns ${app}`}; look again before deciding.`,
    );
  }
}

async function resolved(client: PoolClient, change: Change): Promise<Change> {
  if (change.from === undefined) return change;
  if (change.kind !== 'promote' || change.release !== undefined || change.app === undefined)
    throw new Refusal(
      400,
      'FROM_MISPLACED',
      'Only a promotion without a release takes one from another environment.',
    );
  const { state } = await readEnvironment(client, change.from);
  const release = state.defaults[change.app];
  if (release === undefined)
    throw new Refusal(409, 'NOTHING_THERE', `${change.from} has no release of ${change.app}.`);
  if (state.withdrawn.includes(releaseName(change.app, release)))
    throw new Refusal(
      409,
      'WITHDRAWN',
      `${releaseName(change.app, release)} is withdrawn in ${change.from}.`,
    );
  return { ...change, release };
}

async function refuseSpoilt(
  { settings }: RegistryDependencies,
  client: PoolClient,
  app: string,
  release: string,
): Promise<void> {
  const known = await publishedRelease(client, app, release);
  if (!known) throw new Refusal(404, 'RELEASE_UNKNOWN', `${releaseName(app, release)} was never published.`);
  const [fault] = await fileFaults(settings.home, known.document);
  if (fault)
    throw new Refusal(
      409,
      'FILES_DIFFER',
      `${fault.file} of ${releaseName(app, release)} is ${fault.problem} in the store.`,
    );
}

function refuseLocked({ locks }: EnvironmentState, brands: readonly string[], environment: string): void {
  if (locks.some((lock) => lock.brand === undefined))
    throw new Refusal(423, 'LOCKED', `${environment} is locked.`);
  const locked = brands.filter((brand) => locks.some((lock) => lock.brand === brand));
  if (locked.length > 0)
    throw new Refusal(423, 'LOCKED', `${environment} is locked for ${locked.join(', ')}.`);
}

/** What the audit keeps of a state: everything that is decided of one application, or the locks. */
function partOf(state: EnvironmentState, app: string | undefined): object {
  if (app === undefined) return { locks: state.locks };
  return {
    default: state.defaults[app] ?? null,
    rollouts: state.rollouts.filter((rule) => rule.app === app),
    progress: state.progress?.[app] ?? null,
    rules: state.rules.filter((rule) => rule.app === app),
    withdrawn: state.withdrawn.filter((name) => name.startsWith(`${app}@`)),
    isForced: state.forced.includes(app),
  };
}

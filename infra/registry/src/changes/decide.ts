import { releaseName, type ReleasePlan } from '@foyer/kernel/release-plan';
import { BRANDS } from '@foyer/market';
import { inTransaction, metricsOf, type PoolClient, Refusal } from '@foyer/runtime';
import { lastVersionOf, acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { RegistryDependencies } from '../deps.ts';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { settleApproval, type Approval } from '../gate/breakGlassStore.ts';
import { passGate } from '../gate/checkStore.ts';
import type { Actor } from '../keyring/keyring.ts';
import { isLauncher } from '../keyring/launcherKey.ts';
import { composePlan, readEnvironment, storeDecision, type Environment } from '../plan/environments.ts';
import type { EnvironmentState } from '../plan/environmentState.ts';
import { affectedBrands } from '../plan/outcomes.ts';
import { refuseUnreadable } from '../plan/unreadablePlan.ts';
import type { Registry } from '../registry.ts';
import { restartRetention, changedReleases } from '../retention/collectReleases.ts';
import { passFreeze } from '../freeze/freeze.ts';
import { changedApps, restored, type KeptReleases } from '../restore/restore.ts';
import { refuseDamagedFiles } from '../publish/storedFiles.ts';
import { refuseSuspended } from '../squads/squadStore.ts';
import { applyChange } from './applyChange.ts';
import { CHANGE_KINDS, type ChangeKind, type Decided } from '@foyer/kernel/change-answers';
import type { Change } from './change.ts';

/** The effect of a change, previewed or applied. */
export interface Consequence {
  readonly before: EnvironmentState;
  readonly after: EnvironmentState;
  readonly planBefore: ReleasePlan;
  readonly planAfter: ReleasePlan;
  readonly brands: readonly string[];
  /** The change as applied: a promotion from another environment contains its release here. */
  readonly change: Change;
  /** Restores only: applications that keep their present release. */
  readonly kept?: KeptReleases;
}

export interface DecisionOptions {
  /** An automatic decision of the registry. It ignores locks, because it protects players. */
  readonly isSystem: boolean;
  /** Approval by a second operator of a change that overrides the release check. */
  readonly approval?: Approval;
}

const decisions = metricsOf('registry').count('decisions', 'Decisions that were taken', {
  kind: CHANGE_KINDS,
  by: ['person', 'registry'],
});

const BY_STAFF: DecisionOptions = { isSystem: false };

/** Changes that no lock refuses: they give no visitor another release. */
const UNLOCKED: readonly ChangeKind[] = ['unlock', 'freeze', 'unfreeze'];

/** Changes that can start a release that is not running; its files are checked first. */
const STARTS_A_RELEASE: readonly ChangeKind[] = ['promote', 'rollout', 'pin', 'reinstate', 'rollback'];

/** Computes the effect of a change without writing anything. @throws {@link Refusal} for a change that would be refused. */
export async function previewChange(
  deps: RegistryDependencies,
  client: PoolClient,
  environment: Environment,
  requested: Change,
  options: DecisionOptions = BY_STAFF,
): Promise<Consequence> {
  const change = await resolved(client, requested);
  const before = environment.state;
  const { after, kept }: { after: EnvironmentState; kept?: KeptReleases } =
    change.kind === 'restore'
      ? await restored(deps, client, environment, change)
      : { after: applyChange(before, change, new Date(deps.clock()).toISOString()) };
  const release =
    change.release ??
    (change.kind === 'rollback' && change.app !== undefined ? after.defaults[change.app] : undefined);
  if (change.app !== undefined && release !== undefined && STARTS_A_RELEASE.includes(change.kind))
    await refuseDamagedFiles(client, { home: deps.settings.home, app: change.app, release });
  const planBefore = await composePlan(client, environment);
  const planAfter = await composePlan(client, environment, after);
  refuseUnreadable(planBefore, planAfter);
  // a forced change affects every brand, including brands in which the change itself was decided earlier
  const named =
    change.force === true && change.app !== undefined
      ? BRANDS
      : (change.brands ?? (change.scope?.brand === undefined ? [] : [change.scope.brand]));
  const brands = [...new Set<string>([...affectedBrands(planBefore, planAfter), ...named])].sort();
  if (!UNLOCKED.includes(change.kind) && !options.isSystem) refuseLocked(before, brands, environment.name);
  return { before, after, planBefore, planAfter, brands, change, ...(kept && { kept }) };
}

/**
 * Applies a decision: state and audit in one transaction, one change of an environment at a time; then the
 * edge is notified. A failure after the commit does not undo the decision.
 * @throws only when nothing was decided, or when the outcome is unknown (`CommitInDoubt`).
 */
export async function decide(
  registry: Registry,
  change: Change,
  actor: Actor,
  options: DecisionOptions = BY_STAFF,
): Promise<Decided> {
  const isLocal = change.environment === LOCAL_ENVIRONMENT;
  const isMachine = change.breakGlass === true && (await isLauncher(registry.settings, actor));
  const done = await registry.runExclusive(() =>
    inTransaction(registry.pool, async (client) => {
      await acquireLock(client, change.environment);
      const environment = await readEnvironment(client, change.environment);
      if (actor.role.startsWith('squad:')) await refuseSuspended(client, actor.role.slice('squad:'.length));
      await refuseOutdatedVersion(client, environment, change);
      const {
        before,
        after,
        brands,
        change: taken,
      } = await previewChange(registry, client, environment, change, options);
      const now = registry.clock();
      if (options.approval) await settleApproval(client, options.approval, now);
      const isApproved = options.approval !== undefined || isMachine;
      const unfrozen = passFreeze(before, brands, {
        change: taken,
        role: actor.role,
        now,
        isApproved,
        isSystem: options.isSystem,
      });
      const unchecked =
        (await passGate(client, {
          isApproved,
          change: taken,
          role: actor.role,
          earlier: before.earlier[taken.app ?? ''] ?? [],
          now,
        })) ?? unfrozen;
      const version = Math.max(environment.version, isLocal ? await registry.edge.lastVersion() : 0) + 1;
      await storeDecision(client, change.environment, version, after, now);
      const entry = await writeAudit(client, {
        chain: change.environment,
        at: new Date(now).toISOString(),
        ...actor,
        kind: taken.kind,
        brands,
        reason: taken.reason,
        version,
        ...(taken.app !== undefined && { app: taken.app }),
        ...(taken.release !== undefined && { release: taken.release }),
        before: recordOf(before, taken, changedApps(before, after)),
        after: recordOf(after, taken, changedApps(before, after)),
        ...(unchecked !== undefined && { unchecked }),
        ...(options.approval && { approval: options.approval.audited }),
      });
      return { version, brands, entry, named: changedReleases(before, after) };
    }),
  );
  const { named, ...decided } = done;
  await restartRetention(registry, named);
  decisions.add({ kind: change.kind, by: options.isSystem ? 'registry' : 'person' });
  const isLate = isLocal && !(await registry.edge.deliver());
  return { ...decided, isLate };
}

/**
 * Refuses a decision that is based on an outdated state. For a squad only changes of the same application
 * count, so that squads do not block each other.
 */
async function refuseOutdatedVersion(
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
      `${environment} is already at version ${version}${app === undefined ? '' : `, and version ${last} concerns ${app}`}; reload the state before deciding.`,
    );
  }
}

async function resolved(client: PoolClient, change: Change): Promise<Change> {
  if (change.from === undefined) return change;
  if (change.kind !== 'promote' || change.release !== undefined || change.app === undefined)
    throw new Refusal(
      400,
      'FROM_MISPLACED',
      '`from` is allowed only for a promotion that names an application and no release.',
    );
  const { state } = await readEnvironment(client, change.from);
  const release = state.defaults[change.app];
  if (release === undefined)
    throw new Refusal(409, 'NO_RELEASE_IN_ENVIRONMENT', `${change.from} has no release of ${change.app}.`);
  if (state.withdrawn.includes(releaseName(change.app, release)))
    throw new Refusal(
      409,
      'WITHDRAWN',
      `${releaseName(change.app, release)} is withdrawn in ${change.from}.`,
    );
  return { ...change, release };
}

/** @throws {@link Refusal} 423 when the environment or one of the brands is locked. */
export function refuseLocked(
  { locks }: EnvironmentState,
  brands: readonly string[],
  environment: string,
): void {
  if (locks.some((lock) => lock.brand === undefined))
    throw new Refusal(423, 'LOCKED', `${environment} is locked.`);
  const locked = brands.filter((brand) => locks.some((lock) => lock.brand === brand));
  if (locked.length > 0)
    throw new Refusal(423, 'LOCKED', `${environment} is locked for ${locked.join(', ')}.`);
}

/**
 * The part of a state that the audit records: the decided state of one application, of those that a restore
 * changes, or the locks and freezes.
 */
function recordOf(state: EnvironmentState, { app, kind }: Change, changed: readonly string[]): object {
  if (app !== undefined) return partOf(state, app);
  return {
    locks: state.locks,
    ...(state.freezes && { freezes: state.freezes }),
    ...(kind === 'restore' && {
      restored: Object.fromEntries(changed.map((one) => [one, partOf(state, one)])),
    }),
  };
}

function partOf(state: EnvironmentState, app: string): object {
  return {
    default: state.defaults[app] ?? null,
    rollouts: state.rollouts.filter((rule) => rule.app === app),
    progress: state.progress?.[app] ?? null,
    rules: state.rules.filter((rule) => rule.app === app),
    withdrawn: state.withdrawn.filter((name) => name.startsWith(`${app}@`)),
    isForced: state.forced.includes(app),
  };
}

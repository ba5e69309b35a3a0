import type { Withdrawal } from '@foyer/kernel/key-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { inTransaction, type PoolClient } from '@foyer/runtime';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import { ENVIRONMENTS, type EnvironmentName } from '@foyer/kernel/environments';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { composePlan, readEnvironment, storeDecision } from '../plan/environments.ts';
import { withServed, type EnvironmentState } from '../plan/environmentState.ts';
import { affectedBrands } from '../plan/outcomes.ts';
import type { Registry } from '../registry.ts';
import { restartRetention, changedReleases } from '../retention/collectReleases.ts';
import { SHELL } from '../squads.ts';
import { revokeKey, type Actor, type KnownKey } from './keyring.ts';

export interface NamedRelease {
  readonly app: string;
  readonly release: string;
}

/**
 * Revokes a stolen key and withdraws, in every environment, each release that was published under it since a
 * time, in one transaction, so that nothing is promoted in between. The previous releases are restored.
 * Ignores locks, because locks protect players too.
 */
export async function revokeStolenKey(
  registry: Registry,
  key: KnownKey,
  since: string,
  reason: string,
  actor: Actor,
): Promise<Withdrawal> {
  const done = await registry.runExclusive(() =>
    inTransaction(registry.pool, async (client) => {
      await revokeKey(client, key, reason, actor, registry.clock());
      const signed = await signedSince(client, key.id, since);
      const results = [];
      for (const environment of ENVIRONMENTS)
        results.push(await withdrawIn(registry, client, environment, { signed, reason, actor }));
      return {
        withdrawn: signed.map(({ app, release }) => releaseName(app, release)),
        restored: results.flatMap(({ restored }) => restored),
        retained: results.flatMap(({ retained }) => retained),
      };
    }),
  );
  const isLate = !(await registry.edge.deliver());
  return { ...done, isLate };
}

async function signedSince(
  client: PoolClient,
  keyId: string,
  since: string,
): Promise<readonly NamedRelease[]> {
  const { rows } = await client.query<NamedRelease>(
    'select app, release from registry.release where published_at >= $1 and signatures @> $2 order by app, sequence',
    [since, JSON.stringify([{ keyId }])],
  );
  return rows;
}

interface Stolen {
  readonly signed: readonly NamedRelease[];
  readonly reason: string;
  readonly actor: Actor;
}

async function withdrawIn(
  registry: Registry,
  client: PoolClient,
  name: EnvironmentName,
  { signed, reason, actor }: Stolen,
): Promise<Pick<Withdrawal, 'restored' | 'retained'>> {
  await acquireLock(client, name);
  const environment = await readEnvironment(client, name);
  const after = withoutReleases(environment.state, signed);
  if (environment.version === 0 || signed.length === 0) return { restored: [], retained: [] };
  const version =
    Math.max(environment.version, name === LOCAL_ENVIRONMENT ? await registry.edge.lastVersion() : 0) + 1;
  const now = registry.clock();
  const [planBefore, planAfter] = [
    await composePlan(client, environment),
    await composePlan(client, environment, after),
  ];
  await storeDecision(client, name, version, after, now);
  await restartRetention(registry, changedReleases(environment.state, after));
  const restored = Object.entries(after.defaults)
    .filter(([app, release]) => environment.state.defaults[app] !== release)
    .map(([app, release]) => ({ environment: name, app, release }));
  const partOf = ({ defaults, rollouts, withdrawn }: EnvironmentState): object => ({
    defaults,
    rollouts,
    withdrawn,
  });
  await writeAudit(client, {
    chain: name,
    at: new Date(now).toISOString(),
    ...actor,
    kind: 'withdraw-key',
    brands: affectedBrands(planBefore, planAfter),
    reason,
    version,
    before: partOf(environment.state),
    after: partOf(after),
  });
  return { restored, retained: isShellRetained(after, signed) ? [name] : [] };
}

/**
 * The state without withdrawn releases; a withdrawn default is replaced by the newest earlier default that
 * may run. No clock, no I/O.
 */
export function withoutReleases(
  state: EnvironmentState,
  releases: readonly NamedRelease[],
): EnvironmentState {
  const names = new Set(releases.map(({ app, release }) => releaseName(app, release)));
  const mayRun = (app: string, release: string): boolean =>
    !names.has(releaseName(app, release)) && !state.withdrawn.includes(releaseName(app, release));
  const defaults = { ...state.defaults };
  const earlier = { ...state.earlier };
  for (const [app, release] of Object.entries(state.defaults)) {
    if (!names.has(releaseName(app, release))) continue;
    const before = state.earlier[app] ?? [];
    const last = before.find((other) => mayRun(app, other));
    if (last === undefined) {
      // no page would have a shell
      if (app === SHELL) names.delete(releaseName(app, release));
      continue;
    }
    defaults[app] = last;
    earlier[app] = before.slice(before.indexOf(last) + 1);
  }
  // files signed with a stolen key are served to no page, including open ones
  const retained = withServed(
    state,
    (state.stillServed ?? []).filter((name) => !names.has(name)),
  );
  return {
    ...retained,
    defaults,
    earlier,
    withdrawn: [...new Set([...state.withdrawn, ...names])].sort(),
    rollouts: state.rollouts.filter(({ app, release }) => !names.has(releaseName(app, release))),
    // pages with such code switch over at once, without waiting for the end of a round
    forced: [...new Set([...state.forced, ...releases.map(({ app }) => app)])],
  };
}

function isShellRetained(after: EnvironmentState, signed: readonly NamedRelease[]): boolean {
  return signed.some(({ app, release }) => app === SHELL && after.defaults[SHELL] === release);
}

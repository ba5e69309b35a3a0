import type { CheckFault, CheckResult } from '@foyer/kernel/integrity-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { metricsOf, Refusal } from '@foyer/runtime';
import { announce } from '../alerts/announce.ts';
import { decide } from '../changes/decide.ts';
import { keyProblemAt } from '../keyring/keyring.ts';
import { readEnvironments, type Environment } from '../plan/environments.ts';
import { liveReleases } from '../plan/environmentState.ts';
import { publishedRelease, type PublishedRelease } from '../publish/releaseStore.ts';
import { checkSquadSignatures } from '../publish/squadSignatures.ts';
import { fileFaults } from '../publish/storedFiles.ts';
import type { Registry } from '../registry.ts';
import { SHELL } from '../squads.ts';

export interface NamedRelease {
  readonly app: string;
  readonly release: string;
}

const alerts = metricsOf('registry').count('alerts', 'What runs was not what was signed');

const SYSTEM_ACTOR = { actor: 'registry', role: 'control-check' } as const;

/**
 * Hashes every file of the live releases, or of the given ones. A release that differs from what was signed
 * is withdrawn everywhere, and an alert is raised.
 */
export async function runControlCheck(
  registry: Registry,
  cause: CheckResult['cause'],
  only?: readonly NamedRelease[],
): Promise<CheckResult> {
  const started = performance.now();
  const environments = await readEnvironments(registry.pool);
  const releases = only ?? runningIn(environments);
  const faults: CheckFault[] = [];
  let files = 0;
  for (const { app, release } of releases) {
    const known = await publishedRelease(registry.pool, app, release);
    files += Object.keys(known?.document.files ?? {}).length;
    for (const fault of await faultsOf(registry, { app, release }, known))
      faults.push({ app, release, ...fault });
  }
  const result: CheckResult = {
    at: new Date(registry.clock()).toISOString(),
    cause,
    releases: releases.length,
    files,
    milliseconds: Math.round(performance.now() - started),
    faults,
  };
  await registry.pool.query(
    'insert into registry.control_check (at, cause, releases, files, milliseconds, faults) values ($1, $2, $3, $4, $5, $6)',
    [result.at, cause, result.releases, files, result.milliseconds, JSON.stringify(faults)],
  );
  if (faults.length > 0) await act(registry, environments, faults);
  return result;
}

/** The last check, of any cause. */
export async function lastControlCheck({ pool }: Registry): Promise<CheckResult | undefined> {
  const { rows } = await pool.query<Omit<CheckResult, 'at'> & { at: Date }>(
    'select at, cause, releases, files, milliseconds, faults from registry.control_check order by id desc limit 1',
  );
  return rows[0] && { ...rows[0], at: rows[0].at.toISOString() };
}

/** Every release that a visitor of any environment can get, once each, without withdrawn ones. */
export function runningIn(environments: readonly Environment[]): readonly NamedRelease[] {
  const running = environments.flatMap(({ state }) =>
    liveReleases(state).filter(({ app, release }) => !state.withdrawn.includes(releaseName(app, release))),
  );
  return [...new Map(running.map((item) => [releaseName(item.app, item.release), item])).values()];
}

/**
 * Faults of a release. Signatures are verified as for publishing: write access to the table must not be
 * enough to change the expected hashes.
 */
async function faultsOf(
  { pool, settings }: Registry,
  { app, release }: NamedRelease,
  known: PublishedRelease | undefined,
): Promise<readonly Omit<CheckFault, 'app' | 'release'>[]> {
  if (!known) return [{ file: 'document', problem: 'never-published' }];
  if (known.document.app !== app || known.document.release !== release)
    return [{ file: 'document', problem: 'changed' }];
  try {
    const signedAt = Date.parse(known.publishedAt);
    await checkSquadSignatures(pool, app, known, (key) => keyProblemAt(key, signedAt));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return [{ file: 'document', problem: 'signature-wrong' }];
  }
  return fileFaults(settings.home, known.document);
}

async function act(
  registry: Registry,
  environments: readonly Environment[],
  faults: readonly CheckFault[],
): Promise<void> {
  alerts.add();
  registry.log.error('ALERT control check failed: live files differ from their signed hashes', { faults });
  const damaged = new Map(faults.map((fault) => [releaseName(fault.app, fault.release), fault]));
  for (const [name, { app, release, file, problem }] of damaged) {
    for (const { name: environment, state } of environments) {
      if (!liveReleases(state).some((live) => releaseName(live.app, live.release) === name)) continue;
      const reason = `Control check: ${file} of ${name} is ${problem}`;
      if (
        app === SHELL &&
        state.defaults[SHELL] === release &&
        !(await rolledBackShell(registry, environment, state.earlier[SHELL] ?? [], reason))
      ) {
        // the shell cannot be off, because a page without it could show no notice; the edge serves no changed
        // file
        registry.log.error(
          'ALERT files of the shell changed and no earlier shell is intact: publish and promote it again',
          { environment, release },
        );
        continue;
      }
      await decide(registry, { environment, kind: 'withdraw', app, release, reason }, SYSTEM_ACTOR, {
        isSystem: true,
      }).catch((error: unknown) => {
        // concurrent checks find the same fault
        if (!(error instanceof Refusal && error.code === 'NOTHING_CHANGES'))
          registry.log.error('damaged release could not be withdrawn', { environment, app, release, error });
      });
    }
  }
  await announce(registry, {
    text: `Control check: ${[...damaged.keys()].join(', ')} is not what was signed (${faults.length} ${faults.length === 1 ? 'file' : 'files'})`,
  });
}

async function rolledBackShell(
  registry: Registry,
  environment: Environment['name'],
  earlier: readonly string[],
  reason: string,
): Promise<boolean> {
  for (const release of earlier) {
    const done = await decide(
      registry,
      { environment, kind: 'rollback', app: SHELL, release, reason },
      SYSTEM_ACTOR,
      { isSystem: true },
    ).then(
      () => true,
      () => false,
    );
    if (done) return true;
  }
  return false;
}

import { canonicalJson } from '@foyer/kernel';
import type { ChangePreview } from '@foyer/kernel/change-answers';
import { releaseName, type Decision, type MarketRule } from '@foyer/kernel/release-plan';
import { resolveRelease } from '@foyer/kernel/resolve-release';
import { brands, BRANDS, type BrandId } from '@foyer/market';
import { Refusal, type PoolClient } from '@foyer/runtime';
import type { Change } from '../changes/change.ts';
import { withRule } from '../changes/marketRules.ts';
import { earlierDefaults, withDefault } from '../changes/rollback.ts';
import { withRolloutProgress } from '../changes/rolloutProgress.ts';
import type { RegistryDependencies } from '../deps.ts';
import { composePlan, type Environment } from '../plan/environments.ts';
import type { EnvironmentState } from '../plan/environmentState.ts';
import { refuseDamagedFiles } from '../publish/storedFiles.ts';
import { pastState } from './pastState.ts';

export type KeptReleases = NonNullable<ChangePreview['kept']>;

/** The state after a restore, and the applications whose release of that time may not run. */
export interface Restored {
  readonly after: EnvironmentState;
  readonly kept: KeptReleases;
}

/**
 * The state in which visitors get the releases, pins and switch-offs of an earlier time: all of them, or those
 * of one brand, which then get rules of their own. Rollouts are not started again, and a withdrawn or damaged
 * release is never restored: its application keeps what it has.
 * @throws {@link Refusal} for a time that is malformed, in the future or too early, and without an effect.
 */
export async function restored(
  deps: RegistryDependencies,
  client: PoolClient,
  environment: Environment,
  change: Change,
): Promise<Restored> {
  const now = new Date(deps.clock()).toISOString();
  if (change.at === undefined || Date.parse(change.at) > deps.clock())
    throw new Refusal(400, 'RESTORE_TIME_INVALID', 'A restore needs a time in the past: specify it in `at`.');
  const brand = brandOf(change);
  const then = await pastState(client, environment.name, new Date(change.at).toISOString());
  const { kept, mayRun } = await usableReleases(deps, client, environment.state, then);
  const after =
    brand === undefined
      ? ofAllBrands(environment.state, then, mayRun)
      : await ofBrand(client, environment, then, brand, mayRun);
  const complete = withRolloutProgress(environment.state, after, change, now);
  const changed = changedApps(environment.state, complete);
  if (changed.length === 0)
    throw new Refusal(
      409,
      'NOTHING_CHANGES',
      `Nothing to restore: visitors get what they got at ${change.at}${kept.length === 0 ? '' : ', apart from releases that may not run'}.`,
    );
  return {
    after: {
      ...complete,
      forced: [
        ...complete.forced.filter((app) => !changed.includes(app)),
        ...(change.force === true ? changed : []),
      ],
    },
    kept,
  };
}

/** Applications about which two states decide differently. */
export function changedApps(before: EnvironmentState, after: EnvironmentState): readonly string[] {
  const apps = new Set([...Object.keys(before.defaults), ...Object.keys(after.defaults)]);
  const of = ({ defaults, rules, rollouts }: EnvironmentState, app: string): string =>
    canonicalJson({
      default: defaults[app] ?? null,
      rules: rules.filter((rule) => rule.app === app),
      rollouts: rollouts.filter((rule) => rule.app === app),
    });
  return [...apps].filter((app) => of(before, app) !== of(after, app)).sort();
}

function brandOf({ scope, brands: named }: Change): BrandId | undefined {
  if (named !== undefined || (scope && Object.keys(scope).some((name) => name !== 'brand')))
    throw new Refusal(400, 'SCOPE_TOO_FINE', 'A restore applies to one brand or to all of them.');
  return BRANDS.find((brand) => brand === scope?.brand);
}

/** Checks each release of the earlier state once: withdrawn, never published, or damaged in the store. */
async function usableReleases(
  { settings }: RegistryDependencies,
  client: PoolClient,
  { withdrawn }: EnvironmentState,
  then: EnvironmentState,
): Promise<{ readonly kept: KeptReleases; mayRun(app: string, release: string): boolean }> {
  const wanted = new Map(
    [
      ...Object.entries(then.defaults).map(([app, release]) => ({ app, release })),
      ...then.rules.flatMap(({ app, decision }) =>
        decision.kind === 'release' ? [{ app, release: decision.release }] : [],
      ),
    ].map((one) => [releaseName(one.app, one.release), one]),
  );
  const kept: KeptReleases[number][] = [];
  for (const [name, { app, release }] of wanted) {
    if (withdrawn.includes(name)) {
      kept.push({ app, release, code: 'WITHDRAWN', text: `${name} is withdrawn.` });
      continue;
    }
    try {
      await refuseDamagedFiles(client, { home: settings.home, app, release });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      kept.push({ app, release, code: error.code, text: error.message });
    }
  }
  return {
    kept,
    mayRun: (app, release) => !kept.some((one) => one.app === app && one.release === release),
  };
}

type MayRun = (app: string, release: string) => boolean;

function ofAllBrands(state: EnvironmentState, then: EnvironmentState, mayRun: MayRun): EnvironmentState {
  const defaults = Object.entries(then.defaults)
    .filter(([app, release]) => mayRun(app, release) && state.defaults[app] !== release)
    .reduce<EnvironmentState>(
      (before, [app, release]) => ({
        ...withDefault(before, app, release),
        earlier: {
          ...before.earlier,
          [app]: earlierDefaults(before, app).filter((earlier) => earlier !== release),
        },
      }),
      state,
    );
  // an application without a release at that time keeps its rules
  const isOfThen = (app: string): boolean => app in then.defaults;
  return {
    ...defaults,
    rollouts: state.rollouts.filter(({ app }) => !isOfThen(app)),
    rules: [
      ...state.rules.filter(({ app }) => !isOfThen(app)),
      ...then.rules.filter(({ app, decision }) => decision.kind === 'off' || mayRun(app, decision.release)),
    ].sort((left, right) => (left.id < right.id ? -1 : 1)),
  };
}

/** The other brands keep the defaults, so that differences become rules of the brand. */
async function ofBrand(
  client: PoolClient,
  environment: Environment,
  then: EnvironmentState,
  brand: BrandId,
  mayRun: MayRun,
): Promise<EnvironmentState> {
  const { state } = environment;
  const isOfBrand = ({ scope }: MarketRule): boolean => scope.brand === brand;
  const apps = Object.keys(then.defaults).filter((app) => app in state.defaults);
  const base: EnvironmentState = {
    ...state,
    rules: [
      ...state.rules.filter((rule) => !isOfBrand(rule) || !apps.includes(rule.app)),
      ...then.rules.filter(
        (rule) =>
          isOfBrand(rule) &&
          apps.includes(rule.app) &&
          (rule.decision.kind === 'off' || mayRun(rule.app, rule.decision.release)),
      ),
    ].sort((left, right) => (left.id < right.id ? -1 : 1)),
  };
  const known = { ...then, withdrawn: state.withdrawn };
  const [was, is] = [
    await decisionsFor(client, environment, known, brand, apps),
    await decisionsFor(client, environment, base, brand, apps),
  ];
  return apps.reduce((before, app) => {
    const [wanted, current] = [was.get(app), is.get(app)];
    if (wanted === undefined || (wanted.kind === 'release' && !mayRun(app, wanted.release))) return before;
    const isInRollout = state.rollouts.some(
      (rule) => rule.app === app && (rule.brands?.includes(brand) ?? true),
    );
    return canonicalJson(wanted) === canonicalJson(current) && !isInRollout
      ? before
      : withRule(before, { app, scope: { brand }, decision: wanted });
  }, base);
}

/** Decisions of a state for visitors of a brand outside of rollouts. */
async function decisionsFor(
  client: PoolClient,
  environment: Environment,
  state: EnvironmentState,
  brand: BrandId,
  apps: readonly string[],
): Promise<ReadonlyMap<string, Decision>> {
  const plan = await composePlan(client, environment, { ...state, rollouts: [] });
  const { licence, operator, locales } = brands[brand];
  const locale = locales.find(({ isDefault }) => isDefault)?.locale ?? '';
  return new Map(
    apps.map((app) => [
      app,
      resolveRelease(plan, app, { brand, licence, operator, locale, bucket: 0 }).decision,
    ]),
  );
}

import { Refusal } from '@foyer/runtime';
import { releaseName } from '@foyer/kernel/release-plan';
import { canonicalJson } from '@foyer/kernel';
import { withServed, type EnvironmentState, type Lock } from '../plan/environmentState.ts';
import { SHELL } from '../squads.ts';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { Change } from './change.ts';
import { appOf } from './appOf.ts';
import { freeze, unfreeze } from '../freeze/freeze.ts';
import { nextId, scopesOf, withoutRules, withRule } from './marketRules.ts';
import { refuseDifferentReach } from './refuseDifferentReach.ts';
import { earlierDefaults, rollback, withDefault, withoutDefault } from './rollback.ts';
import { switchOff, switchOn } from './switchOff.ts';
import { withScheduleSteps, withRolloutProgress } from './rolloutProgress.ts';

type Step = (state: EnvironmentState, change: Change, at: string) => EnvironmentState;

/**
 * State after a decision made at the time `at` (ISO 8601). No clock, no I/O. @throws {@link Refusal} for a
 * decision that is invalid or changes nothing.
 */
export function applyChange(state: EnvironmentState, given: Change, at = ''): EnvironmentState {
  if (given.narrower !== undefined && given.kind !== 'rollout')
    throw new Refusal(400, 'NARROWER_MISPLACED', '`narrower` is allowed for a rollout only.');
  const change = withScheduleSteps(given);
  const after = withRolloutProgress(state, STEPS[change.kind](state, change, at), change, at);
  const { app } = change;
  // decided earlier and waiting for the end of a round or payment: the forced change no longer waits
  const isForcedNow = change.force === true && app !== undefined && !state.forced.includes(app);
  if (canonicalJson(after) === canonicalJson(state) && !isForcedNow)
    throw new Refusal(409, 'NOTHING_CHANGES', 'The change has no effect: this is the current state.');
  if (app === undefined) return after;
  return {
    ...after,
    forced: [...state.forced.filter((name) => name !== app), ...(change.force === true ? [app] : [])],
  };
}

const STEPS: Readonly<Record<ChangeKind, Step>> = {
  promote(state, change) {
    const { app, release } = named(change);
    refuseWithdrawn(state, app, release);
    if (state.defaults[app] === release) return state;
    return {
      ...withDefault(state, app, release),
      earlier: { ...state.earlier, [app]: earlierDefaults(state, app) },
      rollouts: state.rollouts.filter((rule) => rule.app !== app || rule.release !== release),
    };
  },
  rollout(state, change) {
    const { app, release } = named(change);
    refuseWithdrawn(state, app, release);
    if (change.share === undefined)
      throw new Refusal(400, 'SHARE_MISSING', 'The share is missing: specify it in hundredths of a percent.');
    if (state.defaults[app] === undefined)
      throw new Refusal(
        409,
        'NO_DEFAULT',
        `${app} has no default release for the other visitors; promote one first.`,
      );
    if (state.defaults[app] === release)
      throw new Refusal(409, 'NOTHING_CHANGES', `${releaseName(app, release)} is already the default.`);
    const running = state.rollouts.find((rule) => rule.app === app);
    if (running && running.release !== release)
      throw new Refusal(
        409,
        'ROLLOUT_RUNNING',
        `A rollout of ${releaseName(app, running.release)} is running: stop or promote it first.`,
      );
    const brands = change.brands ?? running?.brands;
    const rule = {
      id: running?.id ?? nextId(state),
      app,
      release,
      from: 0,
      to: change.share,
      ...(brands && { brands }),
    };
    refuseDifferentReach(running, rule, change.narrower === true);
    return {
      ...state,
      made: state.made + (running ? 0 : 1),
      rollouts: [...state.rollouts.filter((other) => other.app !== app), rule],
    };
  },
  'rollout-stop'(state, change) {
    const app = appOf(change);
    if (!state.rollouts.some((rule) => rule.app === app))
      throw new Refusal(409, 'NO_ROLLOUT', `No rollout of ${app} is running.`);
    return { ...state, rollouts: state.rollouts.filter((rule) => rule.app !== app) };
  },
  rollback: (state, change) => rollback(state, appOf(change), change.release),
  pin(state, change) {
    const { app, release } = named(change);
    refuseWithdrawn(state, app, release);
    return scopesOf(change).reduce(
      (before, scope) => withRule(before, { app, scope, decision: { kind: 'release', release } }),
      state,
    );
  },
  unpin: (state, change) => withoutRules(state, appOf(change), change, 'release', 'NOT_PINNED'),
  off: switchOff,
  on: switchOn,
  lock: (state, change) =>
    lockedBrands(change).reduce<EnvironmentState>(
      (before, brand) =>
        hasLock(before.locks, brand)
          ? before
          : {
              ...before,
              made: before.made + 1,
              locks: [...before.locks, { id: nextId(before), ...(brand !== undefined && { brand }) }],
            },
      state,
    ),
  unlock: (state, change) => ({
    ...state,
    locks: state.locks.filter((lock) => !lockedBrands(change).includes(lock.brand)),
  }),
  freeze,
  unfreeze,
  restore() {
    throw new Error('A restore is computed from the audit log.');
  },
  withdraw(state, change) {
    const { app, release } = named(change);
    const before = withoutDefault(state, app, release);
    if (app === SHELL && before.defaults[SHELL] === release)
      throw new Refusal(
        409,
        'SHELL_REQUIRED',
        'Without this release, pages have no shell, and no earlier one may run. Promote another shell first.',
      );
    const name = releaseName(app, release);
    const isServed = change.keepsFiles === true && !isCutOff(state, name);
    const next = withServed(before, [...without(state.stillServed, name), ...(isServed ? [name] : [])]);
    if (state.withdrawn.includes(name)) return next;
    // a withdrawn release has no rollout any more; a pin is kept, because the resolver ignores pins to
    // withdrawn releases
    return {
      ...next,
      withdrawn: [...state.withdrawn, name].sort(),
      rollouts: state.rollouts.filter((rule) => rule.app !== app || rule.release !== release),
    };
  },
  reinstate(state, change) {
    const { app, release } = named(change);
    const name = releaseName(app, release);
    return withServed(
      { ...state, withdrawn: without(state.withdrawn, name) },
      without(state.stillServed, name),
    );
  },
};

function without(names: readonly string[] = [], name: string): readonly string[] {
  return names.filter((other) => other !== name);
}

/**
 * True if the files of a release are no longer served. This is kept when the release is withdrawn again for
 * failing, because it is not trusted.
 */
function isCutOff({ withdrawn, stillServed }: EnvironmentState, name: string): boolean {
  return withdrawn.includes(name) && stillServed?.includes(name) !== true;
}

function named(change: Change): { app: string; release: string } {
  if (change.release === undefined) throw new Refusal(400, 'RELEASE_MISSING', 'The release is missing.');
  return { app: appOf(change), release: change.release };
}

function refuseWithdrawn(state: EnvironmentState, app: string, release: string): void {
  if (state.withdrawn.includes(releaseName(app, release)))
    throw new Refusal(
      409,
      'WITHDRAWN',
      `${releaseName(app, release)} is withdrawn here; reinstate it first.`,
    );
}

function lockedBrands({ scope, brands }: Change): readonly (string | undefined)[] {
  if (
    scope &&
    (scope.brand === undefined || Object.values(scope).filter((value) => value !== undefined).length > 1)
  )
    throw new Refusal(400, 'SCOPE_TOO_FINE', 'A lock applies to one brand or to the whole environment.');
  return scope ? [scope.brand] : (brands ?? [undefined]);
}

function hasLock(locks: readonly Lock[], brand: string | undefined): boolean {
  return locks.some((lock) => lock.brand === brand);
}

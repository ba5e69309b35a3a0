import { MONEY_FLOW_GUARD, type Services, type Store, type UpdateGate } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { createStore } from '@foyer/platform';
import type { Remotes } from '../remotes/loading/remotes.ts';

/** The way a mounted application moves to its new release. */
export type UpdateState =
  /** The player was offered the update. */
  | 'offered'
  /** The player chose "later": the next page applies the update. */
  | 'postponed'
  /** An activity must end first, such as a deposit or a round. */
  | 'waiting';

export type UpdateEvent =
  | { readonly type: 'release-changed'; readonly gate: UpdateGate; readonly isForced: boolean }
  | { readonly type: 'gate-checked'; readonly gate: UpdateGate }
  | { readonly type: 'page-changed'; readonly gate: UpdateGate }
  | { readonly type: 'update-chosen'; readonly gate: UpdateGate }
  | { readonly type: 'later-chosen' };

/**
 * `undefined`: the live release replaces the mounted one. A closed gate takes precedence over the player's
 * choice, and only a forced change over the gate.
 */
export function transition(state: UpdateState | undefined, event: UpdateEvent): UpdateState | undefined {
  if (event.type === 'later-chosen') return state === 'offered' ? 'postponed' : state;
  if (event.type === 'release-changed' && event.isForced) return undefined;
  if (event.gate === 'block') return 'waiting';
  if (event.gate === 'allow' || event.type === 'page-changed' || event.type === 'update-chosen')
    return undefined;
  return state === 'postponed' ? 'postponed' : 'offered';
}

/** The update offered to the player: true while the offer is open, with the player's two answers. */
export interface UpdateOffer extends Store<boolean> {
  update(): void;
  later(): void;
}

export interface UpdateGatePorts {
  readonly remotes: Pick<Remotes, 'releases' | 'mounted'>;
  readonly services: Services;
  after(ms: number, act: () => void): () => void;
}

/** Gates are polled, because they send no events: the interval while an update waits, in ms. */
const CHECK_INTERVAL_MS = 1_000;

/** Decides when a new set may replace mounted releases: never during an activity of the player. */
export function createUpdateGate({
  remotes: { releases, mounted },
  services,
  after,
}: UpdateGatePorts): UpdateOffer {
  const states = new Map<string, UpdateState>();
  const isOffered = createStore(false);
  let stopTimer: (() => void) | undefined;

  function gateOf(app: string, set: ReleaseSet): UpdateGate {
    if (services.guards.current().some((guard) => guard.id === MONEY_FLOW_GUARD)) return 'block';
    const gates = [...mounted]
      .filter(({ remote }) => remote.entry.app === app)
      .map(({ remote }) => openWhenBroken(() => remote.module.updateGate(services)));
    if (gates.includes('block')) return 'block';
    // the player has no choice when an operator has switched the application off
    const isOff = set.apps.every((entry) => entry.app !== app);
    return gates.includes('ask') && !isOff ? 'ask' : 'allow';
  }

  const liveGateOf = (app: string): UpdateGate => gateOf(app, releases.current());

  /** Returns whether the mounted release stays. */
  function step(app: string, event: UpdateEvent): boolean {
    const next = transition(states.get(app), event);
    if (next === undefined) states.delete(app);
    else states.set(app, next);
    return next !== undefined;
  }

  function stepAll(eventOf: (app: string) => UpdateEvent): void {
    for (const app of states.keys()) if (!step(app, eventOf(app))) releases.releaseHold(app);
    settle();
  }

  function settle(): void {
    // pending updates that the operator has rolled back end without a change
    for (const app of states.keys())
      if (releases.shownReleaseOf(app) === releases.entryOf(app)) states.delete(app);
    isOffered.set([...states.values()].includes('offered'));
    if (states.size === 0) {
      stopTimer?.();
      stopTimer = undefined;
    } else stopTimer ??= after(CHECK_INTERVAL_MS, checkAgain);
  }

  const checkAll = (): void => stepAll((app) => ({ type: 'gate-checked', gate: liveGateOf(app) }));

  function checkAgain(): void {
    stopTimer = undefined;
    checkAll();
  }

  releases.setHoldPolicy((app, set) =>
    step(app, {
      type: 'release-changed',
      gate: gateOf(app, set),
      isForced: set.forced?.includes(app) ?? false,
    }),
  );
  releases.subscribe(settle);
  services.guards.subscribe(checkAll);
  services.bus.on('navigation.page-changed', () =>
    stepAll((app) => ({ type: 'page-changed', gate: liveGateOf(app) })),
  );

  return {
    current: isOffered.current,
    subscribe: isOffered.subscribe,
    update: () =>
      stepAll((app) => ({
        type: states.get(app) === 'offered' ? 'update-chosen' : 'gate-checked',
        gate: liveGateOf(app),
      })),
    later: () => stepAll(() => ({ type: 'later-chosen' })),
  };
}

/** A release whose gate throws should be replaced, so the gate counts as open. */
function openWhenBroken(read: () => UpdateGate): UpdateGate {
  try {
    return read();
  } catch (error) {
    ignoreError('update gate of a release threw, it counts as open')(error);
    return 'allow';
  }
}

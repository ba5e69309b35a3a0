import { MONEY_FLOW_GUARD, type Services, type Store, type UpdateGate } from '@foyer/contract';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import type { Remotes } from '../remotes/loading/remotes.ts';
import { createStore } from '../lib/createStore.ts';
import { transition, type UpdateEvent, type UpdateState } from './updateGate.machine.ts';

/** Whether to offer the player an update. */
export interface Updates extends Store<boolean> {
  update(): void;
  later(): void;
}

export interface UpdatesPorts {
  readonly remotes: Pick<Remotes, 'releases' | 'mounted'>;
  readonly services: Services;
  after(ms: number, act: () => void): () => void;
}

/** Gates are polled, because they send no events: the interval while an update waits, in ms. */
const LOOK_MS = 1_000;

/**
 * Decides when a new set may replace mounted releases: never while the player is in the middle of
 * something.
 */
export function createUpdates({ remotes: { releases, mounted }, services, after }: UpdatesPorts): Updates {
  const states = new Map<string, UpdateState>();
  const isAsking = createStore(false);
  let stopLooking: (() => void) | undefined;

  function gateOf(app: string, isOff: boolean): UpdateGate {
    if (services.guards.current().some((guard) => guard.id === MONEY_FLOW_GUARD)) return 'block';
    const words = [...mounted]
      .filter(({ remote }) => remote.entry.app === app)
      .map(({ remote }) => wordOf(() => remote.module.updateGate(services)));
    if (words.includes('block')) return 'block';
    // the player has no choice when an operator has switched the application off
    return words.includes('ask') && !isOff ? 'ask' : 'allow';
  }

  const isOff = (app: string, set: ReleaseSet): boolean => set.apps.every((entry) => entry.app !== app);
  const liveGateOf = (app: string): UpdateGate => gateOf(app, isOff(app, releases.current()));

  /** Returns whether the mounted release stays. */
  function step(app: string, event: UpdateEvent): boolean {
    const next = transition(states.get(app), event);
    if (next === undefined) states.delete(app);
    else states.set(app, next);
    return next !== undefined;
  }

  releases.keep((app, set) => {
    return step(app, {
      type: 'changed',
      gate: gateOf(app, isOff(app, set)),
      isForced: set.forced?.includes(app) ?? false,
    });
  });

  function stepAll(eventOf: (app: string) => UpdateEvent): void {
    for (const app of states.keys()) if (!step(app, eventOf(app))) releases.releaseHold(app);
    settle();
  }

  function settle(): void {
    // pending updates that the operator has rolled back end without a change
    for (const app of states.keys())
      if (releases.shownReleaseOf(app) === releases.entryOf(app)) states.delete(app);
    isAsking.set([...states.values()].includes('asking'));
    if (states.size === 0) {
      stopLooking?.();
      stopLooking = undefined;
    } else stopLooking ??= after(LOOK_MS, lookAgain);
  }

  function look(): void {
    stepAll((app) => ({ type: 'looked', gate: liveGateOf(app) }));
  }

  function lookAgain(): void {
    stopLooking = undefined;
    look();
  }

  releases.subscribe(settle);
  services.guards.subscribe(look);
  services.bus.on('navigation.page-changed', () =>
    stepAll((app) => ({ type: 'page-changed', gate: liveGateOf(app) })),
  );

  return {
    current: isAsking.current,
    subscribe: isAsking.subscribe,
    update: () =>
      stepAll((app) =>
        states.get(app) === 'asking'
          ? { type: 'update-chosen', gate: liveGateOf(app) }
          : { type: 'looked', gate: liveGateOf(app) },
      ),
    later: () => stepAll(() => ({ type: 'later-chosen' })),
  };
}

/** A release whose gate throws should be replaced, so the gate counts as open. */
function wordOf(ask: () => UpdateGate): UpdateGate {
  try {
    return ask();
  } catch {
    return 'allow';
  }
}

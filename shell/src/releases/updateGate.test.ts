import { describe, expect, it, jest } from '@jest/globals';
import { MONEY_FLOW_GUARD, type RemoteModule, type UpdateGate } from '@foyer/contract';
import type { ReleaseSet, ReleaseSetEntry } from '@foyer/kernel/release-set';
import { fakeServices } from '@foyer/platform/testing';
import { createReleases } from './releases.ts';
import type { LoadedRemote } from '../remotes/loading/releaseLoader.ts';
import { createUpdateGate } from './updateGate.ts';

const APP = 'mfe-casino';

function entry(release: string): ReleaseSetEntry {
  return {
    app: APP,
    release,
    version: '1.0.0',
    contract: 1,
    owner: 'casino',
    container: `casino_${release}`,
    base: `/assets/${APP}/${release}/`,
    entry: 'entry.js',
    css: [],
    scripts: [],
    sri: {},
    i18n: {},
    pages: {},
    requires: {},
  };
}

const set = (version: number, release: string | undefined, more: Partial<ReleaseSet> = {}): ReleaseSet => ({
  version,
  issuedAt: '',
  apps: release === undefined ? [] : [entry(release)],
  ...more,
});

/** A page with one remote whose update gate the test controls. */
function setUp(initial: UpdateGate | Error) {
  const gate = { value: initial };
  const releases = createReleases(set(1, 'r1'), 'http://aurora.test');
  const module = {
    updateGate() {
      if (gate.value instanceof Error) throw gate.value;
      return gate.value;
    },
  } as unknown as RemoteModule;
  const mounted = new Set<{ readonly remote: LoadedRemote }>([{ remote: { entry: entry('r1'), module } }]);
  const services = fakeServices();
  const due: (() => void)[] = [];
  const after = jest.fn((_ms: number, act: () => void) => {
    due.push(act);
    return () => void due.splice(due.indexOf(act), 1);
  });
  const updates = createUpdateGate({ remotes: { releases, mounted }, services, after });
  const shownRelease = () => releases.shownReleaseOf(APP)?.release ?? 'off';
  const pass = () => due.splice(0).forEach((act) => act());
  const changePage = () => services.bus.emit('navigation.page-changed', { route: 'lobby', pathname: '/en/' });
  return { gate, releases, mounted, services, updates, shownRelease, pass, changePage, due };
}

describe('a release change of a mounted application', () => {
  it.each([
    ['swaps behind an open gate', 'allow', 'r2'],
    ['waits behind a closed gate', 'block', 'r1'],
    ['waits for the answer of the player', 'ask', 'r1'],
    ['swaps when the gate throws', new Error('broken'), 'r2'],
  ] as const)('%s', (_name, gate, expected) => {
    const { releases, shownRelease } = setUp(gate);
    releases.apply(set(2, 'r2'));
    expect(shownRelease()).toBe(expected);
  });

  it('checks again until the gate opens and then stops', () => {
    const { gate, releases, shownRelease, pass, due } = setUp('block');
    releases.apply(set(2, 'r2'));
    pass();
    expect(shownRelease()).toBe('r1');
    gate.value = 'allow';
    pass();
    expect(shownRelease()).toBe('r2');
    expect(due).toHaveLength(0);
  });

  it('waits during a payment in progress anywhere and continues at once afterwards', () => {
    const { releases, services, shownRelease } = setUp('allow');
    services.guards.set([{ id: MONEY_FLOW_GUARD, status: 'active' }]);
    releases.apply(set(2, 'r2'));
    expect(shownRelease()).toBe('r1');
    services.guards.set([]);
    expect(shownRelease()).toBe('r2');
  });

  it('asks the player, accepts "later" and applies the update on the next page', () => {
    const { releases, shownRelease, updates, changePage } = setUp('ask');
    releases.apply(set(2, 'r2'));
    expect(updates.current()).toBe(true);
    updates.later();
    expect([updates.current(), shownRelease()]).toEqual([false, 'r1']);
    changePage();
    expect(shownRelease()).toBe('r2');
  });

  it('is applied when the player accepts it', () => {
    const { releases, shownRelease, updates } = setUp('ask');
    releases.apply(set(2, 'r2'));
    updates.update();
    expect([updates.current(), shownRelease()]).toEqual([false, 'r2']);
  });

  it('withdraws the offer when the operator rolls the release back', () => {
    const { releases, shownRelease, updates } = setUp('ask');
    releases.apply(set(2, 'r2'));
    releases.apply(set(3, 'r1'));
    expect([updates.current(), shownRelease()]).toEqual([false, 'r1']);
  });

  it('does not ask about an application that is not mounted', () => {
    const { releases, shownRelease, updates, mounted } = setUp('ask');
    mounted.clear();
    releases.apply(set(2, 'r2'));
    expect([updates.current(), shownRelease()]).toEqual([false, 'r2']);
  });
});

describe('switching off', () => {
  it.each([
    ['at once behind an open gate', 'allow', {}, 'off'],
    ['without asking the player', 'ask', {}, 'off'],
    ['after the current activity', 'block', {}, 'r1'],
    ['at once when forced', 'block', { forced: [APP] }, 'off'],
  ] as const)('is applied %s', (_name, gate, more, expected) => {
    const { releases, shownRelease } = setUp(gate);
    releases.apply(set(2, undefined, more));
    expect(shownRelease()).toBe(expected);
  });

  it('ends the wait when the player has left', () => {
    const { releases, shownRelease, mounted, gate, pass } = setUp('block');
    releases.apply(set(2, undefined));
    mounted.clear();
    gate.value = 'block';
    pass();
    expect(shownRelease()).toBe('off');
  });

  it('ends at once when the application is on again', () => {
    const { releases, shownRelease } = setUp('allow');
    releases.apply(set(2, undefined));
    releases.apply(set(3, 'r1'));
    expect(shownRelease()).toBe('r1');
  });
});

import { describe, expect, it } from '@jest/globals';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { entry, open, set, flushTasks, setUp } from '../testing/remoteStage.ts';

/** An edge with `r1` as the fallback; records the releases that requests exclude. */
function edge(...fallbacks: readonly ReleaseSetEntry[]) {
  const excludedReleases: string[][] = [];
  const instead = (without: readonly string[]): readonly ReleaseSetEntry[] => {
    excludedReleases.push([...without]);
    return fallbacks.filter(({ app, release }) => !without.includes(`${app}@${release}`));
  };
  return { excludedReleases, instead };
}

describe('a release that does not run', () => {
  it('is replaced by the fallback of the edge when its entry does not load', async () => {
    const { excludedReleases, instead } = edge(entry('r1'));
    const { remotes, codes } = setUp(
      [entry('r2')],
      (url) => (url.pathname.includes('r2') ? 'error' : 'ok'),
      {},
      undefined,
      instead,
    );
    expect((await remotes.load('mfe-casino'))?.entry.release).toBe('r1');
    expect(excludedReleases).toEqual([['mfe-casino@r2']]);
    expect(codes()).toEqual(['casino ENTRY_UNREACHABLE']);
  });

  it('is replaced without a request when it is incompatible', async () => {
    const { instead } = edge(entry('r1'));
    const { remotes, requested } = setUp([entry('r2', { contract: 2 })], () => 'ok', {}, undefined, instead);
    expect((await remotes.load('mfe-casino'))?.entry.release).toBe('r1');
    expect(requested.every((file) => file.startsWith('r1/'))).toBe(true);
  });

  it('is replaced without a notice when its mount throws', async () => {
    const { excludedReleases, instead } = edge(entry('r1'));
    const { remotes, codes } = setUp([entry('r2')], () => 'ok', {}, undefined, instead);
    const { mountPoint } = open(remotes, ({ release }) => {
      if (release === 'r2') throw new Error('mount');
    });
    const seen: string[] = [];
    mountPoint.subscribe(() => seen.push(mountPoint.current().state.status));
    await flushTasks();
    expect(mountPoint.current()).toMatchObject({
      state: { status: 'shown' },
      mounted: { remote: { entry: { release: 'r1' } } },
    });
    expect(seen).not.toContain('failed');
    expect([codes(), excludedReleases]).toEqual([['casino MOUNT_THREW'], [['mfe-casino@r2']]]);
  });

  it('is replaced when it throws in a render', async () => {
    const { instead } = edge(entry('r1'));
    const { remotes } = setUp([entry('r2')], () => 'ok', {}, undefined, instead);
    const { mountPoint } = open(remotes);
    await flushTasks();
    mountPoint.renderFailed(new Error('render'));
    await flushTasks();
    expect(mountPoint.current()).toMatchObject({
      state: { status: 'shown' },
      mounted: { remote: { entry: { release: 'r1' } } },
    });
  });

  it('leads to a notice when the fallback fails too: every release is tried once', async () => {
    const { excludedReleases, instead } = edge(entry('r1'));
    const { remotes } = setUp([entry('r2')], () => 'ok', {}, undefined, instead);
    const mounts: string[] = [];
    const { mountPoint } = open(remotes, ({ release }) => {
      mounts.push(release);
      throw new Error('mount');
    });
    await flushTasks();
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', code: 'MOUNT_THREW' });
    expect(mounts).toEqual(['r2', 'r1']);
    expect(excludedReleases).toEqual([['mfe-casino@r2'], ['mfe-casino@r2', 'mfe-casino@r1']]);
  });

  it('stays replaced when the operator rolls it back', async () => {
    const { instead } = edge(entry('r1'));
    const { remotes, releases, requested } = setUp(
      [entry('r2')],
      (url) => (url.pathname.includes('r2') ? 'error' : 'ok'),
      {},
      undefined,
      instead,
    );
    const { mountPoint } = open(remotes);
    await flushTasks();
    const before = mountPoint.current().mounted;
    releases.apply(set(2, entry('r1')));
    await flushTasks();
    expect(mountPoint.current().mounted?.remote).toBe(before?.remote);
    expect(requested.filter((file) => file === 'r1/entry.js')).toHaveLength(1);
  });
});

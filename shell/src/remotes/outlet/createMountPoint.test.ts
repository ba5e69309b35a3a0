import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { entry, open, set, flushTasks, setUp, TARGET } from '../testing/remoteStage.ts';

describe('createMountPoint', () => {
  it('swaps to a new release and is never empty', async () => {
    const { remotes, releases, sheets } = setUp([entry('r1')]);
    const { mountPoint, container } = open(remotes);
    await flushTasks();
    const counts: number[] = [];
    mountPoint.subscribe(() => counts.push(container.children.length));
    releases.apply(set(2, entry('r2')));
    await flushTasks();
    expect(mountPoint.current().mounted?.remote.entry.release).toBe('r2');
    expect(Math.min(...counts)).toBeGreaterThan(0);
    expect(container.children).toHaveLength(1);
    expect(sheets()).toEqual(['http://aurora.test/assets/mfe-casino/r2/pages.css']);
  });

  it('holds a release and swaps after the hold is released', async () => {
    const { remotes, releases } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes);
    await flushTasks();
    releases.setHoldPolicy(() => true);
    releases.apply(set(2, entry('r2')));
    await flushTasks();
    expect([
      mountPoint.current().mounted?.remote.entry.release,
      releases.shownReleaseOf('mfe-casino')?.release,
      releases.entryOf('mfe-casino')?.release,
    ]).toEqual(['r1', 'r1', 'r2']);
    releases.releaseHold('mfe-casino');
    await flushTasks();
    expect(mountPoint.current().mounted?.remote.entry.release).toBe('r2');
  });

  it('also holds a switched-off application, but not one that was switched on again', () => {
    const { releases } = setUp([entry('r1')]);
    releases.setHoldPolicy(() => true);
    releases.apply(set(2));
    expect(releases.shownReleaseOf('mfe-casino')?.release).toBe('r1');
    releases.apply(set(3, entry('r1')));
    releases.setHoldPolicy(() => false);
    releases.apply(set(4));
    expect(releases.shownReleaseOf('mfe-casino')).toBeUndefined();
  });

  it('keeps the mounted release when the new one fails', async () => {
    const { remotes, releases, sheets } = setUp([entry('r1')], (url) =>
      url.pathname.includes('r2') ? 'error' : 'ok',
    );
    const { mountPoint } = open(remotes);
    await flushTasks();
    releases.apply(set(2, entry('r2')));
    await flushTasks();
    expect(mountPoint.current()).toMatchObject({
      state: { status: 'shown' },
      mounted: { remote: { entry: { release: 'r1' } } },
    });
    expect(sheets()).toEqual(['http://aurora.test/assets/mfe-casino/r1/pages.css']);
  });

  it('reports a failed mount and mounts after a retry', async () => {
    let isBroken = true;
    const { remotes, codes } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes, () => {
      if (isBroken) throw new Error('mount');
    });
    await flushTasks();
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', code: 'MOUNT_THREW', attempts: 1 });
    expect(codes()).toEqual(['casino MOUNT_THREW']);
    isBroken = false;
    mountPoint.retry();
    expect(mountPoint.current().state).toMatchObject({ isRetrying: true });
    await flushTasks();
    expect(mountPoint.current().state.status).toBe('shown');
  });

  it('detaches its style sheets when it closes and the release is no longer live', async () => {
    const { remotes, releases, sheets } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes);
    await flushTasks();
    mountPoint.close();
    releases.apply(set(2));
    await flushTasks();
    expect(sheets()).toEqual([]);
  });
});

describe('the notice of a mount point', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('is shown in time when the content waits for data, which is not a failure of the release', async () => {
    const { remotes, codes } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(1_600);
    expect(mountPoint.current().state.status).toBe('shown');
    await jest.advanceTimersByTimeAsync(200);
    expect(mountPoint.current().state).toMatchObject({
      status: 'failed',
      code: 'CHUNK_TIMEOUT',
      attempts: 1,
      isLate: true,
    });
    expect(codes()).toEqual([]);
    mountPoint.renderFailed(new Error('deadline exceeded later'));
    await jest.advanceTimersByTimeAsync(100);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', attempts: 1 });
    expect(codes()).toEqual(['casino RENDER_THREW']);
  });

  it.each([
    ['a fast start of the page', 600, 1_700],
    ['a slow start of the page', 1_400, 1_200],
    ['the slowest start that can be compensated', 2_000, 1_000],
    ['a navigation in the open page', 2_001, 1_700],
  ])('is shown in time after %s', async (_case, sinceReady, delay) => {
    const readyAt = performance.now() - sinceReady;
    const { remotes } = setUp([entry('r1')], () => 'hang', {}, undefined, undefined, readyAt);
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(delay - 1);
    expect(mountPoint.current().state.status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', isLate: true });
  });

  it('is shown in time when a style of the release hangs, and reported once', async () => {
    const { remotes, codes } = setUp([entry('r1')], (url) => (url.pathname.endsWith('.css') ? 'hang' : 'ok'));
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(1_699);
    expect(mountPoint.current().state.status).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', attempts: 1, isLate: true });
    expect(codes()).toEqual(['casino ENTRY_TIMEOUT']);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', attempts: 1, isLate: false });
    expect(codes()).toEqual(['casino ENTRY_TIMEOUT']);
  });

  it('leads to another request for the file that hangs when the player tries again', async () => {
    let isHanging = true;
    const { remotes } = setUp([entry('r1')], () => (isHanging ? 'hang' : 'ok'));
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(2_000);
    mountPoint.retry();
    await jest.advanceTimersByTimeAsync(1_600);
    expect(mountPoint.current().state).toMatchObject({ isRetrying: true });
    await jest.advanceTimersByTimeAsync(2_000);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', attempts: 2, isRetrying: false });
    isHanging = false;
    mountPoint.retry();
    await jest.advanceTimersByTimeAsync(1_500);
    expect(mountPoint.current().state.status).toBe('shown');
  });

  it('is replaced by the content of a retry, which fails the files that the first attempt waits for', async () => {
    const { remotes, codes } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(2_000);
    mountPoint.retry();
    mountPoint.renderFailed(new Error('chunk failed'));
    await jest.advanceTimersByTimeAsync(1_500);
    expect(mountPoint.current().state.status).toBe('shown');
    expect(codes()).toEqual([]);
  });

  it('is replaced by content that arrives later', async () => {
    const { remotes } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(2_300);
    mountPoint.rendered(TARGET);
    expect(mountPoint.current().state.status).toBe('shown');
  });

  it('is shown in time when another page of a mounted remote hangs', async () => {
    const { remotes } = setUp([entry('r1')]);
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(100);
    mountPoint.rendered(TARGET);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(mountPoint.current().state.status).toBe('shown');
    mountPoint.setTarget({ kind: 'page', route: 'games', params: {} });
    await jest.advanceTimersByTimeAsync(2_300);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', code: 'CHUNK_TIMEOUT' });
  });

  it('does not wait for the edge to name another release', async () => {
    const { remotes } = setUp([entry('r1')]);
    remotes.switchToFallback = () => new Promise(() => undefined);
    const { mountPoint } = open(remotes);
    await jest.advanceTimersByTimeAsync(1_000);
    mountPoint.renderFailed(new Error('render'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(mountPoint.current().state).toMatchObject({ status: 'failed', code: 'RENDER_THREW' });
  });
});

import { describe, expect, it, jest } from '@jest/globals';
import { createHotUpdates, type HotRuntime } from './hotUpdates.ts';

function runtime(
  steps: readonly string[],
  app = 'mfe-one',
): HotRuntime & { readonly update: jest.Mock<() => Promise<unknown>> } {
  let index = 0;
  return {
    app,
    release: 'r1',
    hash: () => steps[index] ?? '',
    status: () => 'idle',
    update: jest.fn(() => {
      if (index + 1 >= steps.length) return Promise.resolve(null);
      index += 1;
      return Promise.resolve([]);
    }),
  };
}

function page(target: { hash: string }) {
  const applied: string[] = [];
  const failed: string[] = [];
  const updates = createHotUpdates({
    target: () => target.hash,
    applied: (hash) => void applied.push(hash),
    failed: ({ app }, error) => void failed.push(`${app}: ${String(error)}`),
  });
  return { updates, applied, failed };
}

describe('createHotUpdates', () => {
  it('applies every build up to the newest one', async () => {
    const target = { hash: 'c' };
    const { updates, applied, failed } = page(target);
    const one = runtime(['a', 'b', 'c']);
    updates.add(one);
    await updates.follow();
    expect([one.hash(), one.update.mock.calls.length, applied, failed]).toEqual(['c', 2, ['c'], []]);
  });

  it('updates all loaded builds, and requests nothing for one that is current', async () => {
    const { updates, applied } = page({ hash: 'b' });
    const [old, current] = [runtime(['a', 'b']), runtime(['b'])];
    updates.add(old);
    updates.add(current);
    await updates.follow();
    expect([old.hash(), current.update.mock.calls.length, applied.at(-1)]).toEqual(['b', 0, 'b']);
  });

  it('gives up a build without an update, and one whose update throws', async () => {
    const { updates, failed } = page({ hash: 'z' });
    const throwing = { ...runtime(['a'], 'mfe-two'), update: () => Promise.reject(new Error('Aborted')) };
    updates.add(runtime(['a']));
    updates.add(throwing);
    await updates.follow();
    expect(failed).toEqual(['mfe-one: Error: There is no update from build a', 'mfe-two: Error: Aborted']);
    expect(updates.current()).toEqual([]);
  });

  it('continues with a build that is ready during an update', async () => {
    const target = { hash: 'b' };
    const { updates, applied } = page(target);
    const one = runtime(['a', 'b', 'c']);
    const update = one.update.getMockImplementation();
    one.update.mockImplementationOnce(() => {
      target.hash = 'c';
      return update?.() ?? Promise.resolve(null);
    });
    updates.add(one);
    await updates.follow();
    expect([one.hash(), applied]).toEqual(['c', ['c']]);
  });
});

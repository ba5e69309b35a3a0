import { describe, expect, it, jest } from '@jest/globals';
import type { PageSettings } from '@foyer/kernel/page-data';
import { createContentUpdates } from './contentUpdates.ts';

const settings = (contentTag: string): PageSettings => ({ contentTag, abTests: [], theme: 'theme1' });

function createWorld({ tag }: { tag: string | undefined } = { tag: 'one' }) {
  const timers: { ms: number; act: () => void }[] = [];
  const answers: (PageSettings | undefined | Error)[] = [];
  const applied: (string | undefined)[] = [];
  const read = jest.fn((_tag: string | undefined) => {
    const answer = answers.shift();
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const failed = jest.fn();
  const updates = createContentUpdates({
    tag,
    read,
    apply(next) {
      applied.push(next.contentTag);
      return Promise.resolve();
    },
    after: (ms, act) => timers.push({ ms, act }),
    random: () => 0.5,
    failed,
  });
  return {
    updates,
    timers,
    answers,
    applied,
    read,
    failed,
    async elapse() {
      timers.shift()?.act();
      // lets the promises of one request settle
      for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    },
  };
}

describe('content updates', () => {
  it('reads and applies an announced publication, within the spread', async () => {
    const world = createWorld();
    world.answers.push(settings('two'));
    world.updates.notified('two');
    expect(world.timers.map(({ ms }) => ms)).toEqual([500]);
    await world.elapse();
    expect(world.read.mock.calls).toEqual([['one']]);
    expect(world.applied).toEqual(['two']);
  });

  it.each([['one'], [undefined]])('does nothing for the announcement %s', (tag) => {
    const world = createWorld();
    world.updates.notified(tag);
    expect(world.timers).toEqual([]);
  });

  it('applies nothing when the settings are unchanged', async () => {
    const world = createWorld();
    world.answers.push(undefined);
    world.updates.check();
    await world.elapse();
    expect(world.applied).toEqual([]);
  });

  it('requests once for announcements at the same time', () => {
    const world = createWorld();
    world.updates.notified('two');
    world.updates.notified('three');
    expect(world.timers).toHaveLength(1);
  });

  it('reads again for a publication that was announced during the request', async () => {
    const world = createWorld();
    world.answers.push(settings('two'), settings('three'));
    world.updates.notified('two');
    world.updates.notified('three');
    await world.elapse();
    await world.elapse();
    expect(world.applied).toEqual(['two', 'three']);
  });

  it('repeats a failed request', async () => {
    const world = createWorld();
    world.answers.push(new Error('offline'), settings('two'));
    world.updates.notified('two');
    await world.elapse();
    expect(world.failed).toHaveBeenCalledTimes(1);
    expect(world.timers.map(({ ms }) => ms)).toEqual([2_000]);
    await world.elapse();
    expect(world.applied).toEqual(['two']);
  });

  it('follows a page of an older gateway from the first announcement', async () => {
    const world = createWorld({ tag: undefined });
    world.answers.push(settings('one'));
    world.updates.notified('one');
    await world.elapse();
    expect(world.applied).toEqual(['one']);
  });
});

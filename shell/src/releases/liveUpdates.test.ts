import { expect, it, jest } from '@jest/globals';
import type { ReleaseSet } from '@foyer/kernel/release-set';
import { POLL_MS } from './liveUpdates.machine.ts';
import { followLiveUpdates, type LiveSocketListener } from './liveUpdates.ts';

const set = (version: number): ReleaseSet => ({ version, issuedAt: '', apps: [] });

function setUp(read: () => Promise<ReleaseSet>) {
  const sockets: LiveSocketListener[] = [];
  const due: { readonly ms: number; readonly act: () => void }[] = [];
  const apply = jest.fn<(set: ReleaseSet) => void>();
  const resume = followLiveUpdates({
    version: 1,
    read,
    apply,
    connect: (listener) => void sockets.push(listener),
    after(ms, act) {
      const timer = { ms, act };
      due.push(timer);
      return () => void due.splice(due.indexOf(timer), 1);
    },
    random: () => 0.5,
    failed: () => undefined,
  });
  /** Runs timers due within the time and lets responses arrive. */
  const pass = async (ms: number): Promise<void> => {
    for (const timer of due.filter((each) => each.ms <= ms)) {
      due.splice(due.indexOf(timer), 1);
      timer.act();
    }
    await Promise.resolve();
    await Promise.resolve();
  };
  return { sockets, apply, resume, pass, due };
}

it('applies the set that it reads after a change notification', async () => {
  const { sockets, apply, pass } = setUp(async () => set(2));
  sockets[0]?.opened();
  sockets[0]?.notified(2);
  await pass(300);
  expect(apply).toHaveBeenCalledWith(set(2));
});

it('polls one at a time, within 30 s including jitter', async () => {
  const { due, pass, sockets } = setUp(async () => Promise.reject(new Error('down')));
  sockets[0]?.notified(2);
  await pass(300);
  const polls = due.map(({ ms }) => ms);
  expect(polls).toEqual([2_000]);
  await pass(2_000);
  expect(due.map(({ ms }) => ms)).toContain(POLL_MS);
  expect(POLL_MS * 1.25).toBeLessThan(30_000);
});

it('polls when the page is resumed without a notification', async () => {
  const read = jest.fn(async () => set(1));
  const { resume, pass } = setUp(read);
  resume();
  await pass(300);
  expect(read).toHaveBeenCalledTimes(1);
});

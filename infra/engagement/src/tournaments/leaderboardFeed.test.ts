import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LeaderboardMessage } from '@foyer/kernel/tournaments';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { bet, rulesOf } from '../testing/factBuilder.ts';
import { startStore, type TestStore } from '../testing/testStore.ts';
import { seriesOf } from '../testing/tournamentBuilder.ts';
import { createLeaderboardFeed, type LeaderboardFeed, type Watcher } from './leaderboardFeed.ts';
import { register } from './register.ts';
import { advanceTournaments } from './tournamentJob.ts';

const HOUR_MS = 3_600_000;
const ROUNDS = 20;
const START = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
const firstStart = new Date(START).toISOString();
const RUN = `aurora-race-${firstStart.slice(0, 10)}`;
const RULES = rulesOf([], {
  tournaments: [seriesOf({ firstStart, lastsMinutes: 240, registrationAfterMinutes: 240 })],
});

let store: TestStore;
let feed: LeaderboardFeed;
beforeAll(async () => {
  store = await startStore(RULES);
  await advanceTournaments(store.parts, ['aurora']);
  feed = createLeaderboardFeed(store.parts);
}, DATABASE_START_MS);
afterAll(async () => {
  await feed.close();
  await store.close();
});

async function join(): Promise<string> {
  const playerId = await store.newPlayer();
  const details = { rules: store.rules, runId: RUN, initials: 'KT' };
  await register(store.parts, { brand: 'aurora', playerId }, details, () => undefined);
  return playerId;
}

/** A page that follows the tournament, and the messages it received. */
function watcherOf(
  playerId: string,
): Watcher & { readonly received: LeaderboardMessage[]; first: Promise<void> } {
  const received: LeaderboardMessage[] = [];
  let arrive = (): void => undefined;
  const first = new Promise<void>((resolve) => (arrive = resolve));
  return {
    brand: 'aurora',
    playerId,
    currency: 'EUR',
    received,
    first,
    send(message) {
      received.push(message);
      arrive();
    },
  };
}

describe('live leaderboard', () => {
  it('sends the places to pages that follow the tournament, with the player’s own row marked', async () => {
    const [mine, other] = [await join(), await join()];
    const watcher = watcherOf(mine);
    const unregistered = watcherOf(other);
    feed.watch(watcher, [RUN]);
    feed.watch(unregistered, []);
    await store.apply(bet(Date.now(), { wonMinor: 700 }, { playerId: mine }));
    await store.apply(bet(Date.now(), { wonMinor: 900 }, { playerId: other }));
    await watcher.first;
    await feed.flush();
    expect(watcher.received.at(-1)?.leaderboard).toEqual({
      rows: [
        { place: 1, name: 'KT***', score: 900, isMe: false },
        { place: 2, name: 'KT***', score: 700, isMe: true },
      ],
      me: { place: 2, score: 700, rounds: 1 },
      players: 2,
    });
    expect(unregistered.received).toEqual([]);
  });

  it('sends many changes as one message, and none without a change', async () => {
    const watcher = watcherOf(await join());
    feed.watch(watcher, [RUN]);
    await feed.flush();
    const before = watcher.received.length;
    const announced = new Promise<void>((resolve) => {
      let left = ROUNDS;
      const stop = store.parts.bus.subscribe('engagement.leaderboard-changed', () => {
        left -= 1;
        if (left > 0) return;
        stop();
        resolve();
      });
    });
    for (let round = 0; round < ROUNDS; round += 1)
      await store.apply(bet(Date.now(), { wonMinor: 100 }, { playerId: watcher.playerId }));
    await announced;
    await feed.flush();
    const after = watcher.received.length;
    expect(after - before).toBeLessThan(ROUNDS / 2);
    await feed.flush();
    expect(watcher.received.length).toBe(after);
    feed.leave(watcher);
    await store.apply(bet(Date.now(), { wonMinor: 100 }, { playerId: watcher.playerId }));
    await feed.flush();
    expect(watcher.received.length).toBe(after);
  });
});

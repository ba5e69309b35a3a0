import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { dayOf } from '@foyer/kernel/history-range';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import type { RewardRule } from '@foyer/market/engagement-rules';
import { calendarOf } from '../testing/calendarBuilder.ts';
import { bet, DAY_MS, MINUTE_MS, rulesOf } from '../testing/factBuilder.ts';
import { createKillableService, type KillableService } from '../testing/killableService.ts';
import { readCommitments } from '../mini-games/miniGameStore.ts';
import { prizeTerms } from '../mini-games/prizeTerms.ts';
import { miniGameOf } from '../testing/miniGameBuilder.ts';
import { itemOf } from '../testing/shopBuilder.ts';
import { seriesOf } from '../testing/tournamentBuilder.ts';
import { register } from '../tournaments/register.ts';
import { plannedRuns } from '../tournaments/schedule.ts';
import { announceRun } from '../tournaments/tournamentStore.ts';
import { applyFacts } from './factStore.ts';
import { replay } from './replay.ts';

const TIMEOUT_MS = 2 * DATABASE_START_MS;
const EARNING = [{ product: 'casino' as const, points: 1, perCents: 100 }];
const BUYERS = 100;
const POOL = 10;
const PRICE = 100;

let service: KillableService | undefined;
afterEach(async () => {
  await service?.close();
  service = undefined;
});

async function one<Row extends object>({ pool }: KillableService, query: string): Promise<Row> {
  const { rows } = await pool.query<Row>(query);
  const [row] = rows;
  if (!row) throw new Error('The query returned no row.');
  return row;
}

async function expectReplayEqual({ pool }: KillableService): Promise<void> {
  const { computedHash, storedHash } = await replay(pool);
  expect(computedHash).toBe(storedHash);
}

/** Kills and restarts the process while the actions run, each time after this many further answers. */
async function killWhileActing(killed: KillableService, after: readonly number[]): Promise<void> {
  for (const answers of after) {
    await killed.killWhen(() => killed.answered() >= answers);
    await killed.start();
  }
}

describe('kill -9 of the engagement service', () => {
  it(
    'never oversells while 100 players buy the last 10 items, and pays each purchase once',
    async () => {
      const killed = await createKillableService(
        rulesOf([], { earning: EARNING, shop: [itemOf({ id: 'last', pool: POOL, price: PRICE })] }),
      );
      service = killed;
      const players = await killed.addPlayers(BUYERS, PRICE, Date.now());
      await killed.start();
      const buying = Promise.all(
        players.map((playerId) =>
          killed.act(playerId, '/api/engagement/v1/shop/purchases', {
            itemId: 'last',
            price: PRICE,
            key: randomUUID(),
          }),
        ),
      );
      await killWhileActing(killed, [3, 30]);
      const outcomes = await buying;
      expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(POOL);
      expect(outcomes.filter(({ code }) => code === 'POOL_EMPTY')).toHaveLength(BUYERS - POOL);
      await killed.untilConfirmed(POOL);
      expect(
        await one(
          killed,
          `select (select count(*) from engagement.shop_purchase)::integer as purchases,
             (select -sum(amount) from engagement.point_entry where amount < 0)::integer as spent,
             (select count(*) from engagement.reward_grant)::integer as rewards`,
        ),
      ).toEqual({ purchases: POOL, spent: POOL * PRICE, rewards: POOL });
      expect(new Set(killed.granted).size).toBe(POOL);
      await expectReplayEqual(killed);
    },
    TIMEOUT_MS,
  );

  it(
    'gives each prize of a tournament once',
    async () => {
      const entrants = 120;
      const money = 20;
      const placed: readonly { placeFrom: number; placeTo: number; reward: RewardRule }[] = [
        { placeFrom: 1, placeTo: money, reward: { kind: 'offer', offer: 'mission-reward' } },
        { placeFrom: money + 1, placeTo: entrants, reward: { kind: 'points', points: 5 } },
      ];
      // started yesterday, and over except for its result
      const startsAt = Date.now() - DAY_MS;
      const series = seriesOf(
        { firstStart: new Date(startsAt).toISOString() },
        { prizes: [...placed], playersMin: 2 },
      );
      const killed = await createKillableService(rulesOf([], { earning: EARNING, tournaments: [series] }));
      service = killed;
      const [run] = plannedRuns('aurora', series, startsAt);
      if (!run) throw new Error('The tournament of the test has no run.');
      await announceRun(killed.pool, 'aurora', run);
      const players = await killed.addPlayers(entrants, 1, startsAt);
      const deps = killed.store(() => startsAt);
      for (const playerId of players)
        await register(
          deps,
          { brand: 'aurora', playerId },
          { rules: killed.rules, runId: run.id, initials: 'AB' },
          () => undefined,
        );
      await applyFacts(
        deps,
        players.map((playerId, index) => {
          const fact = bet(
            startsAt + MINUTE_MS + index,
            { playerId, wonMinor: 100 * (index + 1) },
            { playerId },
          );
          return {
            player: { brand: 'aurora', playerId },
            rules: killed.rules,
            decide: () => ({ ...fact, blocks: [] }),
          };
        }),
      );
      const countSettled = async () =>
        (
          await one<{ count: number }>(
            killed,
            'select count(*)::integer as count from engagement.tournament_entry where settled_at is not null',
          )
        ).count;
      let interrupted = 0;
      for (const settled of [10, 60]) {
        await killed.start();
        await killed.killWhen(async () => (await countSettled()) >= settled);
        if ((await countSettled()) < entrants) interrupted += 1;
      }
      expect(interrupted).toBeGreaterThan(0);
      await killed.start();
      await killed.untilConfirmed(money);
      while ((await countSettled()) < entrants) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(
        await one(
          killed,
          `select (select count(*) from engagement.fact where kind = 'tournament-result')::integer as results,
             (select count(distinct player_id) from engagement.fact where kind = 'tournament-result')::integer as players,
             (select count(*) from engagement.point_entry where reason = 'tournament')::integer as points,
             (select count(*) from engagement.reward_grant)::integer as rewards`,
        ),
      ).toEqual({ results: entrants, players: entrants, points: entrants - money, rewards: money });
      expect(new Set(killed.granted).size).toBe(money);
      await expectReplayEqual(killed);
    },
    TIMEOUT_MS,
  );

  it(
    'plays each mini-game once for its key, and gives no limited prize more often than its stock',
    async () => {
      const stock = 20;
      const prizes = [
        { id: 'cash', parts: 3_000, reward: { kind: 'offer' as const, offer: 'mission-reward' }, stock },
        { id: 'nothing', parts: 7_000, reward: { kind: 'none' as const }, stock: null },
      ];
      const game = miniGameOf({ prizes, free: null, price: PRICE });
      const killed = await createKillableService(rulesOf([], { earning: EARNING, miniGames: [game] }));
      service = killed;
      const players = await killed.addPlayers(BUYERS, PRICE, Date.now());
      const { terms } = await prizeTerms(game);
      const commitments = await Promise.all(
        players.map((playerId) => readCommitments(killed.pool, { brand: 'aurora', playerId }, [game.id])),
      );
      await killed.start();
      const playing = Promise.all(
        players.map((playerId, index) =>
          killed.act(playerId, '/api/engagement/v1/mini-games/plays', {
            gameId: game.id,
            key: randomUUID(),
            terms,
            commitment: commitments[index]?.get(game.id),
            points: PRICE,
          }),
        ),
      );
      await killWhileActing(killed, [10, 40]);
      const outcomes = await playing;
      const done = outcomes.filter(({ status }) => status === 200).length;
      expect(outcomes.filter(({ code }) => code === 'POOL_EMPTY')).toHaveLength(BUYERS - done);
      const counted = await one<{
        plays: number;
        spent: number;
        won: number;
        rewards: number;
        taken: number;
      }>(
        killed,
        `select (select count(*) from engagement.mini_game_play)::integer as plays,
           (select -sum(amount) from engagement.point_entry where amount < 0)::integer as spent,
           (select count(*) from engagement.mini_game_play where prize_id = 'cash')::integer as won,
           (select count(*) from engagement.reward_grant)::integer as rewards,
           (select taken from engagement.mini_game_stock where prize_id = 'cash') as taken`,
      );
      const { won } = counted;
      expect(counted).toEqual({ plays: done, spent: done * PRICE, won, rewards: won, taken: won });
      expect(won).toBeLessThanOrEqual(stock);
      await killed.untilConfirmed(won);
      expect(new Set(killed.granted).size).toBe(won);
      await expectReplayEqual(killed);
    },
    TIMEOUT_MS,
  );

  it(
    'opens each door of the calendar once, with one reward',
    async () => {
      const startsOn = dayOf(Date.now(), 'Europe/Tallinn').slice('yyyy-'.length);
      const doors = [{ requirement: null, reward: { kind: 'offer' as const, offer: 'mission-reward' } }];
      const killed = await createKillableService(
        rulesOf([], { earning: EARNING, calendars: [calendarOf({ startsOn, doors })] }),
      );
      service = killed;
      const players = await killed.addPlayers(BUYERS, 1, Date.now());
      await killed.start();
      const opening = Promise.all(
        players.map((playerId) =>
          killed.act(playerId, '/api/engagement/v1/calendar/doors/1', { key: randomUUID() }),
        ),
      );
      await killWhileActing(killed, [10, 50]);
      expect(new Set((await opening).map(({ status }) => status))).toEqual(new Set([200]));
      await killed.untilConfirmed(BUYERS);
      expect(
        await one(
          killed,
          `select (select count(*) from engagement.fact where kind = 'calendar-door')::integer as doors,
             (select count(distinct player_id) from engagement.fact where kind = 'calendar-door')::integer as players,
             (select count(*) from engagement.reward_grant)::integer as rewards`,
        ),
      ).toEqual({ doors: BUYERS, players: BUYERS, rewards: BUYERS });
      expect(new Set(killed.granted).size).toBe(BUYERS);
      await expectReplayEqual(killed);
    },
    TIMEOUT_MS,
  );
});

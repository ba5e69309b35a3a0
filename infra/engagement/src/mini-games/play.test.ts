import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyPlay } from '@foyer/kernel/mini-game-draw';
import type { MiniGameRule } from '@foyer/market/engagement-rules';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { readState } from '../facts/factRows.ts';
import { replay } from '../facts/replay.ts';
import { sendGrants } from '../rewards/grantJob.ts';
import { DAY_MS, rulesOf } from '../testing/factBuilder.ts';
import { miniGameOf } from '../testing/miniGameBuilder.ts';
import { startStore, type TestStore } from '../testing/testStore.ts';
import { readCommitments, readGameStock, readPlay, readPlays } from './miniGameStore.ts';
import { viewPlay } from './miniGameView.ts';
import { play, type PlayContext } from './play.ts';
import { prizeTerms } from './prizeTerms.ts';

const CASH = { kind: 'offer', offer: 'mission-reward' } as const;
const GAMES: readonly MiniGameRule[] = [
  miniGameOf(),
  miniGameOf({ id: 'bought', free: null, price: 40 }),
  miniGameOf({ id: 'few', plays: 10, free: { count: 5, period: 'day' } }),
  miniGameOf({
    id: 'limited',
    free: { count: 1, period: 'ever' },
    prizes: [
      { id: 'cash', parts: 9_000, reward: CASH, stock: 3 },
      { id: 'nothing', parts: 1_000, reward: { kind: 'none' }, stock: null },
    ],
  }),
  miniGameOf({ id: 'daily', free: { count: 3, period: 'day' }, dailyLimit: 2 }),
  miniGameOf({ id: 'silver', minLevel: 2 }),
  miniGameOf({ id: 'over', activeTill: '2026-11-01T00:00:00.000Z' }),
  miniGameOf({ id: 'later', activeFrom: '2036-11-01T00:00:00.000Z' }),
  miniGameOf({ id: 'closed', free: null }),
];

let store: TestStore;
beforeAll(async () => {
  store = await startStore(
    rulesOf([], { earning: [{ product: 'casino', points: 1, perCents: 100 }], miniGames: [...GAMES] }),
  );
}, DATABASE_START_MS);
afterAll(() => store.close());

function contextOf(playerId: string, change: Partial<PlayContext> = {}): PlayContext {
  return {
    player: { brand: 'aurora', playerId },
    rules: store.rules,
    isOffered: true,
    isProductBlocked: false,
    blocksOf: () => [],
    ...change,
  };
}

const gameOf = (id: string): MiniGameRule => {
  const game = store.rules.rules.miniGames?.find((one) => one.id === id);
  if (!game) throw new Error(`The rules have no game ${id}.`);
  return game;
};

interface Wish {
  readonly key?: string;
  readonly points?: number;
  readonly commitment?: string;
  readonly terms?: string;
}

const commitmentFor = async (playerId: string, gameId: string): Promise<string> =>
  (await readCommitments(store.pool, { brand: 'aurora', playerId }, [gameId])).get(gameId) ?? '';

async function playOnce(
  playerId: string,
  gameId = 'wheel',
  wish: Wish = {},
  change: Partial<PlayContext> = {},
) {
  const request = {
    gameId,
    key: wish.key ?? randomUUID(),
    points: wish.points ?? 0,
    commitment: wish.commitment ?? (await commitmentFor(playerId, gameId)),
    terms: wish.terms ?? (await prizeTerms(gameOf(gameId))).terms,
  };
  const after = await play(store.parts, contextOf(playerId, change), request);
  return { after, request };
}

const rowsOf = (playerId: string) => readPlays(store.pool, { brand: 'aurora', playerId });

describe('play', () => {
  it('reveals the seed that was committed, so that the draw can be recomputed', async () => {
    const player = await store.newPlayer();
    const commitment = await commitmentFor(player, 'wheel');
    const { request } = await playOnce(player);
    const [row] = await rowsOf(player);
    if (!row) throw new Error('The play was not stored.');
    expect(row).toMatchObject({ commitment, id: request.key, source: 'free', points: 0 });
    const shown = viewPlay(row, {
      rules: store.rules,
      currency: 'EUR',
      locale: 'en',
      viewReward: () => ({ kind: 'points', points: 0 }),
    });
    expect(await verifyPlay(shown)).toEqual([]);
    const [first, ...rest] = shown.draw.seed;
    const otherSeed = `${first === '0' ? '1' : '0'}${rest.join('')}`;
    expect(await verifyPlay({ ...shown, draw: { ...shown.draw, seed: otherSeed } })).toContain('COMMITMENT');
    expect(
      await verifyPlay({ ...shown, draw: { ...shown.draw, prizes: `${shown.draw.prizes}x` } }),
    ).toContain('TERMS');
    expect(await verifyPlay({ ...shown, prizeId: 'another' })).toEqual(['PRIZE']);
    expect(await commitmentFor(player, 'wheel')).not.toBe(commitment);
  });

  it('plays once per key, also when the request is sent concurrently', async () => {
    const player = await store.newPlayer(100);
    const key = randomUUID();
    const commitment = await commitmentFor(player, 'bought');
    const wish = { key, points: 40, commitment };
    await Promise.all(Array.from({ length: 10 }, () => playOnce(player, 'bought', wish)));
    expect(await rowsOf(player)).toHaveLength(1);
    await expect(playOnce(player, 'wheel', { key })).rejects.toMatchObject({ code: 'KEY_REUSED' });
  });

  it('uses a free play before points, and asks again when the player would pay without need', async () => {
    const player = await store.newPlayer(100);
    await expect(playOnce(player, 'wheel', { points: 40 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    await expect(playOnce(player, 'bought')).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    await expect(playOnce(player, 'bought', { points: 39 })).rejects.toMatchObject({ code: 'PRICE_CHANGED' });
    expect(await store.totalBalance([player])).toBe(100);
  });

  it('takes the points and never makes the balance negative', async () => {
    const player = await store.newPlayer(100);
    const outcomes: boolean[] = [];
    for (let attempt = 0; attempt < 8; attempt += 1)
      outcomes.push(
        await playOnce(player, 'bought', { points: 40 }).then(
          () => true,
          () => false,
        ),
      );
    const paid = outcomes.filter(Boolean).length;
    const { state } = await readState(store.pool, { brand: 'aurora', playerId: player });
    const won = (await rowsOf(player)).filter(({ prize_id: prize }) => prize === 'points').length;
    expect(state.points.balance).toBe(100 - 40 * paid + 10 * won);
    expect(state.points.balance).toBeGreaterThanOrEqual(0);
  });

  it('is refused for other prizes or another commitment than the player saw', async () => {
    const player = await store.newPlayer();
    const other = 'a'.repeat(64);
    await expect(playOnce(player, 'wheel', { terms: other })).rejects.toMatchObject({ code: 'GAME_CHANGED' });
    await expect(playOnce(player, 'wheel', { commitment: other })).rejects.toMatchObject({
      code: 'GAME_CHANGED',
    });
    await playOnce(player);
  });

  it.each([
    ['silver', 'CONDITION'],
    ['over', 'ENDED'],
    ['later', 'UNKNOWN_GAME'],
    ['closed', 'NO_PLAYS'],
  ])('refuses the game %s with %s', async (gameId, code) => {
    const player = await store.newPlayer();
    await expect(playOnce(player, gameId)).rejects.toMatchObject({ code });
    expect(await rowsOf(player)).toEqual([]);
  });

  it.each<[string, Partial<PlayContext>]>([
    ['SELF_EXCLUDED', { blocksOf: () => ['SELF_EXCLUDED'] }],
    ['PRODUCT_BLOCKED', { isProductBlocked: true }],
    ['UNKNOWN_GAME', { isOffered: false }],
  ])('is refused with %s, and the seed stays unused', async (code, change) => {
    const player = await store.newPlayer();
    const commitment = await commitmentFor(player, 'wheel');
    await expect(playOnce(player, 'wheel', {}, change)).rejects.toMatchObject({ code });
    expect(await commitmentFor(player, 'wheel')).toBe(commitment);
  });

  it('gives no more plays in a day than the limit, and new ones on the next day', async () => {
    const player = await store.newPlayer();
    await playOnce(player, 'daily');
    await playOnce(player, 'daily');
    await expect(playOnce(player, 'daily')).rejects.toMatchObject({ code: 'DAILY_LIMIT' });
    store.skew.milliseconds = DAY_MS;
    await playOnce(player, 'daily');
    store.skew.milliseconds = 0;
  });

  it('ends with the last play for all players, and with the last limited prize', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => store.newPlayer()));
    for (const gameId of ['few', 'limited']) {
      const outcomes = await Promise.allSettled(players.map((player) => playOnce(player, gameId)));
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome).toMatchObject({ reason: { code: 'POOL_EMPTY' } });
    }
    const rows = (await Promise.all(players.map(rowsOf))).flat();
    expect(rows.filter(({ game_id: id }) => id === 'few')).toHaveLength(10);
    const limited = rows.filter(({ game_id: id }) => id === 'limited');
    expect(limited.filter(({ prize_id: prize }) => prize === 'cash')).toHaveLength(3);
    const stock = await readGameStock(store.pool, 'aurora');
    expect(stock.get('few')?.plays).toBe(0);
    expect(stock.get('limited')?.prizes.get('cash')).toBe(0);
  });

  it('keeps stock, points and rewards consistent for random plays', async () => {
    const seed = randomInt(2 ** 31);
    let next = seed;
    const random = (below: number): number => {
      next = (Math.imul(next, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      return (next >> 8) % below;
    };
    const players = await Promise.all(Array.from({ length: 6 }, () => store.newPlayer(120)));
    const games = ['wheel', 'bought', 'few', 'daily'];
    await Promise.all(
      Array.from({ length: 80 }, async () => {
        const player = players[random(players.length)] ?? '';
        const gameId = games[random(games.length)] ?? '';
        const points = random(3) === 0 ? 0 : (gameOf(gameId).price ?? 0);
        await playOnce(player, gameId, { points }).catch((error: unknown) => {
          if (!(error instanceof Error) || error.name !== 'ActionRefusal') throw error;
        });
      }),
    );
    for (const player of players) {
      const rows = await rowsOf(player);
      const spent = rows.reduce((sum, { points }) => sum + points, 0);
      const won = rows.reduce((sum, { reward }) => sum + (reward.kind === 'points' ? reward.points : 0), 0);
      const facts = { seed, player, balance: 120 - spent + won };
      expect({ seed, player, balance: await store.totalBalance([player]) }).toEqual(facts);
    }
    const { rows } = await store.pool.query<{ wrong: number }>(
      `select count(*)::integer as wrong from engagement.mini_game_stock s
       where s.taken <> (select count(*) from engagement.mini_game_play p where p.brand = s.brand and p.game_id = s.game_id
         and (s.prize_id = '' or p.prize_id = s.prize_id))`,
    );
    expect({ seed, wrong: rows[0]?.wrong }).toEqual({ seed, wrong: 0 });
  });

  it('draws prizes with the published odds', async () => {
    // 4,000 draws of one number each: six standard deviations of the rarest prize
    const numbers = await Promise.all(
      Array.from({ length: 4_000 }, async () => {
        const { playNumber, prizeAt } = await import('@foyer/kernel/mini-game-draw');
        const bytes = Array.from({ length: 32 }, () => randomInt(256).toString(16).padStart(2, '0')).join('');
        return prizeAt(gameOf('wheel').prizes, await playNumber(bytes, 'terms', randomUUID())).id;
      }),
    );
    for (const { id, parts } of gameOf('wheel').prizes) {
      const share = parts / 10_000;
      const found = numbers.filter((prize) => prize === id).length / numbers.length;
      expect(Math.abs(found - share)).toBeLessThan(6 * Math.sqrt((share * (1 - share)) / numbers.length));
    }
  });

  it('has rewards of the operator assigned once', async () => {
    await sendGrants(store.parts);
    const player = await store.newPlayer();
    let isWon = false;
    for (let day = 0; day < 60 && !isWon; day += 1) {
      store.skew.milliseconds = day * DAY_MS;
      const { request } = await playOnce(player);
      isWon =
        (await readPlay(store.pool, { brand: 'aurora', playerId: player }, request.key))?.prize_id === 'cash';
    }
    store.skew.milliseconds = 0;
    await sendGrants(store.parts);
    await sendGrants(store.parts);
    expect(store.granted(player)).toEqual(isWon ? ['mission-reward'] : []);
  });

  it('is recomputed to the identical state', async () => {
    const { computedHash, storedHash } = await replay(store.pool);
    expect(computedHash).toBe(storedHash);
  });
});

import { randomUUID } from 'node:crypto';
import { INBOX_PATHS, inboxAnswerSchema, readAnswerSchema, type InboxAnswer } from '@foyer/kernel/inbox';
import { verifyPlay } from '@foyer/kernel/mini-game-draw';
import {
  MINI_GAME_PATHS,
  miniGamesAnswerSchema,
  playAnswerSchema,
  playsAnswerSchema,
  type MiniGame,
} from '@foyer/kernel/mini-games';
import { DATABASE_START_MS } from '@foyer/launch/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { startEngagementStage, type EngagementStage } from '../testing/engagementStage.ts';
import { bet, missionOf, rulesOf } from '../testing/factBuilder.ts';
import { miniGameOf } from '../testing/miniGameBuilder.ts';

const RULES = rulesOf(
  [
    missionOf({
      id: 'five',
      tasks: [{ id: 'rounds', title: 'rounds', filter: { kind: 'bet' }, counter: 'count', target: 5 }],
    }),
    missionOf({ id: 'claimed', claim: { expiresAfterMinutes: 7 * 24 * 60 } }),
  ],
  {
    earning: [{ product: 'casino', points: 1, perCents: 100 }],
    miniGames: [
      miniGameOf({ price: 40, sources: [{ kind: 'mission', mission: 'five', count: 2 }] }),
      miniGameOf({ id: 'later', activeFrom: '2036-01-01T00:00:00.000Z' }),
    ],
  },
);

let stage: EngagementStage;
let players = 0;
beforeAll(async () => {
  stage = await startEngagementStage(RULES);
}, DATABASE_START_MS);
afterAll(() => stage.close());
beforeEach(() => {
  Object.assign(stage.operator, { blocks: [], blockedProducts: [], isDown: false });
  stage.skew.milliseconds = 0;
});

async function join() {
  players += 1;
  const playerId = `player-${players}`;
  const token = await stage.token(playerId);
  await stage.request('/api/players-data/v1/player/opt-in', { method: 'POST', token });
  return { playerId, token };
}

async function bets(playerId: string, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1) {
    const { payload } = bet(Date.now() + stage.skew.milliseconds);
    await stage.handled(await stage.report('api.bet-settled', { ...payload, playerId }));
  }
}

async function gamesOf(token: string, locale = 'en'): Promise<readonly MiniGame[]> {
  const { body } = await stage.request(`${MINI_GAME_PATHS.games}?locale=${locale}`, { token });
  return v.parse(miniGamesAnswerSchema, body).games;
}

async function playIn(token: string, change: object = {}) {
  const [game] = await gamesOf(token);
  return stage.request(MINI_GAME_PATHS.plays, {
    method: 'POST',
    token,
    body: {
      gameId: game?.id,
      key: randomUUID(),
      terms: game?.terms,
      commitment: game?.commitment ?? '0'.repeat(64),
      points: 0,
      ...change,
    },
  });
}

async function inboxOf(token: string, query = ''): Promise<InboxAnswer> {
  return v.parse(
    inboxAnswerSchema,
    (await stage.request(`${INBOX_PATHS.messages}?locale=fi${query}`, { token })).body,
  );
}

describe('mini-game routes', () => {
  it('publish odds that add up, plays and prices before the play', async () => {
    const { token } = await join();
    const games = await gamesOf(token, 'fi');
    expect(games).toHaveLength(1);
    expect(games[0]).toMatchObject({
      name: 'Päivän onnenpyörä',
      kind: 'wheel',
      free: { left: 1, count: 1, period: 'day' },
      price: { points: 40, value: { amountMinor: 40, currency: 'EUR' } },
      sources: [{ kind: 'mission', count: 2 }],
      canPlay: true,
      refusal: null,
    });
    expect(games[0]?.prizes.reduce((sum, { parts }) => sum + parts, 0)).toBe(10_000);
  });

  it('play, answer a repetition with the same play, and list it with a draw that is verified', async () => {
    const { token } = await join();
    const key = randomUUID();
    const [game] = await gamesOf(token);
    const body = { key, commitment: game?.commitment };
    const [first, second] = [await playIn(token, body), await playIn(token, body)];
    const { play } = v.parse(playAnswerSchema, first.body);
    // the delivery may have been confirmed meanwhile
    const same = { ...play, delivery: expect.any(String) as unknown };
    expect(v.parse(playAnswerSchema, second.body).play).toEqual(same);
    expect(play.draw.commitment).toBe(game?.commitment);
    expect(await verifyPlay(play)).toEqual([]);
    const { body: history } = await stage.request(MINI_GAME_PATHS.plays, { token });
    expect(v.parse(playsAnswerSchema, history).plays).toEqual([same]);
    expect(await gamesOf(token)).toMatchObject([
      { free: { left: 0 }, canPlay: false, refusal: 'NO_BALANCE', daily: { played: 1 } },
    ]);
  });

  it('refuse a player who is excluded in an old open tab, and one who is excluded from the casino', async () => {
    const { token } = await join();
    const [game] = await gamesOf(token);
    stage.operator.blocks = ['SELF_EXCLUDED'];
    const excluded = await playIn(token, { commitment: game?.commitment });
    expect(excluded).toMatchObject({ status: 409, body: { code: 'SELF_EXCLUDED' } });
    stage.operator.blocks = [];
    stage.operator.blockedProducts = ['casino'];
    expect(await playIn(token)).toMatchObject({ status: 409, body: { code: 'PRODUCT_BLOCKED' } });
  });

  it('refuse to play while the eligibility cannot be checked', async () => {
    const { token } = await join();
    const [game] = await gamesOf(token);
    stage.operator.isDown = true;
    const answer = await stage.request(MINI_GAME_PATHS.plays, {
      method: 'POST',
      token,
      body: {
        gameId: 'wheel',
        key: randomUUID(),
        terms: game?.terms,
        commitment: game?.commitment,
        points: 0,
      },
    });
    expect(answer.status).toBe(503);
  });

  it.each([{ key: 'no-key' }, { terms: 'x' }, { points: -1 }])(
    'refuse the invalid request %j',
    async (change) => {
      const { token } = await join();
      expect(await playIn(token, change)).toMatchObject({ status: 422 });
    },
  );
});

describe('inbox', () => {
  it('announces a message, shows it with its values, and marks it as read once', async () => {
    const { playerId, token } = await join();
    const socket = await stage.listen(token);
    await socket.until('ready');
    await bets(playerId, 5);
    while (!socket.messages.some(({ parts }) => parts?.includes('inbox') === true))
      await new Promise((resolve) => setTimeout(resolve, 5));
    socket.close();
    const inbox = await inboxOf(token);
    expect(inbox.messages.map(({ kind }) => kind).sort()).toEqual([
      'mission-claimable',
      'mission-completed',
      'plays-granted',
    ]);
    expect(inbox.unread).toBe(3);
    expect(inbox.messages.find(({ kind }) => kind === 'plays-granted')).toMatchObject({
      name: 'Päivän onnenpyörä',
      count: 2,
      isRead: false,
    });
    const ids = inbox.messages.slice(0, 2).map(({ id }) => id);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { body } = await stage.request(INBOX_PATHS.read, { method: 'POST', token, body: { ids } });
      expect(v.parse(readAnswerSchema, body).unread).toBe(1);
    }
    const other = await join();
    await stage.request(INBOX_PATHS.read, {
      method: 'POST',
      token: other.token,
      body: { ids: inbox.messages.map(({ id }) => id) },
    });
    expect((await inboxOf(token)).unread).toBe(1);
  });

  it('shows a reminder when it is due, and no message after it has expired', async () => {
    const { playerId, token } = await join();
    await bets(playerId, 2);
    expect((await inboxOf(token)).messages.map(({ kind }) => kind)).toEqual(['mission-claimable']);
    const pass = (days: number) =>
      stage.pool.query(
        `update engagement.inbox_message set shows_at = shows_at - make_interval(days => $2, mins => 1),
           expires_at = expires_at - make_interval(days => $2, mins => 1) where player_id = $1`,
        [playerId, days],
      );
    await pass(6);
    expect((await inboxOf(token)).messages.map(({ kind }) => kind)).toEqual([
      'claim-expires',
      'mission-claimable',
    ]);
    await pass(1);
    expect((await inboxOf(token)).messages).toEqual([]);
  });

  it('has pages of 20 messages without gaps or repetitions', async () => {
    const { playerId, token } = await join();
    await stage.pool.query(
      `insert into engagement.inbox_message (id, brand, player_id, kind, data, at, shows_at, expires_at)
       select 'm' || n || $1::text, 'aurora', $1, 'level-reached', '{"name":"level.1","level":1}', now(),
         date_trunc('second', now()) - make_interval(mins => n / 3), now() + interval '1 day' from generate_series(1, 45) n`,
      [playerId],
    );
    const ids: string[] = [];
    for (let before: string | null = ''; before !== null;) {
      const page: InboxAnswer = await inboxOf(token, before === '' ? '' : `&before=${before}`);
      ids.push(...page.messages.map(({ id }) => id));
      before = page.next;
    }
    expect(ids).toHaveLength(45);
    expect(new Set(ids).size).toBe(45);
  });

  it.each([
    ['SELF_EXCLUDED', 0],
    ['TIMED_OUT', 2],
  ] as const)('is empty for a player with the block %s, and keeps %i messages', async (block, kept) => {
    const { playerId, token } = await join();
    await bets(playerId, 2);
    stage.operator.blocks = [block];
    await stage.bus.publish('api.player-changed', { playerId });
    expect((await inboxOf(token)).messages).toEqual([]);
    const { rows } = await stage.pool.query<{ count: number }>(
      'select count(*)::integer as count from engagement.inbox_message where player_id = $1',
      [playerId],
    );
    expect(rows[0]?.count).toBe(kept);
  });

  it.each(['reading', 'event'])('is deleted for an excluded player by the %s alone', async (way) => {
    const { playerId, token } = await join();
    await bets(playerId, 2);
    stage.operator.blocks = ['SELF_EXCLUDED'];
    const count = async () =>
      (
        await stage.pool.query<{ count: number }>(
          'select count(*)::integer as count from engagement.inbox_message where player_id = $1',
          [playerId],
        )
      ).rows[0]?.count;
    if (way === 'event') await stage.bus.publish('api.player-changed', { playerId });
    else {
      // the cached eligibility of a reading is at most 10 s old
      stage.skew.milliseconds = 11_000;
      await inboxOf(token);
    }
    while ((await count()) !== 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await count()).toBe(0);
  });

  it('is emptied when the player opts out, and by the erasure', async () => {
    const { playerId, token } = await join();
    await bets(playerId, 2);
    await playIn(token);
    const left = async () =>
      (
        await stage.pool.query<{ messages: number; plays: number; seeds: number }>(
          `select (select count(*) from engagement.inbox_message where player_id = $1)::integer as messages,
             (select count(*) from engagement.mini_game_play where player_id = $1)::integer as plays,
             (select count(*) from engagement.mini_game_seed where player_id = $1)::integer as seeds`,
          [playerId],
        )
      ).rows[0];
    expect(await left()).toMatchObject({ plays: 1, seeds: 1 });
    await stage.request('/api/players-data/v1/player/opt-out', { method: 'POST', token });
    expect(await left()).toMatchObject({ messages: 0 });
    await stage.internal('/internal/engagement/erase', { brand: 'aurora', playerId });
    expect(await left()).toEqual({ messages: 0, plays: 0, seeds: 0 });
  });
});

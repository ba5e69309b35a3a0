import { describe, expect, it } from '@jest/globals';
import type { Quote } from '@foyer/kernel/sports-trading';
import { createLog } from '@foyer/runtime';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import {
  balanceOf,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../../test/worlds/ledgerWorld.ts';
import { priced, quotesAnswer } from '../../../test/worlds/sportsFeedAnswers.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import type { BetRow } from '../betRows.ts';
import { settleBatch } from '../settlement/closeBet.ts';
import { placeBet } from './placeBet.ts';
import { shardOf } from '../../ledger/shards.ts';
import { createPlacements } from './placements.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 10_000;
const STAKE = 1_000;
const PRICE = 2_000;

const request = {
  selections: [{ event: 'race', kind: 'winner', line: null, outcome: 'home', price: PRICE }],
  bankers: [],
  sizes: [1],
  stakePerLine: STAKE,
  priceChanges: 'NONE',
} as const;

/** Questions for prices that wait until the test answers them. */
function heldQuestions() {
  const world = createSportsWorld(database.pool);
  const held: ((status: Quote['status']) => void)[] = [];
  const deps = {
    ...world.deps,
    serviceClient: {
      callSigned: () =>
        new Promise<{ status: number; body: unknown }>((resolve) =>
          held.push((status) =>
            resolve(quotesAnswer([status === 'unavailable' ? { status } : priced(PRICE, { status })])),
          ),
        ),
    },
  };
  const send = (player: LedgerPlayer) => placeBet(deps, player, request, 'one-key-of-the-slip');
  const asked = async (count: number): Promise<void> => {
    while (held.length < count) await new Promise((resolve) => setImmediate(resolve));
  };
  return { held, asked, send };
}

describe('a bet that is sent again while its first request is unanswered', () => {
  it.each([
    ['first', 'open', 'suspended'],
    ['second', 'suspended', 'open'],
  ] as const)('has one outcome when only the %s request finds an open price', async (_name, early, late) => {
    const { held, asked, send } = heldQuestions();
    const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    const first = send(player);
    await asked(1);
    const second = send(player);
    await asked(2);
    // the answer to the second request arrives before that to the first one
    held[1]?.(late);
    const answers = [await second];
    held[0]?.(early);
    answers.push(await first);
    const ids = new Set(answers.map(({ bet, refusals }) => bet?.id ?? refusals.join()));
    expect([...ids]).toHaveLength(1);
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - (answers[0]?.bet ? STAKE : 0));
  });

  it('keeps a refusal: the same key never places the bet later', async () => {
    const { held, asked, send } = heldQuestions();
    const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    for (const [index, status] of (['suspended', 'open'] as const).entries()) {
      const answer = send(player);
      await asked(index + 1);
      held[index]?.(status);
      expect(await answer).toMatchObject({ refusals: ['SELECTION_SUSPENDED'] });
    }
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS);
  });
});

describe('createPlacements', () => {
  it('places bets of several players in one transaction, each under its own rules', async () => {
    const world = createSportsWorld(database.pool);
    const statements: unknown[] = [];
    const pool = Object.assign(Object.create(database.pool) as typeof database.pool, {
      query: (query: { readonly name?: string }, ...values: unknown[]) => {
        statements.push(query.name);
        return (database.pool.query as (...given: unknown[]) => unknown).call(
          database.pool,
          query,
          ...values,
        );
      },
    });
    const deps = {
      ...world.deps,
      place: createPlacements(
        pool,
        createLog('api', () => undefined),
      ),
    };
    const brands = ['aurora', 'caravel', 'quetzal', 'aurora', 'caravel', 'quetzal'];
    const players = await Promise.all(
      brands.map((brand, index) =>
        openLedgerPlayer(database.pool, { brand, fundsMinor: index === 3 ? STAKE - 1 : FUNDS }),
      ),
    );
    const answers = await Promise.all(
      players.map((player, index) =>
        placeBet(deps, player, request, index === 5 ? 'key-of-the-last-one' : `key-of-bet-${index}`),
      ),
    );
    expect(answers.map(({ bet, refusals }) => bet?.legs.length ?? refusals.join())).toEqual([
      1,
      1,
      1,
      'INSUFFICIENT_FUNDS',
      1,
      1,
    ]);
    // the first bet is placed at once, the others wait for it together
    expect(statements.filter((name) => name === 'place_sports_bets').length).toBeLessThan(players.length);
    // the same key again: the same bet, and no second stake
    const [player] = players;
    if (!player) throw new Error('No player.');
    expect((await placeBet(deps, player, request, 'key-of-bet-0')).bet?.id).toBe(answers[0]?.bet?.id);
    for (const [index, { playerId }] of players.entries())
      expect(await balanceOf(database.pool, playerId)).toBe(index === 3 ? STAKE - 1 : FUNDS - STAKE);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });
});

describe('settle_sports_bets', () => {
  it('takes the accounts of the operator in one order, independent of the order of the bets', async () => {
    const world = createSportsWorld(database.pool);
    const found: LedgerPlayer[] = [];
    // brands with a shard in common
    while (!['aurora', 'caravel', 'quetzal'].every((brand) => found.some((one) => one.brand === brand))) {
      const brand = ['aurora', 'caravel', 'quetzal'].find((one) =>
        found.every((other) => other.brand !== one),
      );
      const player = await openLedgerPlayer(database.pool, { brand: brand ?? 'aurora', fundsMinor: FUNDS });
      if (found.every(({ playerId }) => shardOf(playerId) === shardOf(player.playerId))) found.push(player);
    }
    const bets: BetRow[] = [];
    for (const player of found.toReversed()) bets.push(await world.place(player, { events: ['order'] }));
    world.setResult('order', { number: 1, home: 1, away: 0 });
    await database.pool.query(
      `update api.sports_bet_leg set result = 'LOST', result_number = 1 where event_id = 'order'`,
    );
    await database.pool.query(`update api.sports_bet set open_legs = 0 where id = any($1)`, [
      bets.map(({ id }) => id),
    ]);
    const decided = bets.map((bet) => ({
      ...bet,
      payout: {
        key: `sports-result:${bet.id}`,
        amount: 0,
        at: Date.now(),
        numbers: [1],
        stakePerLine: STAKE,
      },
    }));
    expect(await settleBatch(database.pool, decided)).toEqual(['OK', 'OK', 'OK']);
    const places: number[] = [];
    const pool = Object.assign(Object.create(database.pool) as typeof database.pool, {
      async query(query: { name: string; text: string; values: unknown[] }) {
        const answer = await database.pool.query<{ place: number }>(query);
        places.push(...answer.rows.map(({ place }) => place));
        return answer;
      },
    });
    // repetitions are answered one by one, as payouts of players with a bonus
    expect(await settleBatch(pool, decided)).toEqual(['OK', 'OK', 'OK']);
    const { rows: accounts } = await database.pool.query<{ brand: string }>(
      `select brand from api.account where holder = 'foyer-sports' and brand = any($1) and shard = $2 order by id`,
      [found.map(({ brand }) => brand), shardOf(found[0]?.playerId ?? '')],
    );
    expect(places.map((place) => bets[place - 1]?.brand)).toEqual(accounts.map(({ brand }) => brand));
  });
});

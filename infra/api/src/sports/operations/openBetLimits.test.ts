import { describe, expect, it } from '@jest/globals';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { ledgerFaults, type LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { readStakeRange } from '../slip/stakeRange.ts';
import { settleBets } from '../settlement/settleBets.ts';
import { createOperationsStage, FUNDS } from './operations.fixture.ts';

const database = useDatabase(createRuledDatabase);

type Stage = ReturnType<typeof createOperationsStage>;
const stage = (): Stage => createOperationsStage(database.pool);

const limitPlayer = (
  one: Stage,
  { brand, playerId }: LedgerPlayer,
  maxStake: number | null,
  maxPayout: number | null,
) => one.act('limit', { brand, market: null, playerId, maxStake, maxPayout });

async function limitMarket(one: Stage, maxStake: number | null, maxPayout: number | null): Promise<void> {
  await one.act('limit', { brand: 'aurora', market: 'bothScore', playerId: null, maxStake, maxPayout });
}

async function openStakeOf({ playerId }: LedgerPlayer): Promise<number> {
  const { rows } = await database.pool.query<{ stake: number | null }>(
    `select sum(stake)::bigint as stake from api.sports_bet where player_id = $1 and status = 'OPEN'`,
    [playerId],
  );
  return rows[0]?.stake ?? 0;
}

describe('limits of a player', () => {
  it('count all open bets on a match, and offer the rest', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    await limitPlayer(one, player, 5_000, null);
    expect((await one.bet(player, [[event, 'winner', 'home']], { stake: 3_000 })).refusals).toEqual([]);
    expect(await one.bet(player, [[event, 'bothScore', 'yes']], { stake: 3_000 })).toMatchObject({
      refusals: ['OPEN_BETS_TOO_HIGH'],
      maximumStakePerLine: 2_000,
    });
    expect((await one.bet(player, [[event, 'bothScore', 'yes']], { stake: 2_000 })).refusals).toEqual([]);
    expect(await one.bet(player, [[event, 'winner', 'away']], { stake: 10 })).toMatchObject({
      refusals: ['OPEN_BETS_TOO_HIGH'],
      maximumStakePerLine: 0,
    });
    // another match, and another player
    expect((await one.bet(player, [[one.newMatch(), 'winner', 'home']], { stake: 5_000 })).refusals).toEqual(
      [],
    );
    expect(
      (await one.bet(await one.player(), [[event, 'winner', 'home']], { stake: 9_000 })).refusals,
    ).toEqual([]);
  });

  it('hold for bets that are sent at the same time', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    await limitPlayer(one, player, 5_000, null);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => one.bet(player, [[event, 'winner', 'home']], { stake: 1_000 })),
    );
    expect(answers.filter(({ bet }) => bet)).toHaveLength(5);
    expect(answers.filter(({ bet }) => !bet).map(({ refusals }) => refusals)).toEqual(
      Array.from({ length: 7 }, () => ['OPEN_BETS_TOO_HIGH']),
    );
    expect(await openStakeOf(player)).toBe(5_000);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('offer the rest to a bet that another one has overtaken', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    await limitPlayer(one, player, 5_000, null);
    one.feed.beforeQuotes = async () => {
      one.feed.beforeQuotes = undefined;
      await one.bet(player, [[event, 'winner', 'away']], { stake: 4_000 });
    };
    expect(await one.bet(player, [[event, 'winner', 'home']], { stake: 2_000 })).toMatchObject({
      refusals: ['OPEN_BETS_TOO_HIGH'],
      maximumStakePerLine: 1_000,
    });
  });

  it('are free again when the bets are settled', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    await limitPlayer(one, player, 5_000, null);
    await one.bet(player, [[event, 'winner', 'home']], { stake: 5_000 });
    one.publish(event, 0, 1);
    await settleBets(one.deps);
    expect((await one.bet(player, [[event, 'winner', 'home']], { stake: 5_000 })).refusals).toEqual([]);
  });

  it('count the lines of a multiple on the match once, and none of a lost one', async () => {
    const one = stage();
    const player = await one.player();
    const [event, other] = [one.newMatch(), one.newMatch()];
    await limitPlayer(one, player, null, 20_000);
    await one.bet(
      player,
      [
        [event, 'winner', 'home'],
        [other, 'winner', 'home'],
      ],
      { stake: 2_000 },
    );
    // the double returns 8,000, a single twice its stake
    expect(await one.bet(player, [[event, 'winner', 'home']], { stake: 6_001 })).toMatchObject({
      refusals: ['OPEN_BETS_TOO_HIGH'],
      maximumStakePerLine: 6_000,
    });
    one.publish(other, 0, 1);
    await settleBets(one.deps);
    expect((await one.bet(player, [[event, 'winner', 'home']], { stake: 10_000 })).refusals).toEqual([]);
  });
});

describe('limits of a market and the highest payout', () => {
  it('count open bets on the same outcome only', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    await limitMarket(one, 1_000, null);
    try {
      await one.bet(player, [[event, 'bothScore', 'yes']], { stake: 800 });
      expect(await one.bet(player, [[event, 'bothScore', 'yes']], { stake: 300 })).toMatchObject({
        refusals: ['OPEN_BETS_TOO_HIGH'],
        maximumStakePerLine: 200,
      });
      expect((await one.bet(player, [[event, 'bothScore', 'no']], { stake: 1_000 })).refusals).toEqual([]);
    } finally {
      await limitMarket(one, null, null);
    }
  });

  it('limit the payout of several bets on one outcome to that of one bet', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    expect((await one.bet(player, [[event, 'winner', 'home']], { stake: FUNDS / 2 })).refusals).toEqual([]);
    expect(
      await readStakeRange(
        one.deps,
        { ...player, balance: FUNDS },
        {
          selections: [{ event, kind: 'winner', line: null, outcome: 'home', price: 2_000 }],
          bankers: [],
          sizes: [1],
        },
      ),
    ).toMatchObject({ maximum: 7_500_000, isBalance: false });
  });

  it('replays an accepted bet, although the limit is used up', async () => {
    const one = stage();
    const player = await one.player();
    const event = one.newMatch();
    await limitPlayer(one, player, 1_000, null);
    const key = crypto.randomUUID();
    const [first, second] = await Promise.all([
      one.bet(player, [[event, 'winner', 'home']], { stake: 1_000, key }),
      one.bet(player, [[event, 'winner', 'home']], { stake: 1_000, key }),
    ]);
    expect(first?.bet?.id).toBeDefined();
    expect(second?.bet?.id).toBe(first?.bet?.id);
  });
});

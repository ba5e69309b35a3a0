import { describe, expect, it } from '@jest/globals';
import { contentSchemaOf } from '@foyer/market/content';
import * as v from 'valibot';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { balanceOf, ledgerFaults, openLedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import type { BetRequest } from '../placement/betRules.ts';
import { placeBet } from '../placement/placeBet.ts';
import type { PlacedBet } from '../placement/bettor.ts';
import type { OfferedCombination } from './combinations.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 100_000;
let matches = 0;

/** Two matches at 2.00 each; together 5.00 instead of 4.00. */
async function createStage() {
  const world = createSportsWorld(database.pool);
  const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
  const events = [`com${(matches += 1)}`, `com${(matches += 1)}`] as const;
  const selections = events.map((event) => ({ event, kind: 'winner', line: null, outcome: 'home' }) as const);
  const combination: OfferedCombination = {
    id: `combination-${events[0]}`,
    selections,
    price: 5_000,
    maximumStake: 2_000,
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
  };
  const bet = (stake: number, change: Partial<BetRequest> = {}): Promise<PlacedBet> =>
    placeBet(
      world.deps,
      { ...player, combinations: [combination] },
      {
        selections: selections.map((selection) => ({ ...selection, price: 2_000 })),
        bankers: [],
        sizes: [2],
        stakePerLine: stake,
        priceChanges: 'NONE',
        boost: combination.id,
        ...change,
      },
      crypto.randomUUID(),
    );
  const settle = async (away: number): Promise<number> => {
    world.setResult(events[0], { number: 1, home: 1, away: 0 });
    world.setResult(events[1], { number: 1, home: 1, away });
    await world.settle();
    return balanceOf(database.pool, player.playerId);
  };
  return { world, player, events, bet, settle };
}

describe('a bet on a boosted combination', () => {
  it('is accepted and paid at the boosted odds when every selection wins', async () => {
    const { bet, settle } = await createStage();
    expect((await bet(333)).bet).toMatchObject({
      possible_returns: 1_665,
      legs: [{ price: 2_000 }, { price: 2_000 }],
    });
    expect(await settle(0)).toBe(FUNDS - 333 + 1_665);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('returns nothing when one selection loses', async () => {
    const { bet, settle } = await createStage();
    await bet(333);
    expect(await settle(2)).toBe(FUNDS - 333);
  });

  it('pays the boosted odds at lower prices of the feed, and the higher prices of the feed', async () => {
    const { world, events, bet } = await createStage();
    world.setPrice(events[0], 1_800);
    expect((await bet(100)).bet).toMatchObject({ possible_returns: 500 });
    const other = await createStage();
    other.world.setPrice(other.events[0], 3_000);
    expect((await other.bet(100)).bet).toMatchObject({ possible_returns: 600 });
  });

  it('is accepted once', async () => {
    const { bet } = await createStage();
    const answers = await Promise.all([bet(100), bet(100), bet(100)]);
    expect(answers.filter((answer) => answer.bet)).toHaveLength(1);
  });

  it('has a highest stake', async () => {
    const { bet } = await createStage();
    expect(await bet(2_001)).toMatchObject({
      refusals: ['BOOSTED_STAKE_TOO_HIGH'],
      maximumStakePerLine: 2_000,
    });
  });

  it.each<[string, Partial<BetRequest>]>([
    ['as singles', { sizes: [1] }],
    ['with bonus money', { money: 'BONUS' }],
    ['with boosted odds', { boostedOdds: 'another' }],
    ['under an unknown id', { boost: 'combination-unknown' }],
  ])('is refused %s', async (_name, change) => {
    const { bet, player } = await createStage();
    expect((await bet(100, change)).bet).toBeUndefined();
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS);
  });

  it('is refused with another selection, after the start, and when the feed is far below', async () => {
    const { world, events, bet } = await createStage();
    const selection = { kind: 'winner', line: null, outcome: 'home', price: 2_000 } as const;
    expect(
      await bet(100, {
        selections: [
          { ...selection, event: events[0] },
          { ...selection, event: events[1], outcome: 'away' },
        ],
      }),
    ).toMatchObject({ refusals: ['BOOST_UNAVAILABLE'] });
    world.setPrice(events[0], 1_100);
    world.setPrice(events[1], 1_100);
    expect(await bet(100)).toMatchObject({ refusals: ['BOOST_UNAVAILABLE'] });
    world.start(events[0]);
    expect(await bet(100)).toMatchObject({ refusals: ['BOOST_UNAVAILABLE'] });
  }, 20_000);
});

it.each([
  ['two matches', ['a1', 'a2'], true],
  ['one match', ['a1'], false],
  ['the same match twice', ['a1', 'a1'], false],
])('accepts or refuses content with %s', (_name, events, isValid) => {
  const item = {
    id: 'double',
    selections: events.map((event) => ({ event, kind: 'winner', line: null, outcome: 'home' })),
    price: 5_000,
    maximumStake: 1_000,
    startsAt: '2026-11-30T00:00:00Z',
    endsAt: '2026-12-01T00:00:00Z',
  };
  expect(v.is(contentSchemaOf('boostedCombinations'), [item])).toBe(isValid);
});

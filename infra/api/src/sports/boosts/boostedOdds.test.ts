import { describe, expect, it } from '@jest/globals';
import { contentSchemaOf } from '@foyer/market/content';
import * as v from 'valibot';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import {
  balanceOf,
  ledgerFaults,
  openLedgerPlayer,
  type LedgerPlayer,
} from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { readBet } from '../betRows.ts';
import type { BetRequest } from '../placement/betRules.ts';
import { placeBet } from '../placement/placeBet.ts';
import type { PlacedBet } from '../placement/bettor.ts';
import { readBoostedOdds, type OfferedOdds } from './boostedOdds.ts';

const database = useDatabase(createRuledDatabase);
const FUNDS = 100_000;
const PROMOTION = {
  runOutOfFundsDialog: true,
  reverseWithdrawal: false,
  urgencyTexts: true,
  maximumWageringFactor: undefined,
};
const HOUR_MS = 3_600_000;
const odds = (event: string, change: Partial<OfferedOdds> = {}): OfferedOdds => ({
  id: `boost-${event}`,
  event,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price: 3_000,
  maximumStake: 2_000,
  endsAt: new Date(Date.now() + HOUR_MS).toISOString(),
  ...change,
});

let matches = 0;

async function createStage() {
  const world = createSportsWorld(database.pool);
  const player = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
  const event = `bod${(matches += 1)}`;
  const offered = odds(event);
  const bet = (
    stake: number,
    change: Partial<BetRequest> = {},
    by: LedgerPlayer = player,
  ): Promise<PlacedBet> =>
    placeBet(
      world.deps,
      { ...by, boostedOdds: [offered] },
      {
        selections: [{ event, kind: 'winner', line: null, outcome: 'home', price: 2_000 }],
        bankers: [],
        sizes: [1],
        stakePerLine: stake,
        priceChanges: 'NONE',
        boostedOdds: offered.id,
        ...change,
      },
      crypto.randomUUID(),
    );
  return { world, player, event, offered, bet };
}

describe('a bet at boosted odds', () => {
  it('is accepted and paid at the boosted price, with the price of the feed beside it', async () => {
    const { world, player, event, bet } = await createStage();
    const placed = await bet(1_000);
    expect(placed.bet).toMatchObject({
      possible_returns: 3_000,
      legs: [{ price: 3_000, regular_price: 2_000 }],
    });
    world.setResult(event, { number: 1, home: 1, away: 0 });
    await world.settle();
    expect(await readBet(database.pool, player.playerId, placed.bet?.id ?? '')).toMatchObject({
      status: 'SETTLED',
      returns: 3_000,
    });
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS + 2_000);
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it('needs no consent to a changed price of the feed, and takes a higher one', async () => {
    const { world, event, bet } = await createStage();
    world.setPrice(event, 1_500);
    expect((await bet(100)).bet).toMatchObject({ legs: [{ price: 3_000, regular_price: 1_500 }] });
    world.setPrice(event, 3_500);
    expect((await bet(100)).bet).toMatchObject({ legs: [{ price: 3_500, regular_price: null }] });
  });

  it('counts all bets of a player to the maximum stake, also those at the same time', async () => {
    const { player, bet } = await createStage();
    const answers = await Promise.all(Array.from({ length: 6 }, () => bet(500)));
    expect(answers.filter((answer) => answer.bet)).toHaveLength(4);
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS - 2_000);
    const other = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
    expect((await bet(1_500, {}, other)).refusals).toEqual([]);
    expect(await bet(501, {}, other)).toMatchObject({
      refusals: ['BOOSTED_STAKE_TOO_HIGH'],
      maximumStakePerLine: 500,
    });
  });

  it.each<[string, Partial<BetRequest>]>([
    ['unknown odds', { boostedOdds: 'another' }],
    ['a profit boost', { boost: 'first-treble' }],
    ['bonus money', { money: 'BONUS' }],
    [
      'another outcome',
      { selections: [{ event: 'bod1', kind: 'winner', line: null, outcome: 'away', price: 2_000 }] },
    ],
  ])('is refused with %s', async (_name, change) => {
    const { player, bet } = await createStage();
    expect(await bet(100, change)).toMatchObject({ refusals: ['BOOSTED_ODDS_UNAVAILABLE'] });
    expect(await balanceOf(database.pool, player.playerId)).toBe(FUNDS);
  });

  it('is refused in a multiple', async () => {
    const { event, bet } = await createStage();
    const selection = { kind: 'winner', line: null, outcome: 'home', price: 2_000 } as const;
    const selections = [
      { ...selection, event },
      { ...selection, event: `${event}x` },
    ];
    expect(await bet(100, { selections, sizes: [2] })).toMatchObject({
      refusals: ['BOOSTED_ODDS_UNAVAILABLE'],
    });
  });

  it('is refused once the match has started, and while it is suspended', async () => {
    const { world, event, bet } = await createStage();
    world.setPrice(event, undefined);
    expect(await bet(100)).toMatchObject({ refusals: ['SELECTION_SUSPENDED'] });
    world.setPrice(event, 2_000);
    world.start(event);
    expect(await bet(100)).toMatchObject({ refusals: ['BOOSTED_ODDS_UNAVAILABLE'] });
  }, 20_000);
});

describe('readBoostedOdds', () => {
  const question = (player: LedgerPlayer | undefined, change: object = {}) =>
    readBoostedOdds(
      { pool: database.pool, clock: Date.now },
      {
        brand: 'aurora',
        brandCurrency: 'EUR',
        player: player && { id: player.playerId, currency: player.currency },
        promotion: PROMOTION,
        odds: [{ ...odds('bod1'), startsAt: new Date(Date.now() - HOUR_MS).toISOString() }],
        ...change,
      },
    );

  it('returns the running odds to visitors and players', async () => {
    const player = await openLedgerPlayer(database.pool);
    expect(await question(undefined)).toMatchObject([{ id: 'boost-bod1' }]);
    expect(await question(player)).toMatchObject([{ id: 'boost-bod1' }]);
  });

  it('returns none where the licence forbids them, before their start and to excluded players', async () => {
    expect(await question(undefined, { promotion: { ...PROMOTION, boostedOdds: false } })).toEqual([]);
    const later = [{ ...odds('bod1'), startsAt: new Date(Date.now() + 60_000).toISOString() }];
    expect(await question(undefined, { odds: later })).toEqual([]);
    const excluded = await openLedgerPlayer(database.pool);
    await database.pool.query('update api.player set self_excluded_at = now() where id = $1', [
      excluded.playerId,
    ]);
    expect(await question(excluded)).toEqual([]);
  });
});

describe('the content of boosted odds', () => {
  const item = { ...odds('fpl1'), startsAt: '2026-11-30T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' };
  it.each([
    ['a valid list', [item], true],
    ['an outcome that the market does not have', [{ ...item, outcome: 'over' }], false],
    ['a line of a market without lines', [{ ...item, line: 250 }], false],
    ['the same id twice', [item, item], false],
    ['an end before the start', [{ ...item, endsAt: item.startsAt }], false],
    ['a price that is not an integer', [{ ...item, price: 2.5 }], false],
  ])('accepts or refuses %s', (_name, body, isValid) => {
    expect(v.is(contentSchemaOf('boostedOdds'), body)).toBe(isValid);
  });
});

import { beforeEach, describe, expect, it } from '@jest/globals';
import { outrightId, type FieldResult } from '@foyer/kernel/field';
import type { MatchResult, Quote, TradedSelection } from '@foyer/kernel/sports-trading';
import { useTestApi } from '../../test/useTestApi.ts';
import { directBetDeps } from '../../test/worlds/directFeed.ts';
import { balanceOf, ledgerFaults } from '../../test/worlds/ledgerWorld.ts';
import { readBet, type BetRow } from './betRows.ts';
import type { PricedSelection } from './placement/betRules.ts';
import { readOffers } from './cash-out/offers.ts';
import { readValueHistory } from './cash-out/valueHistory.ts';
import { snapshotOf } from './disputes/snapshot.ts';
import { readLiability } from './operations/liability.ts';
import { placeBet } from './placement/placeBet.ts';
import type { PlaceBetDeps, PlacedBet } from './placement/bettor.ts';
import { settleBets } from './settlement/settleBets.ts';
import { viewBet } from './viewBet.ts';

const api = useTestApi();
const PLAYER = { brand: 'aurora', playerId: 'aurora-funded', currency: 'EUR' };
const HOUR = 3_600_000;
const TERMS = { numerator: 1, denominator: 5, places: 3 };

const results = new Map<string, MatchResult>();
const quotes = new Map<string, Partial<Exclude<Quote, { status: 'unavailable' }>>>();
let race = 0;

const quoteOf = ({ event, kind }: TradedSelection): Quote => ({
  status: 'open',
  price: 6_000,
  sport: 'horse-racing',
  competition: 'Brackenmoor',
  home: 'Juniper Stakes',
  away: 'Brackenmoor',
  startsAt: Date.now() - 1_000,
  phase: 'upcoming',
  player: 'Silver Echo',
  eachWay: kind === 'fieldWinner' ? { ...TERMS, placePrice: 2_000 } : null,
  withdrawn: [],
  ...quotes.get(event),
});

const deps = (): PlaceBetDeps =>
  directBetDeps(api.pool, { quoteOf, resultOf: (event) => results.get(event) });

/** A race that no other test uses. */
const nextRace = (): string => `brk${(race += 1)}`;
const on = (event: string, change: Partial<PricedSelection> = {}): PricedSelection => ({
  event,
  kind: 'fieldWinner',
  line: null,
  outcome: 'r1',
  price: 6_000,
  ...change,
});
const eachWay = (event: string, change: Partial<PricedSelection> = {}): PricedSelection =>
  on(event, { eachWay: TERMS, ...change });

function place(
  selections: readonly PricedSelection[],
  change: { readonly sizes?: readonly number[]; readonly stakePerLine?: number } = {},
  key: string = crypto.randomUUID(),
): Promise<PlacedBet> {
  return placeBet(
    deps(),
    PLAYER,
    {
      selections,
      bankers: [],
      sizes: [selections.length],
      stakePerLine: 1_000,
      priceChanges: 'NONE',
      ...change,
    },
    key,
  );
}

async function placed(...parameters: Parameters<typeof place>): Promise<BetRow> {
  const { bet, refusals } = await place(...parameters);
  if (!bet) throw new Error(`The bet was refused: ${refusals.join()}.`);
  return bet;
}

/** The positions of r1, r2, … */
function finish(
  event: string,
  positions: readonly number[],
  change: Partial<MatchResult> & Partial<FieldResult> = {},
): void {
  const { withdrawn = [], runners: _, ...other } = change;
  results.set(event, {
    event,
    number: 1,
    status: 'PLAYED',
    reason: null,
    home: 0,
    away: 0,
    periods: [],
    statistics: null,
    field: {
      runners: positions.map((position, index) => ({
        runner: index === 0 ? 'r1' : index === 1 ? 'r2' : index === 2 ? 'r3' : 'r4',
        name: `Runner ${index + 1}`,
        position,
      })),
      withdrawn,
    },
    endedAt: Date.now(),
    ...other,
  });
}

const settle = () => settleBets(deps());
async function settled({ id }: BetRow): Promise<BetRow> {
  await settle();
  const bet = await readBet(api.pool, PLAYER.playerId, id);
  if (!bet) throw new Error('The bet does not exist.');
  return bet;
}

beforeEach(() => {
  results.clear();
  quotes.clear();
});

describe('a bet each way', () => {
  it('takes two stakes, and stores the terms that the player saw', async () => {
    const before = await balanceOf(api.pool, PLAYER.playerId);
    const bet = await placed([eachWay(nextRace())]);
    expect(bet).toMatchObject({ lines: 2, stake: 2_000, possible_returns: 8_000 });
    expect(bet.legs[0]).toMatchObject({
      place_terms: TERMS,
      home: 'Juniper Stakes',
      away: 'Brackenmoor',
      player: 'Silver Echo',
      sport: 'horse-racing',
    });
    expect(await balanceOf(api.pool, PLAYER.playerId)).toBe(before - 2_000);
  });

  it.each([
    ['other terms', { eachWay: { ...TERMS, denominator: 4 } }],
    ['more places', { eachWay: { ...TERMS, places: 4 } }],
  ])('is refused with %s than those of the feed', async (_name, change) => {
    const { refusals } = await place([on(nextRace(), change)]);
    expect(refusals).toEqual(['EACH_WAY_CHANGED']);
  });

  it('is refused where the feed does not offer it', async () => {
    const event = nextRace();
    quotes.set(event, { eachWay: null });
    expect((await place([eachWay(event)])).refusals).toEqual(['EACH_WAY_CHANGED']);
  });

  it('is refused without a line whose selections are all each way', async () => {
    expect((await place([eachWay(nextRace()), on(nextRace())])).refusals).toEqual(['SELECTIONS_INVALID']);
  });

  it('has the stake of both parts below the limit', async () => {
    const { refusals, maximumStakePerLine = 0 } = await place([eachWay(nextRace())], {
      stakePerLine: 10_000_000,
    });
    // 250,000 € are eight times the stake of a line
    expect([refusals, maximumStakePerLine]).toEqual([['STAKE_TOO_HIGH'], 3_125_000]);
  });

  it('counts both parts in the liability', async () => {
    const event = nextRace();
    await placed([eachWay(event)]);
    const [liability] = await readLiability(api.pool, { brand: undefined, event });
    expect(liability?.outcomes).toMatchObject([{ outcome: 'r1', stake: 2_000, liability: 8_000 }]);
  });

  it('keeps the same bet for the same key, and refuses the key for another choice', async () => {
    const [event, key] = [nextRace(), crypto.randomUUID()];
    const first = await placed([eachWay(event)], {}, key);
    expect((await place([eachWay(event)], {}, key)).bet?.id).toBe(first.id);
    expect((await place([on(event)], {}, key)).refusals).toEqual(['KEY_REUSED']);
  });
});

/** Stake of a line 10.00 at 6.0, each way at 1/5 for three places; positions, and the returns computed by hand. */
const PAYOUTS: readonly [string, readonly number[], Parameters<typeof finish>[2], string, number][] = [
  // 10 × 6 + 10 × 2
  ['the winner', [1, 2, 3, 4], {}, 'WON', 8_000],
  // 10 × 2
  ['the third', [3, 1, 2, 4], {}, 'PLACED', 2_000],
  ['the fourth', [4, 1, 2, 3], {}, 'LOST', 0],
  // 10 × 6 / 2 + 10 × 2
  ['a dead heat for the win', [1, 1, 3, 4], {}, 'WON', 5_000],
  // 10 × 2 / 2
  ['a dead heat for the third place', [3, 1, 2, 3], {}, 'PLACED', 1_000],
  ['an abandoned race', [1, 2, 3, 4], { status: 'VOID', reason: 'ABANDONED' }, 'VOID', 2_000],
];
const withdrawn = (runner: 'r1' | 'r8', at: number) => [
  { runner, name: 'Amber Arrow', at, deduction: 15, placeDeduction: 5 },
];

describe('settlement of a race', () => {
  it.each(PAYOUTS)('pays %s', async (_name, positions, change, result, returns) => {
    const event = nextRace();
    const bet = await placed([eachWay(event)]);
    finish(event, positions, change);
    const after = await settled(bet);
    expect([after.legs[0]?.result, after.status, after.returns]).toEqual([result, 'SETTLED', returns]);
    expect(await settle()).toBe(0);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('deducts for a runner that was withdrawn after the bet, from both parts', async () => {
    const event = nextRace();
    const bet = await placed([eachWay(event)]);
    finish(event, [1, 2, 3], { withdrawn: withdrawn('r8', Date.now() + HOUR) });
    const after = await settled(bet);
    // 10 × (1 + 5 × 0.85) + 10 × (1 + 5 × 0.85 / 5)
    expect(after.returns).toBe(7_100);
    expect(viewBet(after).legs[0]).toMatchObject({
      deduction: 15,
      eachWay: TERMS,
      finishers: [
        { name: 'Runner 1', position: 1 },
        { name: 'Runner 2', position: 2 },
        { name: 'Runner 3', position: 3 },
      ],
      homeScore: null,
    });
    expect(snapshotOf(after)).toMatchObject({
      legs: [{ terms: { eachWay: '1/5, 3', deduction: 15, deadHeat: null } }],
      lines: [
        { part: 'WIN', returns: 5_250 },
        { part: 'PLACE', returns: 1_850 },
      ],
    });
  });

  it('does not deduct for a runner that was withdrawn before the bet', async () => {
    const event = nextRace();
    const bet = await placed([eachWay(event)]);
    finish(event, [1, 2, 3], { withdrawn: withdrawn('r8', Date.now() - HOUR) });
    expect((await settled(bet)).returns).toBe(8_000);
  });

  it('returns the stake of a non-runner, with a reason of its own', async () => {
    const event = nextRace();
    const bet = await placed([eachWay(event, { outcome: 'r8' })]);
    finish(event, [1, 2, 3], { withdrawn: withdrawn('r8', Date.now() + HOUR) });
    const after = await settled(bet);
    expect([after.returns, viewBet(after).legs[0]?.voidReason]).toEqual([2_000, 'NON_RUNNER']);
  });

  it('pays win by win and place by place in an each-way double', async () => {
    const [one, other] = [nextRace(), nextRace()];
    const bet = await placed([eachWay(one), eachWay(other, { outcome: 'r2' })]);
    finish(one, [3, 1, 2]);
    finish(other, [1, 2, 3]);
    // 10 × 2 × 2
    expect((await settled(bet)).returns).toBe(4_000);
  });

  it('pays a place market by its number of places', async () => {
    const event = nextRace();
    const bet = await placed([on(event, { kind: 'fieldPlace', line: 200 })]);
    finish(event, [2, 1, 3]);
    expect((await settled(bet)).returns).toBe(6_000);
  });

  it('corrects a payout when the positions change, also only by a dead heat', async () => {
    const event = nextRace();
    const bet = await placed([eachWay(event)]);
    finish(event, [1, 2, 3]);
    expect((await settled(bet)).returns).toBe(8_000);
    finish(event, [1, 1, 3], { number: 2 });
    const tied = await settled(bet);
    expect([tied.legs[0]?.result, tied.returns]).toEqual(['WON', 5_000]);
    finish(event, [2, 1, 3], { number: 3 });
    expect((await settled(bet)).returns).toBe(2_000);
    const { rows } = await api.pool.query<{ content: object }>(
      `select content from api.outgoing_email where kind = 'sports-bet-corrected' and content ->> 'bet' = $1 order by id desc limit 1`,
      [bet.id],
    );
    expect(rows[0]?.content).toMatchObject({
      before: 5_000,
      after: 2_000,
      results: [
        {
          before: { finish: '1 Runner 1, 1 Runner 2, 3 Runner 3' },
          after: { finish: '1 Runner 2, 2 Runner 1, 3 Runner 3' },
        },
      ],
    });
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });
});

describe('an outright', () => {
  it('is not combined with a match of its competition', async () => {
    const outright = on(outrightId('hal', 143));
    const match: PricedSelection = {
      event: 'hal73lk',
      kind: 'winner',
      line: null,
      outcome: 'home',
      price: 6_000,
    };
    expect((await place([outright, match])).refusals).toEqual(['RELATED_SELECTIONS']);
    expect((await place([outright, { ...match, event: 'mer73lk' }])).bet).toBeDefined();
  });

  it('is settled by the final table', async () => {
    const event = outrightId('ser', 29);
    const bet = await placed([eachWay(event, { outcome: 'r2' })]);
    finish(event, [2, 1, 3]);
    expect((await settled(bet)).returns).toBe(8_000);
  });
});

describe('cash-outs of contests', () => {
  it('are worth the win and the place at their own prices', async () => {
    const event = nextRace();
    const bet = await placed([eachWay(event)]);
    quotes.set(event, { price: 4_000, eachWay: { ...TERMS, placePrice: 1_600 }, phase: 'upcoming' });
    const [offer] = await readOffers(deps(), [bet]);
    // 10 × 6 / (4 × 1.05) + 10 × 2 / (1.6 × 1.05) = 14.2857 + 11.9047, and 95 % of it
    expect(offer).toEqual({ betId: bet.id, fairValue: 2_619, amount: 2_488 });
  });

  it('are reduced by the deduction that the payout would have', async () => {
    const event = nextRace();
    const bet = await placed([on(event)]);
    quotes.set(event, {
      price: 4_000,
      withdrawn: [{ at: Date.now() + HOUR, deduction: 20, placeDeduction: 5 }],
    });
    const [offer] = await readOffers(deps(), [bet]);
    // 10 × (1 + 5 × 0.8) / (4 × 1.05)
    expect(offer?.fairValue).toBe(1_190);
  });

  it('are not offered while other places are priced', async () => {
    const event = nextRace();
    const bet = await placed([eachWay(event)]);
    quotes.set(event, { eachWay: { ...TERMS, places: 2, placePrice: 2_500 } });
    expect(await readOffers(deps(), [bet])).toEqual([{ betId: bet.id, unavailable: 'SUSPENDED' }]);
    expect(await readValueHistory(deps(), bet)).toEqual([]);
  });
});

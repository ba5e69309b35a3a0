import { describe, expect, it, jest } from '@jest/globals';
import {
  START_MS,
  balanceOf,
  createTestDatabase,
  openLedgerPlayer,
  writeBrandRules,
} from '@foyer/api/proving';
import { readRecordedHour, type VendorMessage } from '@foyer/sports-feed/vendor';
import { TEST_SEED } from '@foyer/testing/effort';
import { createRandom } from '../random.ts';
import { createTally } from '../tally.ts';
import { checkLedger } from '../checks.ts';
import { recorded, replayHour, type HourOptions } from './replayHour.ts';

const FUNDS = 1_000_000;
const MINUTE = 60_000;

jest.setTimeout(START_MS + MINUTE);

/** After this message, all four matches have open prices. */
const BET_AFTER = 60;
const BETS = [
  [recorded(0, 'winner', 'home')],
  [recorded(0, 'total', 'over', 350)],
  [recorded(0, 'asianHandicap', 'home', -225)],
  [recorded(0, 'asianHandicap', 'away', -225)],
  [recorded(0, 'bothScore', 'yes')],
  [recorded(1, 'winner', 'home')],
  [recorded(2, 'winner', 'away')],
  [recorded(0, 'winner', 'home'), recorded(2, 'winner', 'home')],
  [recorded(0, 'winner', 'home'), recorded(1, 'winner', 'home'), recorded(2, 'winner', 'home')],
  [recorded(3, 'winner', 'away')],
];

/**
 * Computed by hand for 10.00 a line. Match 0 ended 3:1 after a first result of 4:1, match 1 was cancelled after its
 * result, match 2 was won by the home side, and match 3 has not started.
 */
const EXPECTED = [
  { returns: 1_040, legs: [[1_040, 'WON']] },
  { returns: 2_650, legs: [[2_650, 'WON']] },
  // 2 goals ahead: half of the stake is returned
  { returns: 500, legs: [[2_080, 'HALF_LOST']] },
  // 5.00 × 1.76 and 5.00
  { returns: 1_380, legs: [[1_760, 'HALF_WON']] },
  { returns: 2_340, legs: [[2_340, 'WON']] },
  { returns: 1_000, legs: [[1_290, 'VOID']] },
  { returns: 0, legs: [[1_500, 'LOST']] },
  // 1.04 × 2.60
  {
    returns: 2_704,
    legs: [
      [1_040, 'WON'],
      [2_600, 'WON'],
    ],
  },
  // three doubles of 1.04, 1 and 2.60, and the treble
  {
    returns: 1_040 + 2_704 + 2_600 + 2_704,
    legs: [
      [1_040, 'WON'],
      [1_290, 'VOID'],
      [2_600, 'WON'],
    ],
  },
  { returns: null, legs: [[2_280, null]] },
];
const STAKED = 9 * 1_000 + 4 * 1_000;
const RETURNED = EXPECTED.reduce((sum, { returns }) => sum + (returns ?? 0), 0);

async function settlementOf(options: Partial<HourOptions> & Pick<HourOptions, 'messages'>) {
  const database = await createTestDatabase();
  try {
    const { pool } = database;
    await writeBrandRules(pool, 24);
    const player = await openLedgerPlayer(pool, { brand: 'quetzal', fundsMinor: FUNDS });
    await replayHour({
      pool,
      player,
      bets: BETS,
      betAfter: BET_AFTER,
      restarts: [],
      settleEvery: 6,
      ...options,
    });
    const { rows } = await pool.query<object>(
      `select b.returns, (select jsonb_agg(jsonb_build_array(l.price, l.result) order by l.leg) from api.sports_bet_leg l where l.bet_id = b.id) as legs
       from api.sports_bet b order by length(b.key), b.key`,
    );
    const tally = createTally(0);
    await checkLedger(pool, tally);
    return { rows, balance: await balanceOf(pool, player.playerId), faults: tally.faults };
  } finally {
    await database.close();
  }
}

/** Messages in another order, some twice, none more than some places late. */
function disordered(messages: readonly VendorMessage[]): readonly VendorMessage[] {
  const random = createRandom(TEST_SEED);
  const [first, rest] = [messages.slice(0, BET_AFTER + 1), messages.slice(BET_AFTER + 1)];
  const late = rest
    .flatMap((message, index) =>
      [message, ...(random.chance(0.2) ? [message] : [])].map((one) => ({ one, index })),
    )
    .map(({ one, index }) => ({ one, at: index + random.below(40) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ one }) => one);
  return [...first, ...late];
}

describe('the recorded hour of a vendor', () => {
  it('is settled as computed by hand, with a correction and a cancelled match', async () => {
    const messages = await readRecordedHour();
    const { rows, balance, faults } = await settlementOf({ messages });
    expect(rows).toEqual(EXPECTED);
    expect(balance).toBe(FUNDS - STAKED + RETURNED);
    expect(faults).toEqual([]);
  });

  it(`is settled equally when messages are late and repeated, and the adapter restarts (FOYER_SEED=${TEST_SEED})`, async () => {
    const messages = disordered(await readRecordedHour());
    const restarts = [200, 520, 700, 801];
    const { rows, balance, faults } = await settlementOf({ messages, restarts });
    expect(rows).toEqual(EXPECTED);
    expect(balance).toBe(FUNDS - STAKED + RETURNED);
    expect(faults).toEqual([]);
  });
});

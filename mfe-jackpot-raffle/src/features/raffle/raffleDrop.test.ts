import { describe, expect, it } from '@jest/globals';
import { countdown } from './countdown.ts';
import { isActive, readDrops, type RaffleDrop } from './raffleDrop.ts';
import { winnersOf } from './winners.ts';

const START = '2026-11-28T14:00:00.000Z';
const END = '2026-11-28T15:00:00.000Z';
const instance = {
  id: 'raffle-1',
  timestamp_start: START,
  timestamp_end: END,
  pots: [{ current_value: 700 }, { current_value: 300 }],
};

describe('readDrops', () => {
  it('reads the drops of the brand in display order, with the sum of their prizes', async () => {
    const asked: string[] = [];
    const drops = await readDrops(
      async (path) => {
        asked.push(path);
        return instance;
      },
      { operator: 'op-a', brand: 'aurora' },
    );
    expect(asked).toEqual(
      ['hourly', 'daily', 'weekly'].map(
        (type) => `/v1/pots/instances/source/${type}-provider-of-the-week-source/brand/op-a:aurora`,
      ),
    );
    expect(drops.map(({ type, raffle }) => [type, raffle.prizeCents])).toEqual([
      ['hourly', 1_000],
      ['daily', 1_000],
      ['weekly', 1_000],
    ]);
  });

  it.each<[string, unknown]>([
    ['is not running', undefined],
    ['is malformed', { ...instance, timestamp_end: 'later' }],
  ])('omits a drop that %s', async (_what, hourly) => {
    const drops = await readDrops(async (path) => (path.includes('/hourly-') ? hourly : instance), {
      operator: 'op-a',
      brand: 'aurora',
    });
    expect(drops.map(({ type }) => type)).toEqual(['daily', 'weekly']);
  });

  it('keeps the others when one request fails, and fails without any', async () => {
    const some = await readDrops(
      async (path) => (path.includes('/weekly-') ? Promise.reject(new Error('away')) : instance),
      { operator: 'op-a', brand: 'aurora' },
    );
    expect(some).toHaveLength(2);
    await expect(
      readDrops(async () => Promise.reject(new Error('away')), { operator: 'op-a', brand: 'aurora' }),
    ).rejects.toThrow('Failed to fetch all raffle instances');
  });
});

describe('isActive', () => {
  const drop: RaffleDrop = {
    type: 'hourly',
    raffle: { id: 'raffle-1', startsAt: Date.parse(START), endsAt: Date.parse(END), prizeCents: 1 },
  };

  it.each([
    ['at the start', 0, true],
    ['before the end', 3_599_999, true],
    ['at the end', 3_600_000, false],
    ['before the start', -1, false],
  ])('%s', (_when, offset, active) => expect(isActive(drop, Date.parse(START) + offset)).toBe(active));
});

describe('countdown', () => {
  it.each<[number, boolean, { days: number; clock: string }]>([
    [0, false, { days: 0, clock: '00:00:00' }],
    [-5_000, false, { days: 0, clock: '00:00:00' }],
    [1, false, { days: 0, clock: '00:00:01' }],
    [3_599_000, false, { days: 0, clock: '00:59:59' }],
    [90_061_000, false, { days: 0, clock: '25:01:01' }],
    [90_061_000, true, { days: 1, clock: '01:01:01' }],
  ])('shows %d ms, with days: %s', (left, showsDays, shown) =>
    expect(countdown(1_000 + left, 1_000, showsDays, true)).toMatchObject(shown),
  );

  it.each([
    [0, 0, 0],
    [1, 0, 1],
    [59_000, 0, 1],
    [60_000, 0, 1],
    [3_541_000, 1, 0],
    [90_061_000, 25, 2],
  ])('shows %d ms without seconds where the licence forbids time pressure', (left, hours, minutes) =>
    expect(countdown(1_000 + left, 1_000, false, false)).toEqual({
      days: 0,
      hours,
      minutes,
      clock: undefined,
    }),
  );
});

describe('winnersOf', () => {
  const winner = { winnerInitials: 'AB', winAmount: 1_000, winCurrency: 'EUR', brand: 'aurora' };
  const edge = (winners: readonly object[], timestamp = START, instanceId = 'raffle-1') => ({
    node: { instanceId, timestamp, winners: winners as (typeof winner)[] },
  });

  it('lists the newest draw first', () => {
    const shown = winnersOf([edge([winner], START, 'old'), edge([winner], END, 'new')]);
    expect(shown.map(({ key }) => key)).toEqual(['new:0', 'old:0']);
  });

  it.each<[string, object]>([
    ['initials', { ...winner, winnerInitials: '' }],
    ['an amount', { ...winner, winAmount: null }],
    ['a currency', { ...winner, winCurrency: null }],
    ['a known currency', { ...winner, winCurrency: 'XTS' }],
    ['a brand', { ...winner, brand: null }],
  ])('skips a winner without %s', (_what, incomplete) =>
    expect(winnersOf([edge([incomplete, winner])]).map(({ key }) => key)).toEqual(['raffle-1:1']),
  );

  it('skips a draw without a timestamp', () => expect(winnersOf([edge([winner], '')])).toEqual([]));
});

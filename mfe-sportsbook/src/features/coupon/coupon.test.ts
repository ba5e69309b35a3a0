import { describe, expect, it } from '@jest/globals';
import { isLineOf, MARKET_KINDS, outcomesOf } from '@foyer/kernel/markets';
import {
  acceptPrice,
  readCoupon,
  removeSelection,
  selectionKey,
  MAX_SELECTIONS,
  toggleSelection,
  writeCoupon,
  type Coupon,
  type Selection,
} from './coupon.ts';

const HOME: Selection = { event: 'hal73lk', kind: 'winner', line: null, outcome: 'home', price: 1_950 };
const DRAW: Selection = { ...HOME, outcome: 'draw', price: 3_400 };
const OVER: Selection = { event: 'hal73lk', kind: 'total', line: 250, outcome: 'over', price: 1_870 };
const UNDER: Selection = { ...OVER, outcome: 'under' };

function full(): Coupon {
  return Array.from({ length: MAX_SELECTIONS }, (_, index) => ({
    ...OVER,
    event: `abczzz${index}`,
    line: 21_550,
    price: 250_000,
  }));
}

describe('selecting a price', () => {
  it.each<[string, Coupon, Selection, Coupon]>([
    ['adds it to the slip', [], HOME, [HOME]],
    ['again removes it, whatever its current price', [HOME], { ...HOME, price: 2_100 }, []],
    ['of another outcome of the same market replaces the selection', [OVER, HOME], DRAW, [OVER, DRAW]],
    ['of another market of the same match adds it', [HOME], OVER, [HOME, OVER]],
    ['of the other side of a line replaces it', [OVER], { ...OVER, outcome: 'under' }, [UNDER]],
    ['of another line adds it', [OVER], { ...OVER, line: 350 }, [OVER, { ...OVER, line: 350 }]],
  ])('changes the slip: %s', (_sentence, before, pressed, after) => {
    expect(toggleSelection(before, pressed)).toEqual(after);
  });

  it('does nothing when the slip is full', () => {
    const before = full();
    expect(toggleSelection(before, HOME)).toBe(before);
  });
});

it('accepts a new price for one selection only', () => {
  expect(acceptPrice([HOME, OVER], selectionKey(HOME), 2_000)).toEqual([{ ...HOME, price: 2_000 }, OVER]);
  expect(removeSelection([HOME, OVER], selectionKey(HOME))).toEqual([OVER]);
});

const byKind = (one: { readonly kind: string }, other: { readonly kind: string }): number =>
  one.kind.localeCompare(other.kind);

describe('stored slip', () => {
  it('survives a round trip, and fits the cookie even when it is full', () => {
    for (const coupon of [[], [HOME, OVER], full()]) {
      expect(readCoupon(writeCoupon(coupon))).toEqual(coupon);
      expect(writeCoupon(coupon).length).toBeLessThanOrEqual(256);
    }
  });

  it('keeps each outcome of each market apart', () => {
    for (const kind of MARKET_KINDS.filter((one) => one !== 'builder'))
      for (const outcome of outcomesOf(kind)) {
        const line =
          kind.endsWith('otal') && kind !== 'asianTotal'
            ? 50
            : /asian|^handicap/.test(kind)
              ? -100
              : /^nextGoal|^goalscorer|^fieldPlace/.test(kind)
                ? 900
                : null;
        const selection: Selection = { event: 'hal73lk', kind, line, outcome, price: 250_000 };
        expect(readCoupon(writeCoupon([selection]))).toEqual([selection]);
        expect(writeCoupon([selection]).length).toBeLessThanOrEqual(24);
      }
  });

  it('keeps a bet builder of eight selections, and another one of its match replaces it', () => {
    const parts = MARKET_KINDS.filter((kind) => isLineOf(kind, null) && kind !== 'builder')
      .slice(0, 8)
      .map((kind) => ({ kind, line: null, outcome: outcomesOf(kind).at(-1) ?? 'home' }));
    const builder: Selection = {
      event: 'hal73lk',
      kind: 'builder',
      line: null,
      outcome: 'all',
      price: 500_000,
      parts,
    };
    const [read] = readCoupon(writeCoupon([builder]));
    expect(read && { ...read, parts: read.parts?.toSorted(byKind) }).toEqual({
      ...builder,
      parts: parts.toSorted(byKind),
    });
    const reversed = { ...builder, parts: parts.toReversed() };
    expect(selectionKey(reversed)).toBe(selectionKey(builder));
    const fewer = { ...builder, parts: parts.slice(0, 2) };
    expect(toggleSelection([HOME, builder], fewer)).toEqual([HOME, fewer]);
    const slips = [0, 1, 2, 3].reduce<Coupon>(
      (coupon, index) => toggleSelection(coupon, { ...builder, event: `hal73l${index}` }),
      [],
    );
    expect(slips.length).toBeLessThan(4);
    expect(writeCoupon(slips, 36 ** 5 - 1).length).toBeLessThanOrEqual(256);
  });

  it('reads the previous format, in which lines were tenths', () => {
    expect(readCoupon('hal73lk-1_1950.hal73lk-x_3400.hal73lk-o25_1870')).toEqual([HOME, DRAW, OVER]);
  });

  it.each<[string, string | undefined, number]>([
    ['nothing', undefined, 0],
    ['an empty text', '', 0],
    ['nonsense', '<script>.hal-9_1.%%%', 0],
    ['an old total without a line, a winner with one', 'hal73lk-o_1870.hal73lk-125_1950', 0],
    ['a line that the market cannot have', 'hal73lk~t~225~o~1870.hal73lk~w~50~h~1950.hal73lk~t~~o~1870', 0],
    ['an outcome of another market', 'hal73lk~w~~o~1870', 0],
    ['an unknown market', 'hal73lk~Z~~h~1870', 0],
    [
      'a bet builder without parts, with one, and with an unknown one',
      'hal73lk~X~~a~4000.hal73lk~X~~w**h~4000.hal73lk~X~~w**h_Z**h~4000',
      0,
    ],
    ['a duplicate selection', 'hal73lk~w~~h~1950.hal73lk-1_2000', 1],
    ['too many selections', `${writeCoupon(full())}.hal73lk~w~~h~1950`, MAX_SELECTIONS],
  ])('is read from %s', (_what, text, count) => {
    expect(readCoupon(text)).toHaveLength(count);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import { createFeedFaults } from '../faults.ts';
import { createChance } from './chance.ts';
import { withoutPalpableErrors } from './palpableErrors.ts';

const market = (kind: FeedMarket['kind'], ...prices: readonly number[]): FeedMarket => ({
  kind,
  line: null,
  status: 'open',
  outcomes: prices.map((price, index) => ({
    id: (['home', 'draw', 'away'] as const)[index] ?? 'other',
    price,
  })),
});

describe('withoutPalpableErrors', () => {
  it.each([
    ['open', market('winner', 2_000, 3_500, 4_000)],
    ['suspended', market('winner', 20_000, 3_500, 4_000)],
    ['open', market('drawNoBet', 1_900, 1_900)],
    ['suspended', market('drawNoBet', 2_010, 2_010)],
    ['open', market('doubleChance', 1_250, 1_300, 1_800)],
    ['suspended', market('doubleChance', 1_250, 1_300, 18_000)],
    ['open', market('correctScore', 9_000, 9_000, 9_000, 9_000)],
  ])('leaves %s the market %j', (status, given) => {
    expect(withoutPalpableErrors([given])).toEqual([{ ...given, status }]);
  });
});

const NONE = {
  abandonedPercent: 0,
  correctedPercent: 0,
  lateSeconds: 0,
  silentPercent: 0,
  wrongPricePercent: 0,
  repeatedPercent: 0,
};
const faultsOf = (settings: Partial<typeof NONE>) =>
  createFeedFaults(createChance('faults.test'), { ...NONE, ...settings });

describe('createFeedFaults', () => {
  it('makes no faults unless they are configured', () => {
    const faults = faultsOf({});
    const markets = [market('winner', 2_000, 3_500, 4_000)];
    expect(faults.isSilent(0)).toBe(false);
    expect(faults.isRepeated(1)).toBe(false);
    expect(faults.pricesOf('hal1', markets, 0)).toBe(markets);
  });

  it('is silent for whole minutes, as often as configured', () => {
    const { isSilent } = faultsOf({ silentPercent: 30 });
    const minutes = Array.from({ length: 500 }, (_, minute) => isSilent(minute * 60_000));
    expect(minutes.filter(Boolean).length).toBeGreaterThan(110);
    expect(minutes.filter(Boolean).length).toBeLessThan(190);
    minutes.forEach((silent, minute) => expect(isSilent(minute * 60_000 + 59_999)).toBe(silent));
  });

  it('sends a wrong price of the winner, which is suspended', () => {
    const sent = faultsOf({ wrongPricePercent: 100 }).pricesOf(
      'hal1',
      [market('winner', 2_000, 3_500, 4_000)],
      0,
    );
    expect(sent[0]?.outcomes[0]?.price).toBe(20_000);
    expect(withoutPalpableErrors(sent)[0]?.status).toBe('suspended');
  });
});

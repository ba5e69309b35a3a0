import { describe, expect, it } from '@jest/globals';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import { createFeedFaults } from './faults.ts';
import { createChance } from './model/chance.ts';
import { withoutPalpableErrors } from './model/palpableErrors.ts';

const WINNER: FeedMarket = {
  kind: 'winner',
  line: null,
  status: 'open',
  outcomes: [
    { id: 'home', price: 2_000 },
    { id: 'draw', price: 3_500 },
    { id: 'away', price: 4_000 },
  ],
};
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
    const markets = [WINNER];
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
    const sent = faultsOf({ wrongPricePercent: 100 }).pricesOf('hal1', [WINNER], 0);
    expect(sent[0]?.outcomes[0]?.price).toBe(20_000);
    expect(withoutPalpableErrors(sent)[0]?.status).toBe('suspended');
  });
});

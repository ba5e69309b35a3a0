import { describe, expect, it } from '@jest/globals';
import { createOffers, feeOf } from './offers.ts';
import type { ProviderResult, PaymentProvider, ProviderAccount, ProviderMethod } from './provider.ts';

describe('feeOf', () => {
  it.each([
    [10_000, 0, 0, 0],
    [10_000, 50, 0, 50],
    [10_000, 0, 125, 125],
    [10_000, 30, 125, 155],
    [40, 0, 125, 1],
    [39, 0, 125, 0],
    [33, 0, 150, 0],
    [34, 0, 150, 1],
    [333, 0, 150, 5],
    [12_345, 0, 125, 154],
    [9_999, 0, 10_000, 9_999],
    // products beyond the safe integers
    [9_000_000_000_001, 7, 9_999, 8_999_100_000_008],
    [9_007_199_254_740_991, 0, 9_999, 9_006_298_534_815_517],
  ])(
    'rounds as the provider does: %i with %i fixed and %i basis points costs %i',
    (amount, feeFixed, feeBasisPoints, fee) => {
      expect(feeOf({ feeFixed, feeBasisPoints }, amount)).toBe(fee);
    },
  );
});

const method = (id: string): ProviderMethod => ({
  id,
  kind: 'CARD',
  name: id,
  directions: ['deposit'],
  minimum: 1_000,
  maximum: 5_000,
  feeFixed: 0,
  feeBasisPoints: 0,
  estimatedSeconds: { deposit: 1, payout: 1 },
  isAvailable: true,
});
const away: ProviderResult<never> = { kind: 'unknown' };

/** A provider with adjustable responses that records calls. */
function scene() {
  const now = { milliseconds: 1_000_000 };
  const requests: string[] = [];
  const answers = {
    methods: { kind: 'answered', value: [method('card')] } as ProviderResult<readonly ProviderMethod[]>,
    accounts: away as ProviderResult<readonly ProviderAccount[]>,
  };
  const provider = {
    methods: async (...where: readonly string[]) => {
      requests.push(where.join(' '));
      await Promise.resolve();
      return answers.methods;
    },
    accounts: (...player: readonly string[]) => {
      requests.push(player.join(' '));
      return Promise.resolve(answers.accounts);
    },
  } as Partial<PaymentProvider> as PaymentProvider;
  return { now, requests, answers, offers: createOffers(provider, () => now.milliseconds) };
}
const FRESH_MS = 15_000;

describe('createOffers', () => {
  it('requests methods once per freshness period for each brand, country and currency', async () => {
    const { now, requests, offers, answers } = scene();
    expect(await offers.methods('aurora', 'MT', 'EUR')).toEqual({
      methods: [method('card')],
      isCurrent: true,
    });
    answers.methods = { kind: 'answered', value: [method('bank')] };
    now.milliseconds += FRESH_MS - 1;
    expect(await offers.methods('aurora', 'MT', 'EUR')).toEqual({
      methods: [method('card')],
      isCurrent: true,
    });
    expect(requests).toEqual(['aurora MT EUR']);
    for (const [brand, country, currency] of [
      ['tuli', 'MT', 'EUR'],
      ['aurora', 'FI', 'EUR'],
      ['aurora', 'MT', 'CAD'],
    ] as const)
      await offers.methods(brand, country, currency);
    expect(requests).toEqual(['aurora MT EUR', 'tuli MT EUR', 'aurora FI EUR', 'aurora MT CAD']);
    now.milliseconds += 1;
    expect(await offers.methods('aurora', 'MT', 'EUR')).toEqual({
      methods: [method('bank')],
      isCurrent: true,
    });
  });

  it('shares one request between concurrent callers', async () => {
    const { requests, offers, now } = scene();
    const answers = await Promise.all([
      offers.methods('aurora', 'MT', 'EUR'),
      offers.methods('aurora', 'MT', 'EUR'),
    ]);
    expect([requests, answers.map(({ isCurrent }) => isCurrent)]).toEqual([['aurora MT EUR'], [true, true]]);
    now.milliseconds += FRESH_MS;
    await offers.methods('aurora', 'MT', 'EUR');
    expect(requests).toHaveLength(2);
  });

  it('returns the last known methods and marks them as not current when the provider does not answer', async () => {
    const { now, offers, answers } = scene();
    answers.methods = away;
    expect(await offers.methods('aurora', 'MT', 'EUR')).toEqual({ methods: [], isCurrent: false });
    answers.methods = { kind: 'answered', value: [method('card')] };
    await offers.methods('aurora', 'MT', 'EUR');
    answers.methods = { kind: 'refused', code: 'NO', status: 400 };
    now.milliseconds += FRESH_MS;
    expect(await offers.methods('aurora', 'MT', 'EUR')).toEqual({
      methods: [method('card')],
      isCurrent: false,
    });
  });

  it('caches two hundred combinations, then starts with an empty cache', async () => {
    const { requests, offers } = scene();
    for (let place = 0; place < 200; place += 1) await offers.methods('aurora', `C${place}`, 'EUR');
    await offers.methods('aurora', 'C0', 'EUR');
    expect(requests).toHaveLength(200);
    await offers.methods('aurora', 'C200', 'EUR');
    await offers.methods('aurora', 'C0', 'EUR');
    expect(requests.slice(200)).toEqual(['aurora C200 EUR', 'aurora C0 EUR']);
  });

  it("returns a player's accounts, or undefined without an answer", async () => {
    const { requests, offers, answers } = scene();
    expect(await offers.accounts('aurora', 'p-1')).toBeUndefined();
    answers.accounts = { kind: 'answered', value: [] };
    expect([await offers.accounts('aurora', 'p-1'), requests]).toEqual([[], ['aurora p-1', 'aurora p-1']]);
  });
});

import { expect, it } from '@jest/globals';
import { JACKPOT_INSTANCE, type BrandId } from '@foyer/market';
import type { MustHitBy } from '@foyer/market/jackpot-rules';
import type { Content } from '../content/contentReader.ts';
import { mustHitRules } from './mustHitRules.ts';

const NONE: MustHitBy = { amountCents: null, hours: null };
const published: Partial<Record<BrandId, MustHitBy>> = {
  aurora: { amountCents: 60_000, hours: null },
  zephyra: { amountCents: 50_000, hours: 48 },
  // without the jackpot
  caravel: { amountCents: 1, hours: 1 },
};
const content = {
  of: (brand: BrandId) => ({
    sections: {
      site: {
        jackpotSettings: {
          mustHitBy: { mega: NONE, major: NONE, minor: published[brand] ?? NONE, shared: NONE },
        },
      },
    },
  }),
} as unknown as Content;

it('applies the lowest amount and the shortest time of the brands that share the pots', () => {
  expect(mustHitRules(JACKPOT_INSTANCE, content)).toEqual({
    mega: NONE,
    major: NONE,
    minor: { amountCents: 50_000, hours: 48 },
    shared: NONE,
  });
});

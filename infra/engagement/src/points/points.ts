import { earningAt } from '@foyer/market/engagement-rules';
import { convertMinor } from '@foyer/money';
import type { FoldingSubject } from '../facts/folding.ts';

/** Points for real-money stakes. The remainder below a whole point is kept for the next stake. */
export const points: FoldingSubject = {
  name: 'points',
  fold(fact, folding) {
    if (fact.kind !== 'bet') return;
    const { product, realStakeMinor, currency, gameSlug } = fact.payload;
    const rule = earningAt(folding.rules.earning, product, fact.at);
    if (!rule || realStakeMinor === 0) return;
    const { points: before } = folding.state;
    const cents = (before.remainders[product] ?? 0) + convertMinor(realStakeMinor, currency, 'EUR');
    const units = Math.floor(cents / rule.perCents);
    const remainders = { ...before.remainders, [product]: cents - units * rule.perCents };
    folding.state = { ...folding.state, points: { ...before, remainders } };
    if (units > 0)
      folding.addPoints({
        cause: `play:${fact.id}`,
        amount: units * rule.points,
        reason: 'play',
        subject: gameSlug ?? null,
      });
  },
};

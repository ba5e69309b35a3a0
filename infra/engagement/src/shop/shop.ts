import type { FoldingSubject } from '../facts/folding.ts';

/** Cause of a purchase's reward; its key in `reward_grant` is derived from it. */
export function purchaseCause(purchaseId: string): string {
  return `purchase:${purchaseId}`;
}

/** Purchases take points and give a reward; a refund returns the points once. */
export const shop: FoldingSubject = {
  name: 'shop',
  fold(fact, folding) {
    if (fact.kind === 'shop-purchase') {
      const { purchaseId, name, points, offer } = fact.payload;
      const cause = purchaseCause(purchaseId);
      folding.addPoints({ cause: `${cause}:price`, amount: -points, reason: 'purchase', subject: name });
      folding.give({ kind: 'offer', offer }, { cause, reason: 'purchase', subject: name });
    } else if (fact.kind === 'shop-refund') {
      const { purchaseId, name, points } = fact.payload;
      folding.addPoints({
        cause: `${purchaseCause(purchaseId)}:refund`,
        amount: points,
        reason: 'refund',
        subject: name,
      });
    }
  },
};

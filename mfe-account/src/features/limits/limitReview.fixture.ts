import type { LimitReviewFieldsFragment } from './PlayerLimits.generated.ts';

/** A review that no rule requires. */
export const NO_REVIEW: LimitReviewFieldsFragment & { readonly __typename: 'LimitReview' } = {
  __typename: 'LimitReview',
  id: 'p:limit-review',
  months: null,
  lastAt: '2026-01-01T00:00:00.000Z',
  dueAt: null,
  isDue: false,
};

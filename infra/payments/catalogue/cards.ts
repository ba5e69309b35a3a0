/** A test card. Its number is in this file and in the README, never in a table. */
export interface TestCard {
  readonly number: string;
  readonly behaviour: string;
}

/** One-time code of every test card. */
export const ONE_TIME_CODE = '314159';

/** Any other valid card number is declined. */
export const CARDS: readonly TestCard[] = [
  { number: '4111111111111111', behaviour: 'success' },
  { number: '5555555555554444', behaviour: 'success' },
  { number: '4000000000000119', behaviour: 'not-enrolled' },
  { number: '4000000000003220', behaviour: 'challenge' },
  { number: '5200000000001096', behaviour: 'challenge' },
  { number: '4000000000003253', behaviour: 'short-challenge' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000009995', behaviour: 'insufficient-funds' },
  { number: '4000000000000069', behaviour: 'expired' },
  { number: '4000000000000051', behaviour: 'limit' },
  { number: '4000000000000077', behaviour: 'late-success' },
  { number: '4000000000000093', behaviour: 'soon-success' },
  { number: '4000000000000085', behaviour: 'late-refusal' },
  { number: '4000000000000028', behaviour: 'no-answer' },
  { number: '4000000000000036', behaviour: 'deaf-to-cancel' },
  { number: '4000000000000259', behaviour: 'charged-back' },
  { number: '4000000000000010', behaviour: 'cannot-receive' },
  { number: '4000000000000101', behaviour: 'slow-payout' },
  { number: '4000000000000143', behaviour: 'failed-payout' },
  { number: '4000000000000150', behaviour: 'returned-payout' },
];

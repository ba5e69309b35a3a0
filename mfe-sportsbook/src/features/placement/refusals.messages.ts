import { defineMessages } from '@foyer/i18n';
import type { SportsBetRefusal } from '@foyer/graphql/main';

/** Reasons why a bet was not accepted, with what the player can do next. */
export const refusals = defineMessages<SportsBetRefusal>({
  ACCOUNT_CLOSED: {
    id: 'sportsbook.refusal.closed',
    defaultMessage: 'Your account is closed, so you can’t bet.',
  },
  SELF_EXCLUDED: {
    id: 'sportsbook.refusal.excluded',
    defaultMessage: 'You can’t bet during your self-exclusion.',
  },
  TIMED_OUT: { id: 'sportsbook.refusal.time-out', defaultMessage: 'You can’t bet during your time-out.' },
  KYC_REQUIRED: {
    id: 'sportsbook.refusal.identity',
    defaultMessage: 'Verify your identity before you bet.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'sportsbook.refusal.wealth',
    defaultMessage:
      'The deadline for your source of wealth declaration has passed. Submit it before you bet.',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'sportsbook.refusal.terms',
    defaultMessage: 'Our terms have changed. Accept them before you bet.',
  },
  PRODUCT_EXCLUDED: {
    id: 'sportsbook.refusal.product',
    defaultMessage: 'You’ve excluded yourself from sports betting.',
  },
  UNDER_AGE: {
    id: 'sportsbook.refusal.age',
    defaultMessage: 'You’re not old enough to bet on sports here.',
  },
  ON_BREAK: {
    id: 'sportsbook.refusal.break',
    defaultMessage: 'You’re on a break. You can bet again when it ends.',
  },
  REGISTER_UNAVAILABLE: {
    id: 'sportsbook.refusal.register',
    defaultMessage:
      'The exclusion register isn’t responding. By law, we check it before every bet. Try again in a moment.',
  },
  REALITY_CHECK_DUE: {
    id: 'sportsbook.refusal.reality-check',
    defaultMessage: 'Answer the reality check, then place the bet again.',
  },
  PLAYER_BLOCKED: {
    id: 'sportsbook.refusal.blocked',
    defaultMessage: 'Betting is turned off for your account. Contact support to find out why.',
  },
  LIMIT_REQUIRED: { id: 'sportsbook.refusal.limit-required', defaultMessage: 'Set a limit before you bet.' },
  LIMIT_REACHED: {
    id: 'sportsbook.refusal.limit-reached',
    defaultMessage: 'This stake would exceed one of your limits.',
  },
  INSUFFICIENT_FUNDS: {
    id: 'sportsbook.refusal.funds',
    defaultMessage: 'Your balance is too low for this stake.',
  },
  NOT_OFFERED: {
    id: 'sportsbook.refusal.not-offered',
    defaultMessage: 'Sports betting isn’t available here.',
  },
  SELECTIONS_INVALID: {
    id: 'sportsbook.refusal.selections',
    defaultMessage: 'This bet isn’t possible with these selections. Choose another type of bet.',
  },
  RELATED_SELECTIONS: {
    id: 'sportsbook.refusal.related',
    defaultMessage:
      'Selections of the same match can’t be combined here. Place them as singles, or use the bet builder on the page of the match.',
  },
  TOO_MANY_LINES: {
    id: 'sportsbook.refusal.lines',
    defaultMessage: 'This bet has too many lines. Choose another type of bet.',
  },
  STAKE_TOO_LOW: {
    id: 'sportsbook.refusal.low',
    defaultMessage: 'The stake per line is below the minimum.',
  },
  STAKE_TOO_HIGH: {
    id: 'sportsbook.refusal.high',
    defaultMessage: 'The stake or the possible payout is above the maximum.',
  },
  BOOSTED_ODDS_UNAVAILABLE: {
    id: 'sportsbook.refusal.boosted',
    defaultMessage: 'The boosted price has ended or doesn’t apply to this bet.',
  },
  BOOSTED_STAKE_TOO_HIGH: {
    id: 'sportsbook.refusal.boosted-stake',
    defaultMessage: 'Your bets at this boosted price would exceed its maximum stake.',
  },
  OPEN_BETS_TOO_HIGH: {
    id: 'sportsbook.refusal.open-bets',
    defaultMessage:
      'Together with your open bets on the same selection or match, this bet is above the maximum.',
  },
  BONUS_UNAVAILABLE: {
    id: 'sportsbook.refusal.bonus',
    defaultMessage: 'You have no bonus for sports bets any more. Choose real money.',
  },
  BONUS_MAX_STAKE: {
    id: 'sportsbook.refusal.bonus-stake',
    defaultMessage: 'The stake is above the maximum for bets with your bonus.',
  },
  BONUS_BET_EXCLUDED: {
    id: 'sportsbook.refusal.bonus-bet',
    defaultMessage: 'Your bonus can’t be used for this type of bet or together with a boost.',
  },
  BONUS_MARKET_EXCLUDED: {
    id: 'sportsbook.refusal.bonus-market',
    defaultMessage: 'Your bonus can’t be used for one of these markets.',
  },
  BONUS_PRICE_TOO_LOW: {
    id: 'sportsbook.refusal.bonus-price',
    defaultMessage: 'A price is below the minimum for bets with your bonus.',
  },
  SELECTION_UNAVAILABLE: {
    id: 'sportsbook.refusal.unavailable',
    defaultMessage: 'A selection is no longer available. Remove it, then place the bet again.',
  },
  SELECTION_SUSPENDED: {
    id: 'sportsbook.refusal.suspended',
    defaultMessage: 'A selection is suspended right now. Try again in a moment.',
  },
  PRICE_CHANGED: {
    id: 'sportsbook.refusal.price',
    defaultMessage: 'A price has changed. Accept it, then place the bet again.',
  },
  FEED_UNAVAILABLE: {
    id: 'sportsbook.refusal.feed',
    defaultMessage: 'We can’t check the prices right now. No money was taken. Try again in a moment.',
  },
  EACH_WAY_CHANGED: {
    id: 'sportsbook.refusal.each-way',
    defaultMessage: 'The each-way terms have changed. Check them on your bet slip, then place the bet again.',
  },
  BOOST_UNAVAILABLE: {
    id: 'sportsbook.refusal.boost',
    defaultMessage: 'The profit boost doesn’t apply to this bet any more. Turn it off or check its terms.',
  },
  BUILDER_REFUSED: {
    id: 'sportsbook.refusal.builder',
    defaultMessage:
      'The selections of your bet builder can’t be combined any more. Open the match to change them.',
  },
  KEY_REUSED: {
    id: 'sportsbook.refusal.key',
    defaultMessage: 'This bet was changed while it was being sent. Place it again.',
  },
});

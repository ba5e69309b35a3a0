import { defineMessages } from '@foyer/i18n';

/** Reasons of refused bets by the codes of the api. */
export const messages = defineMessages({
  PRICE_CHANGED: { id: 'console.sportsbook.refusal.priceChanged', defaultMessage: 'Price changed' },
  SELECTION_SUSPENDED: {
    id: 'console.sportsbook.refusal.selectionSuspended',
    defaultMessage: 'Selection suspended',
  },
  SELECTION_UNAVAILABLE: {
    id: 'console.sportsbook.refusal.selectionUnavailable',
    defaultMessage: 'Selection no longer offered',
  },
  FEED_UNAVAILABLE: {
    id: 'console.sportsbook.refusal.feedUnavailable',
    defaultMessage: 'Prices unavailable',
  },
  REGISTER_UNAVAILABLE: {
    id: 'console.sportsbook.refusal.registerUnavailable',
    defaultMessage: 'Exclusion register unavailable',
  },
  RELATED_SELECTIONS: {
    id: 'console.sportsbook.refusal.relatedSelections',
    defaultMessage: 'Related selections',
  },
  STAKE_TOO_LOW: {
    id: 'console.sportsbook.refusal.stakeTooLow',
    defaultMessage: 'Stake below the minimum',
  },
  STAKE_TOO_HIGH: {
    id: 'console.sportsbook.refusal.stakeTooHigh',
    defaultMessage: 'Stake above the maximum',
  },
  OPEN_BETS_TOO_HIGH: {
    id: 'console.sportsbook.refusal.openBetsTooHigh',
    defaultMessage: 'Maximum of open bets reached',
  },
  BOOST_UNAVAILABLE: {
    id: 'console.sportsbook.refusal.boostUnavailable',
    defaultMessage: 'Profit boost not available',
  },
  BOOSTED_ODDS_UNAVAILABLE: {
    id: 'console.sportsbook.refusal.boostedOddsUnavailable',
    defaultMessage: 'Boosted odds not available',
  },
  BOOSTED_STAKE_TOO_HIGH: {
    id: 'console.sportsbook.refusal.boostedStakeTooHigh',
    defaultMessage: 'Maximum stake of boosted odds reached',
  },
  BONUS_UNAVAILABLE: {
    id: 'console.sportsbook.refusal.bonusUnavailable',
    defaultMessage: 'Bonus not available',
  },
  BONUS_MAX_STAKE: {
    id: 'console.sportsbook.refusal.bonusMaxStake',
    defaultMessage: 'Stake above the maximum of the bonus',
  },
  BONUS_BET_EXCLUDED: {
    id: 'console.sportsbook.refusal.bonusBetExcluded',
    defaultMessage: 'Bet type excluded by the bonus',
  },
  BONUS_MARKET_EXCLUDED: {
    id: 'console.sportsbook.refusal.bonusMarketExcluded',
    defaultMessage: 'Market excluded by the bonus',
  },
  BONUS_PRICE_TOO_LOW: {
    id: 'console.sportsbook.refusal.bonusPriceTooLow',
    defaultMessage: 'Odds below the minimum of the bonus',
  },
  NOT_OFFERED: { id: 'console.sportsbook.refusal.notOffered', defaultMessage: 'Sportsbook switched off' },
  INSUFFICIENT_FUNDS: {
    id: 'console.sportsbook.refusal.insufficientFunds',
    defaultMessage: 'Insufficient funds',
  },
  LIMIT_REACHED: {
    id: 'console.sportsbook.refusal.limitReached',
    defaultMessage: 'Limit of the player reached',
  },
  LIMIT_REQUIRED: {
    id: 'console.sportsbook.refusal.limitRequired',
    defaultMessage: 'Player has not set a required limit',
  },
  REALITY_CHECK_DUE: {
    id: 'console.sportsbook.refusal.realityCheckDue',
    defaultMessage: 'Reality check due',
  },
  PLAYER_BLOCKED: { id: 'console.sportsbook.refusal.playerBlocked', defaultMessage: 'Player blocked' },
  ACCOUNT_CLOSED: { id: 'console.sportsbook.refusal.accountClosed', defaultMessage: 'Account closed' },
  SELF_EXCLUDED: { id: 'console.sportsbook.refusal.selfExcluded', defaultMessage: 'Self-excluded' },
  TIMED_OUT: { id: 'console.sportsbook.refusal.timedOut', defaultMessage: 'On a time-out' },
  KYC_REQUIRED: { id: 'console.sportsbook.refusal.kycRequired', defaultMessage: 'Identity check required' },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'console.sportsbook.refusal.sourceOfWealthExpired',
    defaultMessage: 'Source of wealth expired',
  },
  TERMS_NOT_ACCEPTED: {
    id: 'console.sportsbook.refusal.termsNotAccepted',
    defaultMessage: 'Terms not accepted',
  },
  PRODUCT_EXCLUDED: {
    id: 'console.sportsbook.refusal.productExcluded',
    defaultMessage: 'Excluded from the sportsbook',
  },
  UNDER_AGE: { id: 'console.sportsbook.refusal.underAge', defaultMessage: 'Below the minimum age' },
  ON_BREAK: { id: 'console.sportsbook.refusal.onBreak', defaultMessage: 'On a mandatory break' },
  SELECTIONS_INVALID: {
    id: 'console.sportsbook.refusal.selectionsInvalid',
    defaultMessage: 'Invalid selections',
  },
  TOO_MANY_LINES: { id: 'console.sportsbook.refusal.tooManyLines', defaultMessage: 'Too many lines' },
  KEY_REUSED: {
    id: 'console.sportsbook.refusal.keyReused',
    defaultMessage: 'Request key used for another bet',
  },
  BUILDER_REFUSED: {
    id: 'console.sportsbook.refusal.builderRefused',
    defaultMessage: 'Bet builder combination refused',
  },
  EACH_WAY_CHANGED: {
    id: 'console.sportsbook.refusal.eachWayChanged',
    defaultMessage: 'Each-way terms changed',
  },
  other: { id: 'console.sportsbook.refusal.other', defaultMessage: 'Other reasons' },
});

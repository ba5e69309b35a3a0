import { defineMessages } from '@foyer/i18n';
import type { EngagementRefusal } from '@foyer/kernel/engagement';

/** Texts of the reasons for which the engagement service refuses an action. */
export const refusals = defineMessages<EngagementRefusal>({
  ACCOUNT_CLOSED: {
    id: 'gamification.engagement.refusal.closed',
    defaultMessage: 'This isn’t available on a closed account.',
  },
  SELF_EXCLUDED: {
    id: 'gamification.engagement.refusal.excluded',
    defaultMessage: 'This isn’t available during self-exclusion.',
  },
  TIMED_OUT: {
    id: 'gamification.engagement.refusal.timeOut',
    defaultMessage: 'This isn’t available during your time-out.',
  },
  PRODUCT_BLOCKED: {
    id: 'gamification.engagement.refusal.product',
    defaultMessage: 'This isn’t available while you’re excluded from these games.',
  },
  SOURCE_OF_WEALTH_EXPIRED: {
    id: 'gamification.engagement.refusal.wealth',
    defaultMessage: 'Submit your source of wealth declaration to take part again.',
  },
  KYC_REQUIRED: {
    id: 'gamification.engagement.refusal.kyc',
    defaultMessage: 'Verify your identity to take part.',
  },
  BLOCKED_AT_PROVIDER: {
    id: 'gamification.engagement.refusal.blocked',
    defaultMessage: 'Missions and points are turned off for your account. Contact support to find out why.',
  },
  CLIENT_ID_MISSING: {
    id: 'gamification.engagement.refusal.unavailable',
    defaultMessage: 'This isn’t available on this site at the moment.',
  },
  FEATURE_OFF: {
    id: 'gamification.engagement.refusal.off',
    defaultMessage: 'This is switched off at the moment.',
  },
  NOT_OPTED_IN: {
    id: 'gamification.engagement.refusal.notOptedIn',
    defaultMessage: 'Opt in to missions and points first.',
  },
  UNKNOWN_MISSION: {
    id: 'gamification.engagement.refusal.unknownMission',
    defaultMessage: 'This mission is no longer available.',
  },
  NOT_OPEN: {
    id: 'gamification.engagement.refusal.notOpen',
    defaultMessage: 'You can’t start this mission now.',
  },
  ALREADY_OPTED_IN: {
    id: 'gamification.engagement.refusal.alreadyOptedIn',
    defaultMessage: 'You’ve already started this mission.',
  },
  NOTHING_TO_CLAIM: {
    id: 'gamification.engagement.refusal.nothingToClaim',
    defaultMessage: 'There’s no reward to claim for this mission.',
  },
  CLAIM_EXPIRED: {
    id: 'gamification.engagement.refusal.claimExpired',
    defaultMessage: 'The time to claim this reward has run out.',
  },
  UNKNOWN_TOURNAMENT: {
    id: 'gamification.engagement.refusal.unknownTournament',
    defaultMessage: 'This tournament is no longer available.',
  },
  REGISTRATION_CLOSED: {
    id: 'gamification.engagement.refusal.registrationClosed',
    defaultMessage: 'Registration for this tournament is closed.',
  },
  FULL: { id: 'gamification.engagement.refusal.full', defaultMessage: 'This tournament is full.' },
  NOT_ENOUGH_POINTS: {
    id: 'gamification.engagement.refusal.notEnoughPoints',
    defaultMessage: 'You don’t have enough points to register.',
  },
  NOT_ELIGIBLE: {
    id: 'gamification.engagement.refusal.notEligible',
    defaultMessage: 'You can’t buy this item now.',
  },
  ENDED: { id: 'gamification.engagement.refusal.ended', defaultMessage: 'This item is no longer on offer.' },
  CONDITION: {
    id: 'gamification.engagement.refusal.level',
    defaultMessage: 'Your level is too low for this item.',
  },
  POOL_EMPTY: { id: 'gamification.engagement.refusal.soldOut', defaultMessage: 'Sold out.' },
  MAX_BOUGHT: {
    id: 'gamification.engagement.refusal.maxBought',
    defaultMessage: 'You’ve reached the purchase limit for this item.',
  },
  PURCHASE_LIMITATION: {
    id: 'gamification.engagement.refusal.periodLimit',
    defaultMessage: 'You’ve reached this item’s purchase limit for the period.',
  },
  NO_BALANCE: {
    id: 'gamification.engagement.refusal.noPoints',
    defaultMessage: 'You don’t have enough points for this item.',
  },
  UNKNOWN_ITEM: {
    id: 'gamification.engagement.refusal.unknownItem',
    defaultMessage: 'This item is no longer available.',
  },
  PRICE_CHANGED: {
    id: 'gamification.engagement.refusal.priceChanged',
    defaultMessage: 'The price has changed. Check the new price and try again.',
  },
  KEY_REUSED: {
    id: 'gamification.engagement.refusal.keyReused',
    defaultMessage: 'We couldn’t confirm this purchase. Reload the page and try again.',
  },
  DOOR_ALREADY_OPENED: {
    id: 'gamification.engagement.refusal.doorOpened',
    defaultMessage: 'You’ve already opened this door.',
  },
  DOOR_NOT_YET: {
    id: 'gamification.engagement.refusal.doorNotYet',
    defaultMessage: 'It’s too early to open this door. Come back on its date.',
  },
  DOOR_MISSED: {
    id: 'gamification.engagement.refusal.doorMissed',
    defaultMessage: 'The time to open this door has run out.',
  },
  DOOR_LEVEL: {
    id: 'gamification.engagement.refusal.doorLevel',
    defaultMessage: 'Your level is too low for this door.',
  },
  DOOR_WAGER: {
    id: 'gamification.engagement.refusal.doorWager',
    defaultMessage: 'This door’s wagering requirement isn’t met yet.',
  },
  UNKNOWN_DOOR: {
    id: 'gamification.engagement.refusal.unknownDoor',
    defaultMessage: 'This door is no longer in the calendar.',
  },
  DAILY_LIMIT: {
    id: 'gamification.engagement.refusal.dailyLimit',
    defaultMessage: 'You’ve used today’s plays.',
  },
  NO_PLAYS: {
    id: 'gamification.engagement.refusal.noPlays',
    defaultMessage: 'You have no plays left.',
  },
  UNKNOWN_GAME: {
    id: 'gamification.engagement.refusal.unknownGame',
    defaultMessage: 'This mini-game is no longer available.',
  },
  GAME_CHANGED: {
    id: 'gamification.engagement.refusal.gameChanged',
    defaultMessage: 'Prizes or odds have changed. Check them and play again.',
  },
  NO_CALENDAR: {
    id: 'gamification.engagement.refusal.noCalendar',
    defaultMessage: 'No calendar is running at the moment.',
  },
});

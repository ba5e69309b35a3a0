/**
 * Reasons for which the engagement service refuses an action. Apart from the schemas, so that a page does not download
 * those of the other pages.
 */

/** Reasons against opening a door, in the order in which they are checked. */
export const DOOR_REFUSALS = [
  /** The door was opened with another key. */
  'DOOR_ALREADY_OPENED',
  /** The day of the door has not started in the time zone of the brand. */
  'DOOR_NOT_YET',
  'DOOR_MISSED',
  /** The level is too low. */
  'DOOR_LEVEL',
  /** Less than required was wagered since the day of the door started. */
  'DOOR_WAGER',
] as const;
export type DoorRefusal = (typeof DOOR_REFUSALS)[number];

/** Refusals of an opening that is sent: those of the door, and of the request. */
export const DOOR_ACTION_REFUSALS = [
  ...DOOR_REFUSALS,
  'UNKNOWN_DOOR',
  /** The brand has no calendar now. */
  'NO_CALENDAR',
] as const;

/** Reasons against a purchase, in the order in which they are checked. */
export const PURCHASE_REFUSALS = [
  /** The service is closed to the player; the blocks say why. */
  'NOT_ELIGIBLE',
  /** The player is excluded from the product that the reward is played in. */
  'PRODUCT_BLOCKED',
  'ENDED',
  /** The level is too low. */
  'CONDITION',
  /** Sold out. */
  'POOL_EMPTY',
  /** The player's limit for the item is reached. */
  'MAX_BOUGHT',
  /** The player's limit for the item is reached in this period. */
  'PURCHASE_LIMITATION',
  /** Not enough points. */
  'NO_BALANCE',
] as const;
export type PurchaseRefusal = (typeof PURCHASE_REFUSALS)[number];

/** Refusals of a purchase request: those of the item, and of the request itself. */
export const PURCHASE_ACTION_REFUSALS = [
  ...PURCHASE_REFUSALS,
  'UNKNOWN_ITEM',
  /** The price is not the one that the player confirmed. */
  'PRICE_CHANGED',
  /** The key belongs to a purchase of another item. */
  'KEY_REUSED',
] as const;

/** Reasons against playing a mini-game, in the order in which they are checked. */
export const MINI_GAME_REFUSALS = [
  /** The service is closed to the player; the blocks say why. */
  'NOT_ELIGIBLE',
  /** The player is excluded from games of chance. */
  'PRODUCT_BLOCKED',
  'ENDED',
  /** The level is too low. */
  'CONDITION',
  /** All plays or a limited prize are given: with the published odds the game cannot go on. */
  'POOL_EMPTY',
  /** The plays of the day are used. */
  'DAILY_LIMIT',
  /** No free or granted play is left, and plays are not sold. */
  'NO_PLAYS',
  /** No free or granted play is left, and the points do not suffice for one. */
  'NO_BALANCE',
] as const;
export type MiniGameRefusal = (typeof MINI_GAME_REFUSALS)[number];

/** Refusals of a play that is sent: those of the game, and of the request. */
export const PLAY_ACTION_REFUSALS = [
  ...MINI_GAME_REFUSALS,
  'UNKNOWN_GAME',
  /** Prizes, odds or the committed seed are not those that the player saw. */
  'GAME_CHANGED',
  'PRICE_CHANGED',
  /** The key belongs to a play of another game. */
  'KEY_REUSED',
] as const;

/** Refusals of a registration, besides the blocks of the service. */
export const REGISTRATION_REFUSALS = [
  'UNKNOWN_TOURNAMENT',
  'REGISTRATION_CLOSED',
  'FULL',
  'NOT_ENOUGH_POINTS',
] as const;
export type RegistrationRefusal = (typeof REGISTRATION_REFUSALS)[number];

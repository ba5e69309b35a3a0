/** Recently played games that are kept and shown (requirements/constants#recently-played). */
export const MAX_RECENTLY_PLAYED = 5;

/** Entries of a jackpot leaderboard that are fetched (requirements/constants#leaderboard). */
export const LEADERBOARD_SIZE = 100;

/** Raffles whose winners are listed (requirements/constants#raffle). */
export const RAFFLE_WINNERS = 15;

/** Rewards that are fetched at most (requirements/constants#rewards). */
export const MAX_REWARDS = 500;

/** Games of one slice of a list (requirements/constants#game-lists). */
export const GAME_SLICE_SIZE = 10;

/** Games of a studio on its first page (requirements/constants#game-lists). */
export const STUDIO_FIRST_PAGE = 20;

/** Games of a studio that are loaded on request (requirements/constants#game-lists). */
export const STUDIO_NEXT_PAGE = 30;

/** Time before its end at which an access token is renewed, in ms (requirements/constants#session). */
export const TOKEN_RENEWAL_BEFORE_EXPIRY_MS = 30_000;

/** Time after which a started sign-in is abandoned, in seconds (requirements/constants#session). */
export const STALE_SIGN_IN_SECONDS = 900;

/**
 * Tolerated difference between the clocks of issuer and verifier, in seconds (requirements/constants#session).
 * The client's OIDC library does not compare the times of a token with the device's clock, so it has no setting.
 */
export const CLOCK_SKEW_SECONDS = 300;

/** Distance to the end of a list at which more games are loaded, in px (requirements/constants#game-lists). */
export const LOAD_THRESHOLD_PX = 200;

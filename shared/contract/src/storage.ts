/** Values that are stored on the player's device until they are overwritten. */
export type StoredValue =
  | 'depositDialog'
  | 'openPayment'
  /** A play of a mini-game without an answer: its player and the request; of this tab. */
  | 'openPlay'
  /** A purchase in the rewards shop without an answer: player, item, key and price; of this tab. */
  | 'openPurchase'
  /** Uploads that have not ended: fingerprints of files with the ids that the server gave them; of this tab. */
  | 'openUploads'
  | 'realityCheck'
  /** The code that was sent last: its attempt, times and masked recipient; of this tab. */
  | 'signInCode'
  | 'skipOptionalPhoneNumberVerification'
  | 'sportsCoupon'
  | 'welcomeShownAt';

/**
 * Client storage (requirements/entities#client-storage). The shell's adapter defines the names and the
 * consent rules; without access to storage, values are held in memory.
 */
export interface DeviceStorage {
  /** Up to 5 ids, stored only with preferences consent (requirements/screens#games). */
  recentlyPlayedGames(): readonly string[];
  rememberPlayedGame(gameId: string, isLive: boolean): void;
  /**
   * Counts a change of the balance. The count survives page loads of the same tab
   * (requirements/constants#recently-played).
   */
  countBalanceChange(): number;
  /** Slugs of the game lists that were opened on this page, latest first; only with preferences consent. */
  openedGameLists(): readonly string[];
  rememberGameList(slug: string): void;
  /** Odds format that the player prefers; stored only with preferences consent. */
  oddsFormat(): string | undefined;
  rememberOddsFormat(format: string): void;
  /**
   * Keys of the matches and competitions that a visitor follows; stored only with preferences consent. Both are
   * undefined in a shell of an earlier release.
   */
  sportsFavourites?(): readonly string[];
  rememberSportsFavourites?(keys: readonly string[]): void;
  read(name: StoredValue): string | undefined;
  /** Limited to 256 characters. */
  write(name: StoredValue, value: string): void;
}

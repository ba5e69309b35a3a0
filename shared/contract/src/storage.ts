/** Values that a player's device keeps until they are overwritten. */
export type KeptValue = 'depositDialog' | 'openPayment' | 'realityCheck' | 'sportsCoupon' | 'welcomeShownAt';

/** requirements/entities#client-storage Client-stored values; names and consent rules live in the shell's adapter, and a blocked storage falls back to memory. */
export interface DeviceStorage {
  /** Up to 5 ids, kept only with preferences consent (requirements/screens#games). */
  recentlyPlayedGames(): readonly string[];
  rememberPlayedGame(gameId: string, isLive: boolean): void;
  /** Odds format that the player prefers; stored only with preferences consent. */
  oddsFormat(): string | undefined;
  rememberOddsFormat(format: string): void;
  read(name: KeptValue): string | undefined;
  /** At most 256 characters are kept. */
  write(name: KeptValue, value: string): void;
}

/** spec §3 Client-stored values; names and consent rules live in the shell's adapter, and a blocked storage falls back to memory. */
export interface DeviceStorage {
  /** Up to 5 ids, kept only with preferences consent (spec §2.9). */
  recentlyPlayedGames(): readonly string[];
  rememberPlayedGame(gameId: string, isLive: boolean): void;
  read(name: 'depositDialog' | 'realityCheck' | 'welcomeShownAt'): string | undefined;
  write(name: 'depositDialog' | 'realityCheck' | 'welcomeShownAt', value: string): void;
}

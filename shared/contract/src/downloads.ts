/**
 * Downloads of files that the server creates for the player. Only the shell has the token to request them.
 */
export interface Downloads {
  /**
   * Fetches a file of our own origin as the player and saves it under the file name that the server sends.
   * @throws when the request fails; nothing is saved then.
   */
  save(path: string): Promise<void>;
}

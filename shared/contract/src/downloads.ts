/** Files that the server makes for the player. The shell fetches them, because it alone has the token. */
export interface Downloads {
  /**
   * Fetches a file of our own origin in the player's name and hands it to the browser under the name the server gives it.
   * @throws when it did not come: nothing was handed over then.
   */
  save(path: string): Promise<void>;
}

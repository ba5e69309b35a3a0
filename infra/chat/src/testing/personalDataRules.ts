/**
 * One rule for each table of the chat: `reduced` is deleted as soon as the player requests the erasure, `none`
 * has no data of a player.
 */
export const PERSONAL_DATA_RULES: Readonly<Record<string, 'reduced' | 'none'>> = {
  conversation: 'reduced',
  message: 'reduced',
  transcript: 'reduced',
  agent: 'none',
  migration: 'none',
};

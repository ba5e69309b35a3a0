/**
 * One rule for each table of the chat: `reduced` is deleted as soon as the player requests the erasure, `nobody`
 * has no data of a player.
 */
export const PERSONAL_DATA_RULES: Readonly<Record<string, 'reduced' | 'nobody'>> = {
  conversation: 'reduced',
  message: 'reduced',
  transcript: 'reduced',
  agent: 'nobody',
  migration: 'nobody',
};

/** Minimum page width for the slip beside the matches. */
export const WITH_SLIP = '(min-width: 50rem)';

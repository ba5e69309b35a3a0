/** Minimum page width for the slip beside the matches. */
export const WIDE_WITH_SLIP = '(min-width: 50rem)';

/** So wide a page has room for the slip beside the programme. */
export const WITH_SLIP = '(min-width: 50rem)';

/** Id of the element at the top of every page, with the header; notices are added at its end. */
export const FRAME_TOP = 'frame-top';

/**
 * Container query for parts of that element. Narrower than any phone at its default text size: with text at
 * 200 %, the parts are in rows (WCAG 1.4.10, ADR 0272).
 */
export const LARGE_TEXT = '(max-width: 18rem)';

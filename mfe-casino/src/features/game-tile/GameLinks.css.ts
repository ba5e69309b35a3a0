import { style } from '@vanilla-extract/css';

/** Not a box: what is inside stands in the page's own rhythm. */
export const links = style({ display: 'contents' });

import { style } from '@vanilla-extract/css';

/** Not a box: its children follow the page's own spacing. */
export const links = style({ display: 'contents' });

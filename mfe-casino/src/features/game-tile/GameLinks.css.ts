import { style } from '@vanilla-extract/css';

/** No box of its own: its children follow the page's spacing. */
export const links = style({ display: 'contents' });

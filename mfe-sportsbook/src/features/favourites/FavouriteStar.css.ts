import { style } from '@vanilla-extract/css';

/** Reserves the space of the button. */
export const place = style({ flex: 'none', display: 'block', inlineSize: '2.25rem', blockSize: '2.25rem' });

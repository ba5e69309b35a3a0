import { style } from '@vanilla-extract/css';

/** Small buttons do not wrap; the name of a helpline may need two lines. */
export const content = style({ whiteSpace: 'normal' });

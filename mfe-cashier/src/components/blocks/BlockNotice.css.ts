import { style } from '@vanilla-extract/css';

/** Small buttons keep their words on a line; the name of a helpline may need two. */
export const words = style({ whiteSpace: 'normal' });

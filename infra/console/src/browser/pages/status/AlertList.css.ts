import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** When, and below it what has become of it since. */
export const state = style({ display: 'grid', justifyItems: 'end', gap: vars.space.x2 });

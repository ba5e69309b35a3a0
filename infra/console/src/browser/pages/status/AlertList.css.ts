import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** Time and, below it, the state of the alert. */
export const state = style({ display: 'grid', justifyItems: 'end', gap: vars.space.x2 });

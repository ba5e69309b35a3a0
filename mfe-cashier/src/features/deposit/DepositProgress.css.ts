import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Method and amount: what the player must be able to check before entering card numbers. */
export const title = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  textAlign: 'center',
});

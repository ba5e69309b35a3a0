import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Above the ground of every card: a quiet one is of the second surface. */
export const pending = style({
  color: 'transparent',
  backgroundColor: vars.color.surface3,
  borderRadius: vars.radius.small,
  userSelect: 'none',
});

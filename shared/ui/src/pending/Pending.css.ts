import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Lighter than the background of every card: quiet cards use the second surface. */
export const pending = style({
  color: 'transparent',
  backgroundColor: vars.color.surface3,
  borderRadius: vars.radius.small,
  userSelect: 'none',
});

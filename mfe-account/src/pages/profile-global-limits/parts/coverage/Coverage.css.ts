import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gap: vars.space.x2,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
});

import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const changes = style({
  display: 'grid',
  gap: vars.space.x2,
  margin: 0,
  paddingInlineStart: vars.space.x5,
  listStyle: 'disc',
});

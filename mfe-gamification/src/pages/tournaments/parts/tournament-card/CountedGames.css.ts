import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  listStyle: 'none',
});

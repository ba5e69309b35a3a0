import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const search = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  minInlineSize: 0,
});

export const list = style({
  display: 'grid',
  gap: vars.space.x1,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

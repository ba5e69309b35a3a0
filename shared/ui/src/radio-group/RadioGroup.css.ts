import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  columnGap: vars.space.x4,
});

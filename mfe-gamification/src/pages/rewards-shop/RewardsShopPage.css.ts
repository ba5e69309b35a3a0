import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({
  display: 'grid',
  gap: vars.space.x5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20.5rem), 1fr))',
  listStyle: 'none',
});

import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.x6, gridTemplateColumns: 'minmax(0, 1fr)' });

export const cards = style({
  display: 'grid',
  gap: vars.space.x5,
  // Keeps empty columns, so that a single mission does not fill the row.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20.5rem), 1fr))',
  alignItems: 'start',
  listStyle: 'none',
});

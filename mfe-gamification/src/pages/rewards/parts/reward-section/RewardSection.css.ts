import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
});

export const cards = style({
  display: 'grid',
  gap: vars.space.x5,
  // Keeps empty columns, so that a single reward does not fill the row.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20.5rem), 1fr))',
  listStyle: 'none',
});

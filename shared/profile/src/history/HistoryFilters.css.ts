import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  // an `auto` column would grow to the longest option and overflow a narrow screen
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
});

export const selects = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space.x3,
  maxInlineSize: '32rem',
});

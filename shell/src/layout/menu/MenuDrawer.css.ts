import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** Side by side, or stacked where a language has long labels. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  gap: vars.space.x3,
});

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x5,
  paddingBlockEnd: vars.space.x4,
});

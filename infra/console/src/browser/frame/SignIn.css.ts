import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const page = style({
  minBlockSize: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x5,
});
export const card = style({
  display: 'grid',
  gap: vars.space.x5,
  inlineSize: 'min(24rem, 100%)',
  padding: vars.space.x8,
  borderRadius: vars.radius.sheet,
  backgroundColor: vars.color.surface1,
  boxShadow: vars.elevation.lifted,
});
export const sign = style({ inlineSize: '3rem', blockSize: '3rem' });
export const intro = style({ color: vars.color.textMuted });

import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const banner = style({
  position: 'fixed',
  insetInline: vars.space.x3,
  // above the bottom bar of phones
  insetBlockEnd: `calc(${vars.space.x16} + env(safe-area-inset-bottom))`,
  zIndex: 30,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  background: vars.color.surface2,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  '@media': {
    [media.desktop]: { insetInlineStart: 'auto', insetInlineEnd: vars.space.x6, insetBlockEnd: vars.space.x6, maxInlineSize: '26rem' },
  },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: vars.space.x3,
  insetBlockEnd: `calc(${vars.size.bottomBar} + ${vars.space.x3} + env(safe-area-inset-bottom))`,
  display: 'grid',
  gap: vars.space.x2,
  pointerEvents: 'none',
  '@media': {
    [media.desktop]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.x6,
      insetBlockEnd: vars.space.x6,
      inlineSize: '26rem',
    },
  },
});
export const toast = style({
  pointerEvents: 'auto',
  boxShadow: vars.elevation.overlay,
  borderRadius: vars.radius.card,
});

import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const container = style({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.field,
  transition: `block-size ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const frame = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  colorScheme: 'normal',
});

export const cover = style({
  gridArea: '1 / 1',
  display: 'grid',
  placeItems: 'center',
  zIndex: 1,
  backgroundColor: vars.color.surface1,
});

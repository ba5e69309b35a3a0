import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const grid = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  listStyle: 'none',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', gap: vars.space.x4 },
    [media.desktop]: { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))' },
  },
});

export const door = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.tile,
  transitionProperty: 'translate',
  transitionDuration: vars.motion.fast,
  transitionTimingFunction: vars.motion.easing,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { translate: `0 calc(${vars.motion.lift} * -1)` } } },
  },
});

export const mark = style({
  position: 'absolute',
  insetInlineEnd: vars.space.x1,
  insetBlockEnd: vars.space.x1,
  display: 'inline-flex',
  padding: vars.space.x1,
  borderRadius: vars.radius.round,
  color: vars.color.text,
  backgroundColor: vars.color.surface0,
});

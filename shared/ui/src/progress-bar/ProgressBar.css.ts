import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const wrapper = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const content = style({
  display: 'flex',
  // the figures go below a long label on a narrow page with large text
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
  overflowWrap: 'anywhere',
  fontSize: vars.text.small,
});

export const figures = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export const track = style({
  blockSize: '0.5rem',
  borderRadius: vars.radius.round,
  overflow: 'clip',
  backgroundColor: vars.color.surface3,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const bar = style({
  blockSize: '100%',
  transformOrigin: 'left',
  backgroundColor: vars.color.accent,
  transition: `transform ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: { '[dir="rtl"] &': { transformOrigin: 'right' } },
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
});

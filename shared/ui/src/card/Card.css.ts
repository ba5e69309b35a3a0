import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const base = style({
  display: 'block',
  minInlineSize: 0,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const tones = styleVariants({
  plain: [base, { backgroundColor: vars.color.surface1, boxShadow: vars.elevation.raised }],
  outline: [base, { boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.line}` }],
  quiet: [base, { backgroundColor: vars.color.surface2 }],
  accent: [base, { backgroundColor: vars.color.accentSoft }],
});

export const paddings = styleVariants({
  none: { overflow: 'clip' },
  medium: { padding: vars.space.x4, '@media': { [media.tablet]: { padding: vars.space.x5 } } },
  large: { padding: vars.space.x5, '@media': { [media.tablet]: { padding: vars.space.x8 } } },
});

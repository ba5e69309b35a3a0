import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  justifyContent: 'center',
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.button,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: vars.color.surface2 } } } },
});

export const panel = style({
  position: 'fixed',
  margin: 0,
  inset: 'auto',
  minInlineSize: '14rem',
  maxInlineSize: 'calc(100vw - 2rem)',
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  padding: vars.space.x2,
  border: 0,
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  boxShadow: vars.elevation.overlay,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.small,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  outlineOffset: '-2px',
  selectors: {
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&[aria-current="page"]': { backgroundColor: vars.color.accentSoft },
  },
});

export const mark = style({ color: vars.color.textMuted, display: 'inline-flex' });

import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const skip = style({
  position: 'fixed',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 100,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.button,
  backgroundColor: vars.color.accent,
  color: vars.color.accentText,
  fontWeight: vars.font.weightStrong,
  selectors: { '&:not(:focus)': { insetBlockStart: '-10rem' } },
});

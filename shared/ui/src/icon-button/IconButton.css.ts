import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const square = style({
  inlineSize: vars.size.touch,
  paddingInline: 0,
  borderRadius: vars.radius.button,
});

export const small = style({ inlineSize: '2.25rem' });

export const on = style({ color: vars.color.accentInk });

export const count = style({
  position: 'absolute',
  insetBlockStart: '0.125rem',
  insetInlineEnd: '0.125rem',
  minInlineSize: '1.125rem',
  paddingInline: '0.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.accentText,
  fontSize: '0.6875rem',
  lineHeight: '1.125rem',
  fontVariantNumeric: 'tabular-nums',
});

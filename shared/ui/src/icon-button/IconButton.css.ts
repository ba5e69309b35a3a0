import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/**
 * `&&` outweighs the padding of the button's size in any order of the style files: the two may be in chunks
 * that load in either order, and a padded square would squeeze its icon to nothing.
 */
export const square = style({
  borderRadius: vars.radius.button,
  selectors: { '&&': { inlineSize: vars.size.touch, paddingInline: 0 } },
});

export const small = style({ selectors: { [`${square}&`]: { inlineSize: '2.25rem' } } });

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

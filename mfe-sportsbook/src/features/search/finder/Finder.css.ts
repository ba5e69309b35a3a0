import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Looks like the field that replaces it. */
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  inlineSize: '100%',
  maxInlineSize: '32rem',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  textAlign: 'start',
  cursor: 'pointer',
});

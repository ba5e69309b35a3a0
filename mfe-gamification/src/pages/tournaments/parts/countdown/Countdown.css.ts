import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const instant = style({
  display: 'block',
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightBody,
  fontVariantNumeric: 'tabular-nums',
});

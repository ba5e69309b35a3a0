import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const clock = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.3',
});

export const on = style({ color: vars.color.positive, fontWeight: vars.font.weightStrong });

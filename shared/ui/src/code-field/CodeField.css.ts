import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const code = style({
  textAlign: 'center',
  fontSize: vars.text.title2,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weightStrong,
  letterSpacing: '0.4em',
  paddingInlineStart: `calc(${vars.space.x4} + 0.4em)`,
});

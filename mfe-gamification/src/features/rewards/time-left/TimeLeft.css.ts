import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.x2,
  alignItems: 'start',
  fontSize: vars.text.small,
});

export const mark = style({
  display: 'inline-flex',
  marginBlockStart: '0.15em',
  color: vars.color.textMuted,
});

export const strong = style({
  display: 'block',
  fontWeight: vars.font.weightStrong,
  fontVariantNumeric: 'tabular-nums',
});

export const when = style({ display: 'block', color: vars.color.textMuted, fontSize: vars.text.caption });

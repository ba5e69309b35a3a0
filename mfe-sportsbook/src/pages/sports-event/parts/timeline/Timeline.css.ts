import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  fontSize: vars.text.small,
});

export const moment = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  columnGap: vars.space.x3,
  fontVariantNumeric: 'tabular-nums',
});

export const time = style({ color: vars.color.textMuted });

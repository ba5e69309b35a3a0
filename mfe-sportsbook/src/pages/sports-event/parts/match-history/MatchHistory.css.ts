import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.x4,
});

export const list = style({ display: 'grid', gap: vars.space.x2, fontSize: vars.text.small });

export const match = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  columnGap: vars.space.x3,
  alignItems: 'baseline',
});

export const score = style({ fontVariantNumeric: 'tabular-nums', fontWeight: vars.font.weightStrong });

export const muted = style({ color: vars.color.textMuted });

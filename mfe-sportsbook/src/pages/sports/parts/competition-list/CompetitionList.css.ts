import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const sports = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: vars.space.x4,
  alignItems: 'start',
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  paddingInline: vars.space.x3,
});

export const country = style({ color: vars.color.textMuted, fontSize: vars.text.caption });

export const entry = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  minBlockSize: '2rem',
  fontSize: vars.text.small,
});

export const count = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 });

export const quick = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });

export const sums = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  fontVariantNumeric: 'tabular-nums',
});

export const label = style({ color: vars.color.textMuted, fontSize: vars.text.small });

export const note = style({ display: 'block', fontSize: vars.text.caption });

export const amount = style({ fontWeight: vars.font.weightStrong });

export const status = style({ display: 'flex', alignItems: 'center', gap: vars.space.x3 });

export const number = style({
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
  overflowWrap: 'anywhere',
});

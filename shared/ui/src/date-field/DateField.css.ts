import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

export const parts = style({ display: 'flex', gap: vars.space.x3 });

export const part = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const widths = styleVariants({
  day: { inlineSize: '4.5rem' },
  month: { inlineSize: '4.5rem' },
  year: { inlineSize: '6.5rem' },
});

export const input = style({ color: vars.color.text, fontVariantNumeric: 'tabular-nums' });

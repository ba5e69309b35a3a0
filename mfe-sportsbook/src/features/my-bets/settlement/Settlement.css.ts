import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  fontSize: vars.text.small,
});

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x2 });

export const leg = style({ display: 'flex', flexDirection: 'column', gap: '0.125rem' });

export const strong = style({ fontWeight: vars.font.weightStrong });

export const muted = style({ color: vars.color.textMuted });

export const sum = style({ fontVariantNumeric: 'tabular-nums' });

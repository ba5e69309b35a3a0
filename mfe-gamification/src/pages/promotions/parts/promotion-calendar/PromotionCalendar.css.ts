import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const calendar = style({ display: 'grid', gap: vars.space.x6 });

export const days = style({ display: 'grid', gap: vars.space.x3, listStyle: 'none' });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x3,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const date = style({
  minInlineSize: '9rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weightStrong,
});

export const time = style({ color: vars.color.textMuted, fontWeight: 'normal' });

export const name = style({ overflowWrap: 'anywhere' });

import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const contributions = style({ display: 'grid', gap: vars.space.x2, maxInlineSize: '20rem' });

export const contribution = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.x4,
  fontVariantNumeric: 'tabular-nums',
});

import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/theme';

/** Tall enough that the footer does not flash into view while a page loads. */
export const tall = style({ minBlockSize: '80dvh' });

export const form = style({
  display: 'grid',
  gap: vars.space.x5,
  maxInlineSize: '28rem',
  inlineSize: '100%',
  marginInline: 'auto',
});

export const rows = style({ display: 'grid', gap: vars.space.x2 });

export const game = style({
  aspectRatio: '16 / 10',
  maxBlockSize: '70dvh',
  inlineSize: '100%',
  '@media': { '(max-width: 767px)': { aspectRatio: '3 / 4' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

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

/** Beside the navigation of the account, as `@foyer/profile` places the page. */
export const account = style([
  rows,
  {
    '@media': {
      [media.desktop]: { marginInlineStart: `calc(13rem + ${vars.space.x6})`, maxInlineSize: '44rem' },
    },
  },
]);

export const game = style({
  aspectRatio: '16 / 10',
  maxBlockSize: '70dvh',
  inlineSize: '100%',
  '@media': { '(max-width: 767px)': { aspectRatio: '3 / 4' } },
});

import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** The part in the published colours of the jackpot. */
export const colored = style({ display: 'grid', gap: 'inherit' });

export const columns = style({
  display: 'grid',
  gap: vars.space.x8,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: vars.space.x12 },
  },
});

export const heroSkeleton = style({
  blockSize: '34rem',
  '@media': { [media.tablet]: { blockSize: '28rem' } },
});

export const boardSkeleton = style({
  blockSize: '22rem',
  '@media': { [media.tablet]: { blockSize: '9rem' } },
});

import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.x6,
  inlineSize: '100%',
  maxInlineSize: '62rem',
  marginInline: 'auto',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(16rem, 1fr)',
      gap: vars.space.x8,
      alignItems: 'start',
    },
  },
});

export const heading = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });

export const main = style({ minInlineSize: 0 });

/**
 * On a phone it is below the main column and would be shifted while that loads, so it appears afterwards.
 */
export const aside = style({
  selectors: {
    [`${main}:has([data-loading]) + &`]: {
      display: 'none',
      '@media': { [media.desktop]: { display: 'flex' } },
    },
  },
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  minInlineSize: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', insetBlockStart: `calc(${vars.size.header} + ${vars.space.x4})` },
  },
});

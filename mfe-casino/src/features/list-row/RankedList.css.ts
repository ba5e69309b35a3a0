import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const spread = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x4,
  '@media': { [media.desktop]: { gap: vars.space.x8 } },
});

/** `led`: the first game large, the others beside it. `dense`: rows only. */
export const spreads = styleVariants({
  led: [
    spread,
    {
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' },
      },
    },
  ],
  dense: [spread],
});

const lines = style({
  display: 'grid',
  // rows of one column as wide as the list
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.x6,
});
// Read downwards, then in the next column.
const two = {
  gridTemplateRows: 'repeat(5, auto)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
} as const;

export const columns = styleVariants({
  led: [lines, { '@media': { [media.desktop]: two } }],
  dense: [lines, { '@media': { [media.tablet]: two } }],
});

const line = style({
  borderBlockEnd: `${vars.size.line} solid ${vars.color.line}`,
  selectors: { '&:nth-child(n+6)': { display: 'none' } },
});
const all = { selectors: { '&:nth-child(n+6)': { display: 'block' } } } as const;

/** In one column five rows are enough: the heading links to all. */
export const rows = styleVariants({
  led: [line, { '@media': { [media.desktop]: all } }],
  dense: [line, { '@media': { [media.tablet]: all } }],
});

/** A game, with a button beside it that is not part of its link. */
export const game = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'column',
  alignItems: 'center',
  columnGap: vars.space.x1,
});

import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const spread = style({ display: 'grid', gap: vars.space.x4, '@media': { [media.desktop]: { gap: vars.space.x8 } } });

/** `led`: the first game large, the others beside it. `dense`: lines only. */
export const spreads = styleVariants({
  led: [spread, { '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', alignItems: 'start' } } }],
  dense: [spread],
});

const lines = style({ display: 'grid', columnGap: vars.space.x6 });

/** Read downwards, then over to the next column. On a phone the first five are enough: the head leads to all. */
export const columns = styleVariants({
  led: [lines, { '@media': { [media.tablet]: { gridTemplateRows: 'repeat(5, auto)', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } }],
  dense: [lines, { '@media': { [media.tablet]: { gridTemplateRows: 'repeat(5, auto)', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } } }],
});

export const line = style({
  borderBlockEnd: `${vars.size.line} solid ${vars.color.line}`,
  selectors: { '&:nth-child(n+6)': { display: 'none' } },
  '@media': { [media.tablet]: { selectors: { '&:nth-child(n+6)': { display: 'block' } } } },
});

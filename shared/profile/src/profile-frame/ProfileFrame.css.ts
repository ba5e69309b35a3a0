import { media, vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)', columnGap: vars.space.x6 },
    [media.huge]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: vars.space.x10 },
  },
});

/** Stays in view beside a long page, and scrolls alone where the window is lower than its entries. */
export const side = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: `calc(var(--fy-frame-top) + ${vars.space.x4})`,
      maxBlockSize: `calc(100dvh - var(--fy-frame-top) - ${vars.space.x8})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingBlockEnd: vars.space.x2,
    },
    print: { display: 'none' },
  },
});

const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
  minInlineSize: 0,
  // the target of a skip link, not a control
  outline: 'none',
});

export const bodies = styleVariants({
  narrow: [body, { maxInlineSize: '44rem' }],
  wide: [body, { maxInlineSize: '64rem' }],
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

/** Its target is higher than its text, so it reaches into the padding of the page. */
export const back = style({
  display: 'flex',
  marginBlockStart: `calc(-1 * ${vars.space.x3})`,
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';
import { WIDE_WITH_SLIP } from './slipBreakpoint.ts';

export const news = style({
  paddingBlockStart: vars.space.x5,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.x5 } },
});

/** Not where the slip is a sheet, whose button is the last of the page. */
export const skip = style({
  display: 'none',
  '@container': { [WIDE_WITH_SLIP]: { display: 'contents' } },
});

/** Keeps its distance from the tools above. */
export const shared = style({ paddingBlockStart: vars.space.x5 });

/** A container of the page's own width: one brand has columns beside it. */
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x6,
  '@container': { [WIDE_WITH_SLIP]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' } },
});

/** A container of the content's width, with or without the slip beside it. */
export const main = style({
  containerType: 'inline-size',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x6,
});

import { media, vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Two columns where the content is wide enough. */
const WIDE = '(min-width: 44rem)';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridAutoFlow: 'dense',
  alignItems: 'start',
  gap: vars.space.x3,
  '@container': { [WIDE]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const builder = style({ display: 'flex' });

const group = style({
  overflow: 'clip',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface1,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const groups = styleVariants({
  narrow: [group],
  wide: [group, { '@container': { [WIDE]: { gridColumn: '1 / -1' } } }],
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minBlockSize: '2.25rem',
  paddingInline: vars.space.x3,
  backgroundColor: vars.color.surface2,
});

export const suspended = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  padding: vars.space.x2,
});

const row = style({ display: 'grid', gap: vars.space.x1 });

const LAYOUTS = {
  pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  triple: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  many: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))' },
  scores: { gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))' },
};

/** Columns of the prices of one market. */
export const prices = styleVariants(LAYOUTS, (layout) => [row, layout]);

const columnHeads = style([
  row,
  {
    paddingInline: vars.space.x2,
    color: vars.color.textMuted,
    fontSize: vars.text.caption,
    overflowWrap: 'break-word',
  },
]);

export const columns = styleVariants(LAYOUTS, (layout) => [columnHeads, layout]);

/** The team of the players below. */
export const side = style({
  margin: 0,
  paddingBlockEnd: vars.space.x1,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

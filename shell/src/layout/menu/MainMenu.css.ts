import { style } from '@vanilla-extract/css';
import { media, navigationEntry, navigationHeading, navigationList, vars } from '@foyer/theme';

/** Entries as tiles in two columns (requirements/entities#local-flags, `menu3`). */
export const tiled = style({});

export const list = style([
  navigationList,
  {
    selectors: {
      [`${tiled} &`]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space.x1,
      },
    },
  },
]);

export const group = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x1 });

export const groups = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x5 });

export const heading = style(navigationHeading);

export const entry = style([
  navigationEntry,
  {
    selectors: {
      [`${tiled} &`]: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: vars.space.x1,
        blockSize: '100%',
        paddingBlock: vars.space.x2,
        paddingInline: vars.space.x1,
        textAlign: 'center',
      },
    },
  },
]);

export const text = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // the rail is narrow, and a tile has room for two lines
  selectors: {
    [`${tiled} &`]: { inlineSize: '100%', whiteSpace: 'normal', overflowWrap: 'break-word', hyphens: 'auto' },
  },
});

/** Narrow rail: icons only; labels are in tooltips and for screen readers. */
export const narrow = style({});

export const textInNarrow = style({
  selectors: {
    [`${narrow} &`]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
  },
});

export const quick = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: '0.125rem',
  padding: '0.1875rem',
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  selectors: { [`${narrow} &`]: { gridAutoFlow: 'row' } },
});

export const quickLink = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  minBlockSize: '2.5rem',
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.button,
  cornerShape: vars.corner.shape,
  color: vars.color.textMuted,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  letterSpacing: vars.font.trackingLabel,
  textTransform: vars.font.labelCase as 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': { backgroundColor: vars.color.surface4, color: vars.color.text },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="page"]': { color: 'Highlight' } } } },
});

import { style, styleVariants } from '@vanilla-extract/css';
import { BREAKPOINTS, media, vars } from '@foyer/theme';

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  boxShadow: vars.tile.frame,
  transition: `translate ${vars.motion.normal} ${vars.motion.easing}, scale ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&:active': { scale: '0.98', transitionDuration: '0ms' } },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { translate: `0 ${vars.motion.lift}` } } },
    [media.reducedMotion]: { selectors: { '&:active': { scale: '1' } } },
  },
});

const picture = style({
  position: 'relative',
  overflow: 'clip',
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  backgroundColor: vars.color.surface2,
  transition: `box-shadow ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    [`${tile}:hover &`]: { boxShadow: vars.elevation.lifted },
    [`${tile}:has(a:focus-visible) &`]: {
      outline: `${vars.size.focus} solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
  },
});

export const pictures = styleVariants({ portrait: '3 / 4', wide: '16 / 9', square: '1' }, (aspectRatio) => [
  picture,
  { aspectRatio },
]);

export const image = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: { [`${tile}[data-unavailable] &`]: { filter: 'grayscale(1)', opacity: 0.45 } },
});

/** The link covers the whole tile; the artwork shows its focus ring. */
export const link = style({
  color: 'inherit',
  outline: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, zIndex: 1, borderRadius: vars.radius.tile },
  },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: vars.space.x2,
  insetInlineStart: vars.space.x2,
  zIndex: 1,
});

/** Above the link that covers the tile; on the artwork, so that it takes no space. */
export const action = style({
  position: 'absolute',
  insetBlockStart: vars.space.x1,
  insetInlineEnd: vars.space.x1,
  zIndex: 2,
});

export const caption = style({
  position: vars.tile.titlePosition as 'static',
  insetInline: 0,
  insetBlockEnd: 0,
  padding: vars.tile.titlePadding,
  backgroundImage: vars.tile.titleGround,
  color: vars.tile.titleColor,
  minInlineSize: 0,
});

const phone = `(max-width: ${BREAKPOINTS.tablet - 0.02}px)`;

/** With three tiles per row on a phone, most titles do not fit on one line. */
const grid = style({
  display: 'grid',
  columnGap: vars.space.x3,
  rowGap: vars.space.x5,
  '@media': {
    [media.tablet]: { columnGap: vars.space.x4 },
    [phone]: { vars: { [vars.tile.titleLines]: '2' } },
  },
});

export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: vars.tile.titleLines,
  overflow: 'hidden',
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  lineHeight: '1.35',
  hyphens: 'auto',
  // Reserves the second line where it may be needed, to prevent a layout shift when the titles load. The
  // smaller text fits a word like "Grandmother’s" without a break.
  selectors: {
    [`${grid} &`]: { '@media': { [phone]: { minBlockSize: '2.7em', fontSize: vars.text.caption } } },
  },
});

export const studio = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.tile.titleMuted,
  fontSize: vars.text.caption,
  lineHeight: '1.4',
});

/** Actions of the tile for hover and keyboard; touch opens the game's page directly. */
export const reveal = style({
  position: 'absolute',
  inset: 0,
  display: 'none',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x2,
  padding: vars.space.x3,
  backgroundColor: vars.color.scrim,
  color: vars.color.scrimText,
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`${tile}:hover &, ${tile}:has(a:focus-visible) &`]: { opacity: 1 },
    [`${tile}[data-unavailable] &`]: { display: 'none' },
  },
  '@media': { [media.hover]: { display: 'flex' } },
});

export const play = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '3.25rem',
  blockSize: '3.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.accent,
  color: vars.color.accentText,
});

export const demo = style({
  position: 'relative',
  zIndex: 2,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.button,
  fontSize: vars.text.small,
  fontWeight: vars.font.weightStrong,
  boxShadow: 'inset 0 0 0 1px currentColor',
  // Colour pair with tested contrast: on light brands the background is as light as the scrim's text.
  selectors: { '&:hover': { backgroundColor: vars.color.accent, color: vars.color.accentText } },
});

export const facts = style({ fontSize: vars.text.caption, textAlign: 'center', lineHeight: '1.4' });

/**
 * Fixed number of columns on wide pages, so that slices of 10, 20 and 30 games (requirements/screens#games)
 * fill whole rows.
 */
export const grids = styleVariants(
  { portrait: ['6.5rem', '10rem', 5], square: ['6.5rem', '10rem', 5], wide: ['9.5rem', '16rem', 4] },
  ([small, large, columns]) => [
    grid,
    {
      gridTemplateColumns: `repeat(auto-fill, minmax(${small}, 1fr))`,
      '@media': {
        [media.tablet]: { gridTemplateColumns: `repeat(auto-fill, minmax(${large}, 1fr))` },
        [media.wide]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
      },
    },
  ],
);

import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** requirements/constants#jackpot. */
const ANIMATION = '400ms';
/**
 * Height while collapsed; a game ends at this distance from the bottom of the screen (`--fy-widget-space`).
 */
const COLLAPSED = '3rem';

const widget = style({
  position: 'relative',
  minInlineSize: 0,
  backgroundColor: vars.color.surface1,
  color: vars.color.text,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});
const card = style({
  overflow: 'clip',
  borderRadius: vars.radius.card,
  cornerShape: vars.corner.shape,
  boxShadow: vars.elevation.raised,
});

export const placements = styleVariants({
  game: [widget],
  spotlight: [widget, card],
  leaderboard: [widget, card],
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: COLLAPSED,
  paddingInline: vars.space.x3,
});

export const logo = style({
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  objectFit: 'contain',
  flex: 'none',
});

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.x2,
  // below the logo on a narrow page with large text
  flex: '1 1 9rem',
  minInlineSize: 0,
  lineHeight: 1.15,
});

/** As wide as the longest title, so that the amount does not move. It wraps on a narrow page with large text. */
export const title = style({
  fontSize: vars.text.caption,
  fontWeight: vars.font.weightStrong,
  color: vars.color.accentInk,
  minInlineSize: 0,
});

export const amount = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const stale = style({ color: vars.color.textMuted });

/** Opens and closes without measuring its height. */
const fold = style({
  display: 'grid',
  transition: `grid-template-rows ${ANIMATION} ${vars.motion.easing}, visibility ${ANIMATION}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});
export const folds = styleVariants({
  open: [fold, { gridTemplateRows: '1fr' }],
  closed: [fold, { gridTemplateRows: '0fr', visibility: 'hidden' }],
});
export const folded = style({ minBlockSize: 0, minInlineSize: 0, overflow: 'hidden' });

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: `${vars.space.x1} ${vars.space.x3} ${vars.space.x4}`,
});

/** Side by side where there is room. */
export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.x2} ${vars.space.x4}`,
});

/** Opens a panel of the details. */
export const choice = style({
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space.x3,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  backgroundColor: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  fontWeight: vars.font.weightStrong,
  fontSize: vars.text.small,
  cursor: 'pointer',
  selectors: {
    '&[aria-expanded="true"]': { backgroundColor: vars.color.surface2 },
  },
});

export const details = style({ display: 'grid', gap: vars.space.x3, maxInlineSize: '46rem' });

export const success = style({ margin: 0, fontWeight: vars.font.weightStrong, color: vars.color.positive });
export const silent = style({ display: 'contents' });

export const winner = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  margin: 0,
  padding: `${vars.space.x2} ${vars.space.x3}`,
  backgroundColor: vars.color.positiveSoft,
  color: vars.color.positive,
  fontWeight: vars.font.weightStrong,
});
export const winnerImage = style({ inlineSize: '2.5rem', blockSize: 'auto', flex: 'none' });

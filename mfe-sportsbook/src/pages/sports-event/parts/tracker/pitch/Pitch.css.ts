import { media, vars } from '@foyer/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  inlineSize: '100%',
  maxInlineSize: '26rem',
  margin: 0,
});

export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space.x3,
  color: vars.color.textMuted,
  fontSize: vars.text.caption,
});

export const side = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { textAlign: 'end' } },
});

export const court = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface2,
  color: vars.color.text,
});

export const lines = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 0.6 });

const appear = keyframes({ from: { opacity: 0 } });

/** Appears without movement under reduced motion. */
export const attack = style({
  animation: `${appear} ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const zone = style({ fill: vars.color.accentSoft });

export const arrows = style({
  fill: 'none',
  stroke: vars.color.accentInk,
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const corner = style({ fill: 'none', stroke: vars.color.accentInk, strokeWidth: 1.6 });

export const goal = style({
  fill: vars.color.text,
  fontSize: 5,
  fontVariantNumeric: 'tabular-nums',
});

export const newest = style([goal, { fill: vars.color.accentInk, fontWeight: vars.font.weightStrong }]);

export const figures = style({
  fill: vars.color.text,
  textAnchor: 'middle',
  fontVariantNumeric: 'tabular-nums',
});

/** The ground behind a figure hides the lines of the field. */
const figureText = style({ stroke: vars.color.surface2, strokeWidth: 3, paintOrder: 'stroke' });

export const number = style([figureText, { fontSize: 20, fontWeight: vars.font.weightStrong }]);

export const points = style([
  figureText,
  { fill: vars.color.accentInk, fontSize: 8, fontWeight: vars.font.weightStrong },
]);

export const pip = style({ fill: vars.color.accentInk });

export const caption = style({ minBlockSize: '1.5em', fontSize: vars.text.small, overflowWrap: 'anywhere' });

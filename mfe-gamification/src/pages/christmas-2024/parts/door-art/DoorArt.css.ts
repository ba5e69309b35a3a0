import { media, vars } from '@foyer/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** In widths of the door, so that it swings equally far in every size. */
const PERSPECTIVE = 'perspective(600cqi)';
/** Angle at which an open door stays visible beside its content. Its edge then grows by a tenth above and below. */
const AJAR = `${PERSPECTIVE} rotateY(-76deg)`;

export const frame = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  containerType: 'inline-size',
});

export const inside = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  overflow: 'hidden',
  color: vars.color.accentInk,
  backgroundColor: vars.color.accentSoft,
});

export const art = style({ inlineSize: '58%', marginInlineStart: '14%' });

export const picture = style({
  inlineSize: '42%',
  marginInlineStart: '14%',
  fill: 'currentColor',
});

const leaf = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.tile,
  cornerShape: vars.corner.shape,
  transform: `${PERSPECTIVE} rotateY(0deg)`,
  transformOrigin: 'left center',
  transitionProperty: 'transform',
  // three times the slowest motion of the brand; a millisecond under reduced motion
  transitionDuration: `calc(${vars.motion.slow} * 3)`,
  transitionTimingFunction: vars.motion.easing,
  boxShadow: `inset 0 0 0 ${vars.size.line} ${vars.color.line}`,
  '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
});

const closed = { color: vars.color.text, backgroundColor: vars.color.surface3 } as const;

export const leaves = styleVariants({
  CLOSED: [leaf, closed],
  OPENABLE: [leaf, { color: vars.color.accentText, backgroundColor: vars.color.accent }],
  OPENED: [leaf, closed, { transform: AJAR }],
  MISSED: [
    leaf,
    {
      color: vars.color.textMuted,
      backgroundColor: vars.color.surface1,
      boxShadow: 'none',
      outline: `${vars.size.line} dashed ${vars.color.lineStrong}`,
      outlineOffset: '-1px',
    },
  ],
});

const face = style({
  position: 'absolute',
  inset: 0,
  transitionProperty: 'opacity',
  transitionDuration: vars.motion.slow,
});

/** The front fades while the door turns away. */
export const faces = styleVariants({ shown: [face], away: [face, { opacity: 0 }] });

/** Day of an open door, whose front is turned away. */
export const openNumber = style({
  position: 'absolute',
  insetInlineEnd: '8%',
  insetBlockStart: '6%',
  color: vars.color.text,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: 'clamp(0.875rem, 14cqi, 2rem)',
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
});

export const motif = style({
  position: 'absolute',
  insetInlineEnd: '8%',
  insetBlockStart: '8%',
  inlineSize: '38%',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0.55,
});

export const number = style({
  position: 'absolute',
  insetInlineStart: '10%',
  insetBlockEnd: '6%',
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: 'clamp(1.25rem, 34cqi, 5rem)',
  lineHeight: '1',
  fontVariantNumeric: 'tabular-nums',
});

export const handle = style({
  position: 'absolute',
  insetInlineEnd: '7%',
  insetBlockStart: '56%',
  inlineSize: '8%',
  aspectRatio: '1',
  borderRadius: vars.radius.round,
  backgroundColor: 'currentColor',
  opacity: 0.8,
});

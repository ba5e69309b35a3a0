import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';
import { CELEBRATION_MS } from './countUp.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } });
/** One slow swell: no flashes (WCAG 2.3.1). The duration is that of the image, requirements/constants#jackpot. */
const celebrate = keyframes({
  from: { opacity: 0, transform: 'scale(0.6) rotate(-12deg)' },
  '20%': { opacity: 1 },
  '80%': { opacity: 1 },
  to: { opacity: 0, transform: 'scale(1.1) rotate(12deg)' },
});

/** With reduced motion nothing moves, but the end of the animation still removes the image. */
const stay = keyframes({ from: { opacity: 1 }, to: { opacity: 1 } });
const CELEBRATION = `${CELEBRATION_MS}ms`;

export const win = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  textAlign: 'center',
  paddingBlock: vars.space.x4,
});

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '12rem',
  blockSize: '12rem',
});

export const emblem = style({
  position: 'relative',
  inlineSize: '7rem',
  animation: `${rise} 600ms ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const celebration = style({
  position: 'absolute',
  inset: 0,
  overflow: 'visible',
  animation: `${celebrate} ${CELEBRATION} ${vars.motion.easing} both`,
  '@media': {
    [media.reducedMotion]: { animation: `${stay} ${CELEBRATION}` },
    [media.forcedColors]: { display: 'none' },
  },
});

export const rays = style({ fill: vars.color.accent, opacity: 0.28 });

export const pieces = styleVariants({
  first: { fill: vars.color.accent },
  second: { fill: vars.color.positive },
});

export const amount = style({ fontVariantNumeric: 'tabular-nums' });

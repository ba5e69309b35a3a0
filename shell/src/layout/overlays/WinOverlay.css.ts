import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const rise = keyframes({ from: { opacity: 0, transform: 'scale(0.8)' } });

export const win = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  textAlign: 'center',
  paddingBlock: vars.space.x4,
});

export const emblem = style({
  inlineSize: '7rem',
  animation: `${rise} 600ms ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

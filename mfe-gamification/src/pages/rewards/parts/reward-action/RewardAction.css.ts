import { vars } from '@foyer/theme';
import { keyframes, style } from '@vanilla-extract/css';

const stamp = keyframes({ from: { scale: '1.6', opacity: 0, rotate: '-18deg' } });

export const credited = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.size.touch,
  fontWeight: vars.font.weightStrong,
  color: vars.color.positive,
  borderRadius: vars.radius.small,
});

export const tick = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.positiveSoft,
  animation: `${stamp} ${vars.motion.slow} ${vars.motion.easing}`,
});

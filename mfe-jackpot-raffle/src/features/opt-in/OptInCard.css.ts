import { keyframes, style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** Keeps the card below the sticky header when the page scrolls to it. */
export const section = style({ scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space.x4})` });

const arrive = keyframes({
  from: { opacity: 0, transform: 'scale(0.94)' },
  to: { opacity: 1, transform: 'none' },
});

export const success = style({
  margin: 0,
  padding: `${vars.space.x3} ${vars.space.x4}`,
  borderRadius: vars.radius.field,
  backgroundColor: vars.color.positiveSoft,
  color: vars.color.positive,
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontSize: vars.text.title3,
  textAlign: 'center',
  animation: `${arrive} ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
});

export const silent = style({ display: 'contents' });

import { style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const figures = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.font.weightHeading,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: '-0.02em',
  lineHeight: 1.05,
  whiteSpace: 'nowrap',
  color: vars.color.text,
  transition: `text-shadow ${vars.motion.slow} ${vars.motion.easing}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const sizes = styleVariants({
  total: [
    figures,
    {
      textShadow: `0 0 0.9em color-mix(in oklch, ${vars.color.accent} 30%, transparent)`,
      fontSize: 'clamp(2.5rem, 11.5vw, 4rem)',
      '@media': { [media.tablet]: { fontSize: 'clamp(3rem, 6.2vw, 5.75rem)' } },
    },
  ],
  pot: [figures, { fontSize: 'clamp(1.375rem, 6vw, 1.75rem)' }],
});

/** Glows while it grows. */
export const moving = style({
  textShadow: `0 0 0.55em color-mix(in oklch, ${vars.color.accent} 55%, transparent)`,
  '@media': { [media.forcedColors]: { textShadow: 'none' } },
});

export const stale = style({ color: vars.color.textMuted });

import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const turn = keyframes({ to: { rotate: '1turn' } });
const breathe = keyframes({ '50%': { opacity: 0.35 } });

const mark = style({
  display: 'block',
  borderRadius: vars.radius.round,
  border: '2px solid currentColor',
  borderBlockStartColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  // With reduced motion the spinner pulses instead of rotating.
  '@media': {
    [media.reducedMotion]: {
      animation: `${breathe} 1600ms ease-in-out infinite !important`,
      borderColor: 'currentColor',
    },
  },
});

export const sizes = styleVariants({ small: '1rem', regular: '1.25rem', large: '2.25rem' }, (size) => [
  mark,
  { inlineSize: size, blockSize: size },
]);

export const box = style({ display: 'inline-grid', placeItems: 'center', color: vars.color.accentInk });

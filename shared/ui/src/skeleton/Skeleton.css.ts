import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

const breathe = keyframes({ '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } });

const base = style({
  display: 'block',
  maxInlineSize: '100%',
  // visible on every surface of the themes
  backgroundColor: `color-mix(in srgb, ${vars.color.text} 12%, transparent)`,
  animation: `${breathe} 1600ms ease-in-out infinite`,
  '@media': { [media.forcedColors]: { backgroundColor: 'GrayText', forcedColorAdjust: 'none' } },
});

export const shapes = styleVariants({
  text: [
    base,
    { blockSize: '0.75em', marginBlock: '0.375em', borderRadius: vars.radius.small, inlineSize: '100%' },
  ],
  title: [base, { blockSize: '1.25rem', borderRadius: vars.radius.small, inlineSize: '12rem' }],
  block: [
    base,
    { borderRadius: vars.radius.card, cornerShape: vars.corner.shape, inlineSize: '100%', blockSize: '8rem' },
  ],
  circle: [base, { borderRadius: vars.radius.round, inlineSize: '2.5rem', blockSize: '2.5rem' }],
  button: [
    base,
    {
      borderRadius: vars.radius.button,
      cornerShape: vars.corner.shape,
      inlineSize: '8rem',
      blockSize: vars.size.touch,
    },
  ],
});

export const lines = style({ display: 'block', minInlineSize: 0, maxInlineSize: '100%' });

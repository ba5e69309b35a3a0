import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  flex: 'none',
  forcedColorAdjust: 'auto',
});

export const icon = styleVariants({ small: '1rem', regular: '1.375rem', large: '2rem' }, (size) => [
  base,
  { inlineSize: size, blockSize: size },
]);

/** Directional icons are mirrored in right-to-left text. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  flex: 'none',
  forcedColorAdjust: 'auto',
});

/** Circle of a round icon: 17 px by default (requirements/constants#artwork), as wide as 17 of an icon's 24 units. */
const ROUND_ICON_PX = 17;
const CIRCLE_OF_24_UNITS = 17;
const round = `${(ROUND_ICON_PX * 24) / CIRCLE_OF_24_UNITS / 16}rem`;

export const icon = styleVariants({ small: '1rem', regular: '1.375rem', round, large: '2rem' }, (size) => [
  base,
  { inlineSize: size, blockSize: size },
]);

/** Directional icons are mirrored in right-to-left text. */
export const directional = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

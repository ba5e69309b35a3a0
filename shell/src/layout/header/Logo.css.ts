import { style } from '@vanilla-extract/css';
import { media, vars } from '@foyer/theme';

/** Shrinks where a language needs long buttons: first the wordmark, until only the symbol remains. */
export const logo = style({
  containerType: 'inline-size',
  display: 'block',
  flex: `0 1 ${vars.size.logoWidth}`,
  minInlineSize: '2.25rem',
  borderRadius: vars.radius.small,
  '@media': { [media.desktop]: { flexShrink: 0 } },
});

const mark = style({
  display: 'block',
  blockSize: vars.size.touch,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: 'left center',
  '@media': { [media.forcedColors]: { backgroundColor: vars.color.frame, forcedColorAdjust: 'none' } },
});

const NARROW = '(max-width: 4.5rem)';

export const wordMark = style([
  mark,
  {
    backgroundImage: vars.image.logo,
    backgroundSize: `min(100%, ${vars.size.logoWidth}) ${vars.size.logoHeight}`,
    '@container': { [NARROW]: { display: 'none' } },
  },
]);

export const sign = style([
  mark,
  {
    display: 'none',
    backgroundImage: vars.image.sign,
    backgroundSize: '2.25rem',
    '@container': { [NARROW]: { display: 'block' } },
  },
]);

import { vars } from '@foyer/theme';
import type { SilkColour, SilkPattern } from '@foyer/kernel/sports-contests';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

const trim = createVar();

/** Colours of silks are the same in every brand. */
const COLOURS: Readonly<Record<SilkColour, string>> = {
  red: 'firebrick',
  blue: 'royalblue',
  green: 'seagreen',
  yellow: 'gold',
  white: 'white',
  black: 'black',
  purple: 'rebeccapurple',
  orange: 'darkorange',
  pink: 'hotpink',
};

const silks = style({
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.field,
  forcedColorAdjust: 'none',
});

export const bodies = styleVariants(COLOURS, (colour) => [silks, { backgroundColor: colour }]);

export const trims = styleVariants(COLOURS, (colour) => ({ vars: { [trim]: colour } }));

export const patterns = styleVariants<Record<SilkPattern, { backgroundImage?: string }>>({
  plain: { backgroundImage: `linear-gradient(${trim}, ${trim} 20%, transparent 20%)` },
  hoops: { backgroundImage: `repeating-linear-gradient(transparent 0 20%, ${trim} 20% 40%)` },
  halved: { backgroundImage: `linear-gradient(90deg, transparent 50%, ${trim} 50%)` },
  diamond: {
    backgroundImage: `conic-gradient(from 45deg at 50% 50%, transparent 0 25%, ${trim} 25% 50%, transparent 50% 75%, ${trim} 75%)`,
  },
});

import { vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Mixes in OKLCH, so that each brand's colour darkens and lightens evenly. */
const shade = (color: string, towards: 'black' | 'white', part: string): string =>
  `color-mix(in oklch, ${color}, ${towards} ${part})`;

export const art = style({ display: 'block', inlineSize: '100%', blockSize: 'auto', overflow: 'visible' });

export const coinFace = style({ fill: vars.color.accent });
export const coinEdge = style({ fill: shade(vars.color.accent, 'black', '34%') });
export const coinRing = style({
  fill: 'none',
  stroke: shade(vars.color.accent, 'black', '22%'),
  strokeWidth: 2.5,
});
export const coinLight = style({
  fill: 'none',
  stroke: shade(vars.color.accent, 'white', '55%'),
  strokeWidth: 3,
  strokeLinecap: 'round',
});
export const coinMark = style({ fill: shade(vars.color.accent, 'black', '30%') });

export const gemLight = style({ fill: shade(vars.color.second, 'white', '42%') });
export const gemFace = style({ fill: vars.color.second });
export const gemSide = style({ fill: shade(vars.color.second, 'black', '16%') });
export const gemDeep = style({ fill: shade(vars.color.second, 'black', '34%') });
export const spark = style({ fill: vars.color.accent });

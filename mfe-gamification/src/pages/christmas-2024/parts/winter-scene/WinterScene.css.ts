import { media, vars } from '@foyer/theme';
import { style } from '@vanilla-extract/css';

/** Mixes in OKLab, so that the hue stays between the two colours. */
const mix = (color: string, other: string, part: string): string =>
  `color-mix(in oklab, ${color}, ${other} ${part})`;

/** A blue night with a tint of the brand. */
const NIGHT = mix(vars.color.second, 'midnightblue', '65%');

export const scene = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '10rem',
  '@media': { [media.tablet]: { blockSize: '100%', minBlockSize: '16rem' } },
});

export const sky = style({ fill: NIGHT });
export const moon = style({ fill: mix(vars.color.accent, 'white', '70%') });
export const star = style({ fill: 'white', opacity: 0.8 });
export const far = style({ fill: mix(NIGHT, 'white', '22%') });
export const near = style({ fill: mix(NIGHT, 'white', '82%') });
export const path = style({ fill: mix(NIGHT, 'white', '66%') });
export const tree = style({ fill: mix(vars.color.second, 'black', '50%') });
export const wall = style({ fill: mix(NIGHT, 'black', '25%') });
export const roof = style({ fill: mix(NIGHT, 'white', '88%') });
export const window = style({ fill: vars.color.accent });
export const door = style({ fill: mix(vars.color.accent, 'black', '30%') });

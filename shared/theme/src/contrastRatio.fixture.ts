import { parseOklch, type Rgb } from './contrast.ts';

/**
 * Returns the WCAG 2 contrast ratio of a text colour on a background; a translucent text colour is blended
 * first.
 */
export function contrastRatio(ink: string, ground: string): number {
  const below = parseOklch(ground);
  const lights = [luminance(over(parseOklch(ink), below)), luminance(below)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function over(top: Rgb, below: Rgb): Rgb {
  const mix = (upper: number, lower: number): number => upper * top.alpha + lower * (1 - top.alpha);
  return {
    red: mix(top.red, below.red),
    green: mix(top.green, below.green),
    blue: mix(top.blue, below.blue),
    alpha: 1,
  };
}

function luminance(rgb: Rgb): number {
  return 0.2126 * decode(rgb.red) + 0.7152 * decode(rgb.green) + 0.0722 * decode(rgb.blue);
}

function decode(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

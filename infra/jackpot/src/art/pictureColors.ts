import type { BrandId } from '@foyer/market';

/**
 * Colours of a brand's jackpot picture: background gradient, core, and one gem per pot from the core
 * outwards.
 */
export interface PictureColors {
  readonly ground: readonly [string, string];
  readonly core: string;
  readonly gems: readonly [mega: string, major: string, minor: string, shared: string];
  readonly spark: string;
}

export const PICTURE_COLORS: Readonly<Record<BrandId, PictureColors>> = {
  aurora: {
    ground: ['#0a1020', '#141d3a'],
    core: '#c9fff0',
    gems: ['#9b7bff', '#4fd0ff', '#3ff0b4', '#ffd97a'],
    spark: '#d8f7ff',
  },
  tuli: {
    ground: ['#fbeedd', '#f3d3ae'],
    core: '#fff6e2',
    gems: ['#c4481a', '#d98a2b', '#6f7f45', '#8b5a3c'],
    spark: '#b5531d',
  },
  caravel: {
    ground: ['#081630', '#12294d'],
    core: '#fff0c4',
    gems: ['#f0cf7f', '#c9d5e6', '#cf9a6b', '#7fa3d6'],
    spark: '#f0cf7f',
  },
  zephyra: {
    ground: ['#dff7f1', '#ffe3dc'],
    core: '#ffffff',
    gems: ['#f4645a', '#9c84ea', '#38b49d', '#f2b33d'],
    spark: '#f4645a',
  },
  quetzal: {
    ground: ['#06170c', '#12351a'],
    core: '#fdf6c8',
    gems: ['#ff5b45', '#f6c928', '#a6dd35', '#2fc5a8'],
    spark: '#f6c928',
  },
};

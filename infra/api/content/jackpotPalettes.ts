import type { BrandId } from '@foyer/market';
import type { JackpotPalette } from '@foyer/market/content';

/**
 * Colours of the jackpot by brand, in every theme: they continue the picture of the jackpot. Brands without one
 * have no jackpot.
 */
export const JACKPOT_PALETTES: Partial<Readonly<Record<BrandId, JackpotPalette>>> = {
  aurora: {
    highlight: '#3ff0b4',
    background: '#111a36',
    darkBackground: '#0a1020',
    backgroundGradient: 'linear-gradient(160deg, #0a1020, #1a2650)',
    detailsContentBackground: '#141d3a',
    detailsBackground: '#1a2650',
    detailsModalBackground: '#0f1730',
    body: '#f2f6ff',
    backgroundContrast: '#aebbd8',
    buttonBackground: '#3ff0b4',
  },
  tuli: {
    highlight: '#9c3a12',
    background: '#fdf3e6',
    darkBackground: '#fbeedd',
    backgroundGradient: 'linear-gradient(160deg, #fdf3e6, #f7dfc0)',
    detailsContentBackground: '#fff9f0',
    detailsBackground: '#fbeedd',
    detailsModalBackground: '#fff9f0',
    body: '#3a2416',
    backgroundContrast: '#6b4b36',
    buttonBackground: '#b23f12',
  },
  zephyra: {
    highlight: '#b3352b',
    background: '#effaf7',
    darkBackground: '#dff7f1',
    backgroundGradient: 'linear-gradient(160deg, #effaf7, #ffe9e3)',
    detailsContentBackground: '#ffffff',
    detailsBackground: '#e7f8f3',
    detailsModalBackground: '#ffffff',
    body: '#1d2b3a',
    backgroundContrast: '#46566a',
    buttonBackground: '#f4645a',
  },
  quetzal: {
    highlight: '#f6c928',
    background: '#0c2614',
    darkBackground: '#06170c',
    backgroundGradient: 'linear-gradient(160deg, #06170c, #16421f)',
    detailsContentBackground: '#12351a',
    detailsBackground: '#0f2d16',
    detailsModalBackground: '#0c2614',
    body: '#f8f8ea',
    backgroundContrast: '#bccbab',
    buttonBackground: '#f6c928',
  },
};

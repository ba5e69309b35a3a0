import type { BrandTheme } from '../tokens.ts';
import { SIZE, SPACE, TITLE_BELOW } from './foundation.ts';

/** Character of Caravel: hairlines, capitals, dense tables, no bouncing motion. */
export const caravel: BrandTheme = {
  id: 'caravel',
  name: 'Caravel',
  layout: 'layout2',
  tokens: {
    font: {
      weightBody: '400',
      weightStrong: '600',
      trackingHeading: '0.012em',
      trackingLabel: '0.06em',
      headingCase: 'uppercase',
      labelCase: 'uppercase',
    },
    leading: { tight: '1.05', heading: '1.1' },
    space: SPACE,
    radius: {
      small: '2px',
      field: '2px',
      card: '2px',
      tile: '2px',
      sheet: '2px',
      round: '999px',
    },
    corner: { shape: 'round' },
    tile: {
      ...TITLE_BELOW,
      titleGround: 'linear-gradient(var(--fy-color-surface1), var(--fy-color-surface1))',
      titlePadding: '0.5rem clamp(0.375rem, 1.5vi, 0.625rem)',
      frame: '0 0 0 1px var(--fy-color-line)',
    },
    elevation: {
      raised: '0 0 0 1px var(--fy-color-line)',
      lifted: '0 0 0 1px var(--fy-color-accent)',
      overlay: '0 0 0 1px var(--fy-color-line-strong), 0 24px 48px oklch(0.10 0.04 257 / 0.7)',
    },
    motion: {
      fast: '80ms',
      normal: '120ms',
      slow: '160ms',
      easing: 'cubic-bezier(0, 0, 0.2, 1)',
      lift: '0px',
    },
    size: { ...SIZE, headerLine: '4px' },
  },
};

import type { BrandTheme } from '../tokens.ts';
import { SIZE, SPACE, TITLE_BELOW } from './foundation.ts';

/** Character of Zephyra: pill shapes, spring easing. */
export const zephyra: BrandTheme = {
  id: 'zephyra',
  name: 'Zephyra',
  layout: 'default',
  tokens: {
    font: {
      weightBody: '450',
      weightStrong: '700',
      trackingHeading: '-0.018em',
      trackingLabel: '0',
      headingCase: 'none',
      labelCase: 'none',
    },
    leading: { tight: '1.12', heading: '1.18' },
    space: SPACE,
    radius: {
      small: '12px',
      field: '22px',
      card: '28px',
      tile: '26px',
      sheet: '32px',
      round: '999px',
    },
    corner: { shape: 'round' },
    tile: { ...TITLE_BELOW, titlePadding: '0.625rem 0.5rem 0' },
    elevation: {
      raised: '0 2px 0 var(--fy-color-line)',
      lifted: '0 18px 34px -16px oklch(0.52 0.10 205 / 0.48)',
      overlay: '0 34px 80px -24px oklch(0.36 0.08 215 / 0.45)',
    },
    motion: {
      fast: '160ms',
      normal: '240ms',
      slow: '240ms',
      easing: 'cubic-bezier(0.34, 1.56, 0.64, 1)',
      lift: '-4px',
    },
    size: SIZE,
  },
};

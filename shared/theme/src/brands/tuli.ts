import type { BrandTheme } from '../tokens.ts';
import { SIZE, SPACE, TITLE_BELOW } from './foundation.ts';

/** Character of Tuli: large soft corners, gentle fades. */
export const tuli: BrandTheme = {
  id: 'tuli',
  name: 'Tuli',
  layout: 'layout1',
  tokens: {
    font: {
      weightBody: '400',
      weightStrong: '600',
      trackingHeading: '-0.012em',
      trackingLabel: '0',
      headingCase: 'none',
      labelCase: 'none',
    },
    leading: { tight: '1.16', heading: '1.18' },
    space: SPACE,
    radius: {
      small: '10px',
      field: '14px',
      card: '20px',
      tile: '18px',
      sheet: '28px',
      round: '999px',
    },
    corner: { shape: 'round' },
    tile: TITLE_BELOW,
    elevation: {
      raised: '0 1px 2px oklch(0.50 0.06 55 / 0.10)',
      lifted: '0 14px 30px -14px oklch(0.42 0.08 50 / 0.38)',
      overlay: '0 30px 80px -20px oklch(0.30 0.06 45 / 0.45), 0 0 0 1px var(--fy-color-line)',
    },
    motion: {
      fast: '140ms',
      normal: '220ms',
      slow: '240ms',
      easing: 'cubic-bezier(0.4, 0, 0.2, 1)',
      lift: '-2px',
    },
    size: SIZE,
  },
};

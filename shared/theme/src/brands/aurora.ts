import type { BrandTheme } from '../tokens.ts';
import { SIZE, SPACE, TITLE_BELOW } from './foundation.ts';

/** Character of Aurora: layered surfaces, round corners, slow motion. */
export const aurora: BrandTheme = {
  id: 'aurora',
  name: 'Aurora',
  layout: 'default',
  tokens: {
    font: {
      weightBody: '400',
      weightStrong: '600',
      trackingHeading: '-0.022em',
      trackingLabel: '0',
      headingCase: 'none',
      labelCase: 'none',
    },
    leading: { tight: '1.15', heading: '1.2' },
    space: SPACE,
    radius: {
      small: '8px',
      field: '12px',
      card: '14px',
      tile: '14px',
      sheet: '20px',
      round: '999px',
    },
    corner: { shape: 'round' },
    tile: TITLE_BELOW,
    elevation: {
      raised: '0 1px 0 oklch(1 0 0 / 0.04) inset, 0 1px 2px oklch(0.08 0.02 262 / 0.5)',
      lifted: '0 12px 28px -8px oklch(0.06 0.02 262 / 0.75)',
      overlay: '0 28px 72px -12px oklch(0.05 0.02 262 / 0.85), 0 0 0 1px var(--fy-color-surface4)',
    },
    motion: {
      fast: '120ms',
      normal: '200ms',
      slow: '240ms',
      easing: 'cubic-bezier(0.22, 0.7, 0.24, 1)',
      lift: '-3px',
    },
    size: SIZE,
  },
};

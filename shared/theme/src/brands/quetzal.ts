import type { BrandTheme } from '../tokens.ts';
import { SIZE, SPACE } from './foundation.ts';

/** Character of Quetzal: cut corners, flat shadows. */
export const quetzal: BrandTheme = {
  id: 'quetzal',
  name: 'Quetzal',
  layout: 'layout1',
  tokens: {
    font: {
      weightBody: '500',
      weightStrong: '700',
      trackingHeading: '-0.03em',
      trackingLabel: '0',
      headingCase: 'none',
      labelCase: 'none',
    },
    leading: { tight: '1.08', heading: '1.16' },
    space: SPACE,
    radius: {
      small: '6px',
      field: '8px',
      card: '12px',
      tile: '12px',
      sheet: '16px',
      round: '999px',
    },
    corner: { shape: 'bevel' },
    tile: {
      titlePosition: 'absolute',
      titleGround: 'linear-gradient(var(--fy-color-scrim), var(--fy-color-scrim))',
      titleColor: 'var(--fy-color-scrim-text)',
      titleMuted: 'var(--fy-color-scrim-text)',
      titlePadding: '0.5rem clamp(0.375rem, 1.5vi, 0.625rem)',
      titleLines: '2',
      frame: '0 0 0 0 transparent',
    },
    elevation: {
      raised: 'none',
      lifted: '6px 6px 0 oklch(0.115 0.030 158)',
      overlay: '10px 10px 0 oklch(0.110 0.030 158)',
    },
    motion: {
      fast: '120ms',
      normal: '160ms',
      slow: '200ms',
      easing: 'cubic-bezier(0.83, 0, 0.17, 1)',
      lift: '-4px',
    },
    size: { ...SIZE, headerLine: '4px' },
  },
};

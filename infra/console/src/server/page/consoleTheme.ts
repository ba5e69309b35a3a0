import { themeCss } from '@foyer/theme/brand-css';

/** Neutral colours instead of a brand's: only states stand out. */
const DARK: Readonly<Record<string, string>> = {
  surface0: 'oklch(0.175 0.008 260)',
  surface1: 'oklch(0.212 0.010 260)',
  surface2: 'oklch(0.250 0.012 260)',
  surface3: 'oklch(0.300 0.014 260)',
  surface4: 'oklch(0.360 0.016 260)',
  text: 'oklch(0.965 0.004 260)',
  'text-muted': 'oklch(0.760 0.014 260)',
  line: 'oklch(0.315 0.012 260)',
  'line-strong': 'oklch(0.590 0.016 260)',
  accent: 'oklch(0.800 0.105 245)',
  'accent-hover': 'oklch(0.850 0.090 245)',
  'accent-text': 'oklch(0.190 0.040 250)',
  'accent-ink': 'oklch(0.820 0.100 245)',
  'accent-soft': 'oklch(0.290 0.050 250)',
  second: 'oklch(0.770 0.120 305)',
  'second-text': 'oklch(0.180 0.045 300)',
  frame: 'oklch(0.155 0.008 260)',
  'frame-text': 'oklch(0.965 0.004 260)',
  'frame-muted': 'oklch(0.760 0.014 260)',
  focus: 'oklch(0.880 0.110 245)',
};

const LIGHT: Readonly<Record<string, string>> = {
  surface0: 'oklch(0.975 0.004 260)',
  surface1: 'oklch(0.995 0.002 260)',
  surface2: 'oklch(0.950 0.006 260)',
  surface3: 'oklch(0.915 0.008 260)',
  surface4: 'oklch(0.870 0.010 260)',
  text: 'oklch(0.230 0.014 260)',
  'text-muted': 'oklch(0.440 0.018 260)',
  line: 'oklch(0.885 0.008 260)',
  'line-strong': 'oklch(0.580 0.016 260)',
  accent: 'oklch(0.470 0.140 255)',
  'accent-hover': 'oklch(0.420 0.140 255)',
  'accent-text': 'oklch(0.990 0.004 260)',
  'accent-ink': 'oklch(0.440 0.140 255)',
  'accent-soft': 'oklch(0.925 0.035 250)',
  second: 'oklch(0.470 0.160 305)',
  'second-text': 'oklch(0.990 0.004 300)',
  positive: 'oklch(0.430 0.110 155)',
  'positive-soft': 'oklch(0.940 0.045 155)',
  negative: 'oklch(0.470 0.170 25)',
  'negative-soft': 'oklch(0.945 0.035 22)',
  'negative-fill': 'oklch(0.500 0.190 25)',
  'negative-fill-text': 'oklch(0.990 0.006 25)',
  warning: 'oklch(0.450 0.100 75)',
  'warning-soft': 'oklch(0.945 0.060 88)',
  info: 'oklch(0.440 0.120 245)',
  'info-soft': 'oklch(0.935 0.030 245)',
  focus: 'oklch(0.470 0.160 255)',
  frame: 'oklch(0.995 0.002 260)',
  'frame-text': 'oklch(0.230 0.014 260)',
  'frame-muted': 'oklch(0.440 0.018 260)',
  backdrop: 'oklch(0.300 0.020 260 / 0.45)',
};

const DARK_MORE: Readonly<Record<string, string>> = {
  'font-heading': "'Inter', 'Inter Fallback', sans-serif",
  'text-body': '0.9375rem',
  'text-small': '0.8125rem',
  'text-caption': '0.75rem',
  'radius-card': '8px',
  'radius-button': '6px',
  'radius-field': '6px',
  'radius-small': '4px',
  'image-ground': 'none',
  'image-ribbon': 'none',
  'space-x6': '1.25rem',
};

/** Theme variables for the console: contrast-checked backgrounds and signals, a smaller type scale. */
export function consoleThemeCss(fontUrl: (module: string) => string): string {
  const colours = (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map(([name, value]) => `--fy-color-${name}:${value}`)
      .join(';');
  const rest = Object.entries(DARK_MORE)
    .map(([name, value]) => `--fy-${name}:${value}`)
    .join(';');
  return [
    themeCss('aurora', { fontUrl }),
    `:root{${colours(DARK)};${rest};--fy-size-header:3.25rem;--fy-text-title1:1.375rem;--fy-text-title2:1.125rem;--fy-text-title3:1rem}`,
    '@media (min-width:1024px){:root{--fy-size-header:3.25rem}}',
    `@media (prefers-color-scheme:light){:root{color-scheme:light;${colours(LIGHT)}}}`,
    'body{font-variant-numeric:tabular-nums}',
  ].join('');
}

import type { Themes, ThemeSettings } from '../themeSettings.ts';
import { headingWeights, pictures, typeScale } from './foundation.ts';

/** Aurora: dark blue surfaces and a green-to-violet gradient. */
const theme1: ThemeSettings = {
  ...pictures({ width: 132, height: 28 }),
  ...typeScale({ title: 1, display: 0.94, body: 15.5 }),
  ...headingWeights({ heading: 600, label: 600 }),
  bodyFont: 'Inter',
  bodyLineHeight: 1.5,
  headingFont: 'Sora',
  backgroundColorBase: 'oklch(0.150 0.020 262)',
  backgroundColor0: 'oklch(0.168 0.022 262)',
  backgroundColor30: 'oklch(0.208 0.026 263)',
  backgroundColor60: 'oklch(0.247 0.030 264)',
  backgroundColor80: 'oklch(0.296 0.034 265)',
  backgroundColor90: 'oklch(0.352 0.038 266)',
  contrastColor100: 'oklch(0.970 0.008 250)',
  contrastColor80: 'oklch(0.765 0.026 255)',
  contrastColor60: 'oklch(0.590 0.036 262)',
  contrastColor30: 'oklch(0.318 0.030 264)',
  primaryColor: 'oklch(0.850 0.175 164)',
  primaryColorHover: 'oklch(0.895 0.155 166)',
  primaryColorContrast: 'oklch(0.190 0.045 190)',
  primaryColorText: 'oklch(0.850 0.165 164)',
  primaryColorSoft: 'oklch(0.285 0.055 178)',
  secondaryColor: 'oklch(0.715 0.165 300)',
  secondaryColorContrast: 'oklch(0.170 0.045 290)',
  tertiaryColor: 'oklch(0.800 0.115 240)',
  tertiaryColorSoft: 'oklch(0.280 0.055 250)',
  focusColor: 'oklch(0.900 0.130 190)',
  positiveColor: 'oklch(0.820 0.165 155)',
  positiveColorSoft: 'oklch(0.275 0.050 160)',
  negativeColor: 'oklch(0.760 0.145 22)',
  negativeColorSoft: 'oklch(0.270 0.055 18)',
  negativeColorFill: 'oklch(0.700 0.180 22)',
  negativeColorFillContrast: 'oklch(0.180 0.040 20)',
  warningColor: 'oklch(0.845 0.140 85)',
  warningColorSoft: 'oklch(0.285 0.050 80)',
  scrimColor: 'oklch(0.130 0.024 262 / 0.84)',
  scrimColorContrast: 'oklch(0.985 0.005 250)',
  backdropColor: 'oklch(0.090 0.020 262 / 0.72)',
  gradientPrimary:
    'linear-gradient(90deg, oklch(0.850 0.175 164), oklch(0.760 0.130 215) 46%, oklch(0.660 0.190 300))',
  gradientBackground:
    'radial-gradient(70rem 26rem at 74% -11rem, oklch(0.420 0.105 190 / 0.34), transparent 70%), radial-gradient(46rem 20rem at 22% -10rem, oklch(0.420 0.140 298 / 0.26), transparent 70%)',
  gradientHeader:
    'linear-gradient(90deg, oklch(0.352 0.038 266), oklch(0.850 0.175 164) 24%, oklch(0.760 0.130 215) 44%, oklch(0.660 0.190 300) 62%, oklch(0.352 0.038 266) 86%)',
  roundness: 14,
  buttonRoundness: 12,
};

/** Violet night: violet as the main colour, pill buttons. */
const theme2: ThemeSettings = {
  ...theme1,
  ...headingWeights({ heading: 700, label: 600 }),
  backgroundColorBase: 'oklch(0.150 0.030 292)',
  backgroundColor0: 'oklch(0.172 0.036 292)',
  backgroundColor30: 'oklch(0.212 0.042 292)',
  backgroundColor60: 'oklch(0.252 0.048 292)',
  backgroundColor80: 'oklch(0.300 0.054 292)',
  backgroundColor90: 'oklch(0.356 0.060 292)',
  contrastColor60: 'oklch(0.600 0.060 292)',
  contrastColor30: 'oklch(0.324 0.050 292)',
  primaryColor: 'oklch(0.745 0.160 305)',
  primaryColorHover: 'oklch(0.795 0.135 305)',
  primaryColorContrast: 'oklch(0.170 0.055 300)',
  primaryColorText: 'oklch(0.800 0.125 305)',
  primaryColorSoft: 'oklch(0.300 0.090 300)',
  secondaryColor: 'oklch(0.850 0.170 164)',
  secondaryColorContrast: 'oklch(0.190 0.045 190)',
  focusColor: 'oklch(0.900 0.120 330)',
  scrimColor: 'oklch(0.135 0.034 292 / 0.84)',
  backdropColor: 'oklch(0.095 0.030 292 / 0.72)',
  gradientPrimary: 'linear-gradient(90deg, oklch(0.745 0.160 305), oklch(0.850 0.175 164))',
  gradientBackground:
    'radial-gradient(70rem 26rem at 30% -11rem, oklch(0.420 0.160 310 / 0.34), transparent 70%), radial-gradient(46rem 20rem at 82% -10rem, oklch(0.420 0.100 190 / 0.24), transparent 70%)',
  gradientHeader:
    'linear-gradient(90deg, oklch(0.356 0.060 292), oklch(0.745 0.160 305) 40%, oklch(0.850 0.175 164) 60%, oklch(0.356 0.060 292) 86%)',
  roundness: 20,
  buttonRoundness: 999,
};

/** Polar ice: blue-green surfaces, one cold light, narrow corners. */
const theme3: ThemeSettings = {
  ...theme1,
  headingFont: 'Outfit',
  backgroundColorBase: 'oklch(0.185 0.030 222)',
  backgroundColor0: 'oklch(0.212 0.034 222)',
  backgroundColor30: 'oklch(0.252 0.038 222)',
  backgroundColor60: 'oklch(0.290 0.042 222)',
  backgroundColor80: 'oklch(0.332 0.046 222)',
  backgroundColor90: 'oklch(0.380 0.050 222)',
  contrastColor80: 'oklch(0.800 0.026 220)',
  contrastColor60: 'oklch(0.650 0.040 220)',
  contrastColor30: 'oklch(0.352 0.040 222)',
  primaryColor: 'oklch(0.880 0.095 205)',
  primaryColorHover: 'oklch(0.925 0.075 205)',
  primaryColorContrast: 'oklch(0.205 0.045 222)',
  primaryColorText: 'oklch(0.880 0.095 205)',
  primaryColorSoft: 'oklch(0.325 0.060 210)',
  secondaryColor: 'oklch(0.860 0.130 100)',
  secondaryColorContrast: 'oklch(0.215 0.050 100)',
  focusColor: 'oklch(0.920 0.120 100)',
  negativeColor: 'oklch(0.790 0.125 22)',
  scrimColor: 'oklch(0.160 0.030 222 / 0.86)',
  backdropColor: 'oklch(0.110 0.026 222 / 0.72)',
  gradientPrimary: 'linear-gradient(90deg, oklch(0.925 0.075 205), oklch(0.720 0.120 235))',
  gradientBackground:
    'radial-gradient(80rem 22rem at 50% -10rem, oklch(0.480 0.080 205 / 0.36), transparent 70%)',
  gradientHeader:
    'linear-gradient(90deg, oklch(0.380 0.050 222), oklch(0.880 0.095 205) 50%, oklch(0.380 0.050 222))',
  roundness: 6,
  buttonRoundness: 6,
};

/** Themes of Aurora. */
export const auroraThemes: Themes = { theme1, theme2, theme3 };

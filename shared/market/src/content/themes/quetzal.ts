import type { Themes, ThemeSettings } from '../themeSettings.ts';
import { headingWeights, pictures, typeScale } from './foundation.ts';

/** Quetzal: flat colours on near-black green. */
const theme1: ThemeSettings = {
  ...pictures({ width: 150, height: 28 }),
  ...typeScale({ title: 0.86, display: 0.86, body: 16 }),
  ...headingWeights({ heading: 700, label: 700 }),
  bodyFont: 'Manrope',
  bodyLineHeight: 1.5,
  headingFont: 'Unbounded',
  backgroundColorBase: 'oklch(0.162 0.034 159)',
  backgroundColor0: 'oklch(0.195 0.040 158)',
  backgroundColor30: 'oklch(0.235 0.050 157)',
  backgroundColor60: 'oklch(0.275 0.058 156)',
  backgroundColor80: 'oklch(0.325 0.066 155)',
  backgroundColor90: 'oklch(0.382 0.074 154)',
  contrastColor100: 'oklch(0.968 0.028 105)',
  contrastColor80: 'oklch(0.795 0.050 135)',
  contrastColor60: 'oklch(0.625 0.090 150)',
  contrastColor30: 'oklch(0.352 0.062 156)',
  primaryColor: 'oklch(0.685 0.205 30)',
  primaryColorHover: 'oklch(0.735 0.180 34)',
  primaryColorContrast: 'oklch(0.165 0.035 40)',
  primaryColorText: 'oklch(0.775 0.145 36)',
  primaryColorSoft: 'oklch(0.330 0.085 38)',
  secondaryColor: 'oklch(0.835 0.195 128)',
  secondaryColorContrast: 'oklch(0.205 0.055 140)',
  tertiaryColor: 'oklch(0.835 0.105 210)',
  tertiaryColorSoft: 'oklch(0.325 0.060 210)',
  focusColor: 'oklch(0.920 0.175 108)',
  positiveColor: 'oklch(0.850 0.180 135)',
  positiveColorSoft: 'oklch(0.330 0.080 142)',
  negativeColor: 'oklch(0.785 0.125 18)',
  negativeColorSoft: 'oklch(0.310 0.085 15)',
  negativeColorFill: 'oklch(0.715 0.165 10)',
  negativeColorFillContrast: 'oklch(0.170 0.040 10)',
  warningColor: 'oklch(0.870 0.165 92)',
  warningColorSoft: 'oklch(0.345 0.065 95)',
  scrimColor: 'oklch(0.150 0.034 158 / 0.88)',
  scrimColorContrast: 'oklch(0.975 0.025 105)',
  backdropColor: 'oklch(0.110 0.030 158 / 0.78)',
  gradientPrimary:
    'linear-gradient(90deg, oklch(0.685 0.205 30) 0 34%, oklch(0.870 0.175 92) 34% 67%, oklch(0.835 0.195 128) 67%)',
  gradientBackground: 'none',
  gradientHeader:
    'linear-gradient(90deg, oklch(0.685 0.205 30) 0 34%, oklch(0.870 0.175 92) 34% 67%, oklch(0.835 0.195 128) 67%)',
  roundness: 12,
  buttonRoundness: 8,
};

/** Canopy: the leaf colour first and the parrot colour second, on brighter greens. */
const theme2: ThemeSettings = {
  ...theme1,
  backgroundColorBase: 'oklch(0.205 0.045 175)',
  backgroundColor0: 'oklch(0.238 0.050 174)',
  backgroundColor30: 'oklch(0.274 0.056 173)',
  backgroundColor60: 'oklch(0.308 0.062 172)',
  backgroundColor80: 'oklch(0.346 0.066 171)',
  backgroundColor90: 'oklch(0.392 0.070 170)',
  contrastColor80: 'oklch(0.810 0.050 150)',
  contrastColor60: 'oklch(0.670 0.085 160)',
  contrastColor30: 'oklch(0.372 0.062 172)',
  primaryColor: 'oklch(0.835 0.195 128)',
  primaryColorHover: 'oklch(0.880 0.175 126)',
  primaryColorContrast: 'oklch(0.205 0.055 140)',
  primaryColorText: 'oklch(0.850 0.180 128)',
  primaryColorSoft: 'oklch(0.355 0.085 140)',
  secondaryColor: 'oklch(0.715 0.190 32)',
  secondaryColorContrast: 'oklch(0.165 0.035 40)',
  negativeColor: 'oklch(0.800 0.115 18)',
  scrimColor: 'oklch(0.165 0.040 175 / 0.88)',
  backdropColor: 'oklch(0.120 0.034 175 / 0.78)',
  gradientPrimary:
    'linear-gradient(90deg, oklch(0.835 0.195 128) 0 34%, oklch(0.870 0.175 92) 34% 67%, oklch(0.715 0.190 32) 67%)',
  gradientHeader:
    'linear-gradient(90deg, oklch(0.835 0.195 128) 0 34%, oklch(0.870 0.175 92) 34% 67%, oklch(0.715 0.190 32) 67%)',
  roundness: 20,
  buttonRoundness: 14,
};

/** Macaw: rainforest at dusk, blue-black with feather yellow and blue. */
const theme3: ThemeSettings = {
  ...theme1,
  ...headingWeights({ heading: 800, label: 700 }),
  backgroundColorBase: 'oklch(0.160 0.045 262)',
  backgroundColor0: 'oklch(0.192 0.052 262)',
  backgroundColor30: 'oklch(0.232 0.060 262)',
  backgroundColor60: 'oklch(0.272 0.068 262)',
  backgroundColor80: 'oklch(0.320 0.076 262)',
  backgroundColor90: 'oklch(0.374 0.084 262)',
  contrastColor80: 'oklch(0.800 0.045 250)',
  contrastColor60: 'oklch(0.640 0.090 258)',
  contrastColor30: 'oklch(0.350 0.070 262)',
  primaryColor: 'oklch(0.870 0.175 92)',
  primaryColorHover: 'oklch(0.910 0.155 95)',
  primaryColorContrast: 'oklch(0.210 0.050 80)',
  primaryColorText: 'oklch(0.880 0.160 92)',
  primaryColorSoft: 'oklch(0.330 0.070 92)',
  secondaryColor: 'oklch(0.740 0.150 245)',
  secondaryColorContrast: 'oklch(0.170 0.055 258)',
  scrimColor: 'oklch(0.145 0.040 262 / 0.88)',
  backdropColor: 'oklch(0.110 0.034 262 / 0.78)',
  gradientPrimary:
    'linear-gradient(90deg, oklch(0.870 0.175 92) 0 34%, oklch(0.740 0.150 245) 34% 67%, oklch(0.685 0.205 30) 67%)',
  gradientHeader:
    'linear-gradient(90deg, oklch(0.870 0.175 92) 0 34%, oklch(0.740 0.150 245) 34% 67%, oklch(0.685 0.205 30) 67%)',
  roundness: 4,
  buttonRoundness: 4,
};

/** Themes of Quetzal. */
export const quetzalThemes: Themes = { theme1, theme2, theme3 };

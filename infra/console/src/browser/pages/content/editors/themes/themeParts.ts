import type { ColorSetting } from '@foyer/market/check-themes';
import type { ThemeName, ThemeSettings } from '@foyer/market/theme-settings';
import type { EditorProps } from '../editor.ts';

/** Properties of the fields of one theme. */
export interface ThemeFieldsProps extends EditorProps<ThemeSettings> {
  readonly theme: ThemeName;
}

type Picture = Extract<
  keyof ThemeSettings,
  'favicon16' | 'favicon32' | 'appleTouchIcon' | 'logo' | 'logoDesktop'
>;

/** Colours by part of the form. */
export const COLOR_GROUPS = {
  backgrounds: [
    'backgroundColorBase',
    'backgroundColor0',
    'backgroundColor30',
    'backgroundColor60',
    'backgroundColor80',
    'backgroundColor90',
  ],
  contrast: ['contrastColor100', 'contrastColor80', 'contrastColor60', 'contrastColor30'],
  accents: [
    'primaryColor',
    'primaryColorHover',
    'primaryColorContrast',
    'primaryColorText',
    'primaryColorSoft',
    'secondaryColor',
    'secondaryColorContrast',
    'tertiaryColor',
    'tertiaryColorSoft',
  ],
  states: [
    'focusColor',
    'positiveColor',
    'positiveColorSoft',
    'negativeColor',
    'negativeColorSoft',
    'negativeColorFill',
    'negativeColorFillContrast',
    'warningColor',
    'warningColorSoft',
    'scrimColor',
    'scrimColorContrast',
    'backdropColor',
  ],
} as const satisfies Readonly<Record<string, readonly ColorSetting[]>>;

export const GRADIENTS = ['gradientPrimary', 'gradientBackground', 'gradientHeader'] as const;
export const HEADING_LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const PICTURES = [
  'favicon16',
  'favicon32',
  'appleTouchIcon',
  'logo',
  'logoDesktop',
] as const satisfies readonly Picture[];

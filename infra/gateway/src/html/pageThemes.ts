import {
  DEFAULT_THEME,
  type PublishedThemes,
  type ThemeName,
  type Themes,
  type ThemeSettings,
} from '@foyer/market/theme-settings';
import { DELIVERED_THEMES, themesOf } from '@foyer/market/themes';
import { localVariation, type BrandId } from '@foyer/market';
import { brandChrome, brandFonts, themeCss } from '@foyer/theme/brand-css';
import type { FontStore } from '../assets/fontStore.ts';

/** Parts of a theme that a document contains. */
export interface PageTheme {
  readonly settings: ThemeSettings;
  /** Style sheet: fonts, variables, page background. */
  readonly css: string;
  /** Addresses of the fonts of the text that is painted first. */
  readonly fontPreloads: readonly string[];
  /** Colour of browser UI, hex. */
  readonly themeColor: string;
}

export interface PageThemes {
  /** Returns a theme of the brand; the first one for an unknown name. */
  of(brand: BrandId, name?: string): PageTheme;
  /** Returns a theme of the brand with settings that are not published. */
  draft(brand: BrandId, name: string, drafts: PublishedThemes): PageTheme;
}

/** Returns the current themes of a brand; a changed theme is a new object. */
export type ThemeSource = (brand: BrandId) => Themes;

/** Composes each theme once per change of its settings. */
export function createPageThemes(
  fonts: FontStore,
  source: ThemeSource = (brand) => DELIVERED_THEMES[brand],
): PageThemes {
  const composed = new Map<string, PageTheme>();
  return {
    of(brand, name = DEFAULT_THEME) {
      const theme: ThemeName = localVariation('theme', name);
      const settings = source(brand)[theme];
      const key = `${brand}/${theme}`;
      const known = composed.get(key);
      if (known?.settings === settings) return known;
      const page = compose(brand, settings, fonts);
      composed.set(key, page);
      return page;
    },
    draft: (brand, name, drafts) =>
      compose(brand, themesOf(brand, drafts)[localVariation('theme', name)], fonts),
  };
}

function compose(brand: BrandId, settings: ThemeSettings, fonts: FontStore): PageTheme {
  return {
    settings,
    css: themeCss(brand, { fontUrl: fonts.urlOf, settings }),
    fontPreloads: brandFonts(brand, settings)
      .filter((font) => font.preload)
      .map((font) => fonts.urlOf(font.module)),
    themeColor: brandChrome(brand, settings).themeColor,
  };
}

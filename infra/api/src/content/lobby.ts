import type * as Types from '@foyer/graphql/lobby';
import type { BrandId } from '@foyer/market';
import { DEFAULT_THEME, THEME_NAMES, type Themes } from '@foyer/market/theme-settings';
import type { ApiContext } from '../server/graphql/context.ts';

export interface LobbyDeps {
  /** Current settings of the brand's themes. */
  themesOf(brand: BrandId): Themes;
}

export function createLobbyResolvers(deps: LobbyDeps) {
  return {
    Query: {
      lobbySettings: (_: unknown, __: unknown, { brand }: ApiContext): Types.LobbySettings => ({
        brand: brand.id,
        siteDataName: brand.siteDataName,
        license: brand.licence,
        operator: brand.operator,
        abTests: brand.abTests.map((test) => ({
          name: test.name,
          variants: test.variants.map((variant) => ({ ...variant })),
        })),
        layout: brand.layout,
        title: brand.title,
        automaticAcceptedCookiesCountries: [...brand.automaticAcceptedCookiesCountries],
      }),
      themeSettings(
        _: unknown,
        { theme }: Types.QuerythemeSettingsArgs,
        { brand }: ApiContext,
      ): Types.ThemeSettings | null {
        const name = THEME_NAMES.find((known) => known === (theme ?? DEFAULT_THEME));
        return name === undefined ? null : { theme: name, ...deps.themesOf(brand.id)[name] };
      },
    },
  };
}

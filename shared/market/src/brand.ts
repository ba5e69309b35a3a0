import type { Locale } from '@foyer/links';
import type { BrandToggle, LicenceId } from './licences/licenceFeatures.ts';
import type { PayAndPlayFlow } from './payAndPlay.ts';
import type { OperatorId } from './operators/operators.ts';

export const BRANDS = ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'] as const;
export type BrandId = (typeof BRANDS)[number];

export const DEFAULT_BRAND: BrandId = 'aurora';

/** requirements/entities#lobby-settings, plus properties of a brand that only this data has. */
export interface Brand {
  readonly id: BrandId;
  /** `siteDataName` of requirements/entities#lobby-settings. */
  readonly siteDataName: string;
  readonly title: string;
  readonly licence: LicenceId;
  readonly operator: OperatorId;
  readonly layout: 'default' | 'layout1' | 'layout2';
  /** The country a request without a better answer is taken to come from, ISO 3166. */
  readonly homeCountry: string;
  /** Countries whose players may register; registration from any other one is refused with an explanation. */
  readonly countries: readonly string[];
  readonly currency: string;
  readonly locales: readonly { readonly locale: Locale; readonly isDefault: boolean }[];
  readonly authentication: 'oidc' | 'custom' | 'keycloak';
  /** Bank and provider logins that open an account and pay the first deposit in one, in the order they are offered; none where the operator does not want them. */
  readonly payAndPlay: readonly PayAndPlayFlow[];
  readonly toggles: readonly BrandToggle[];
  readonly abTests: readonly {
    readonly name: string;
    readonly variants: readonly { readonly name: string; readonly weight: number }[];
  }[];
  readonly automaticAcceptedCookiesCountries: readonly string[];
  readonly supportEmail: string;
}

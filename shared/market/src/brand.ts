import type { Locale } from '@foyer/links';
import type { BrandToggle, LicenceId } from './licences/licenceFeatures.ts';
import type { LocalFlag } from './localFlags.ts';
import type { PayAndPlayFlow } from './payAndPlay.ts';
import type { OperatorId } from './operators/operators.ts';

export const BRANDS = ['aurora', 'tuli', 'caravel', 'zephyra', 'quetzal'] as const;
export type BrandId = (typeof BRANDS)[number];

export const DEFAULT_BRAND: BrandId = 'aurora';

export function isBrandId(text: string): text is BrandId {
  return (BRANDS as readonly string[]).includes(text);
}

/** A brand as in requirements/entities#lobby-settings, with properties that only the market data has. */
export interface Brand {
  readonly id: BrandId;
  /** `siteDataName` of requirements/entities#lobby-settings. */
  readonly siteDataName: string;
  readonly title: string;
  readonly licence: LicenceId;
  readonly operator: OperatorId;
  readonly layout: 'default' | 'layout1' | 'layout2';
  /** Country assumed for a request whose country is unknown, ISO 3166. */
  readonly homeCountry: string;
  /**
   * Countries whose players may register, ISO 3166; registration from others is refused with an explanation.
   */
  readonly countries: readonly string[];
  readonly currency: string;
  readonly locales: readonly { readonly locale: Locale; readonly isDefault: boolean }[];
  readonly authentication: 'oidc' | 'custom' | 'keycloak';
  /**
   * Login flows that open an account and pay the first deposit in one step, in the order they are offered;
   * empty if the operator does not offer them.
   */
  readonly payAndPlay: readonly PayAndPlayFlow[];
  readonly toggles: readonly BrandToggle[];
  /** Variations of local flags that differ from the first one. */
  readonly variations?: Readonly<Partial<Record<LocalFlag, string>>>;
  readonly abTests: readonly {
    readonly name: string;
    readonly variants: readonly { readonly name: string; readonly weight: number }[];
  }[];
  readonly automaticAcceptedCookiesCountries: readonly string[];
  readonly supportEmail: string;
}

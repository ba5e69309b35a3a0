import type { ReleaseSet } from '../releases/release-set.ts';

/** Level of page settings that the gateway resolves per request and inlines as `<script type="application/json" id="foyer-page">`. */
export interface PageData {
  readonly brand: string;
  readonly siteTitle: string;
  /** requirements/entities#lobby-settings Lobby settings. */
  readonly license: string;
  readonly operator: string;
  readonly layout: 'default' | 'layout1' | 'layout2';
  readonly theme: string;
  readonly abTests: readonly {
    readonly name: string;
    readonly variants: readonly { readonly name: string; readonly weight: number }[];
  }[];
  /** ISO 3166 codes; in these countries every cookie category is accepted automatically (requirements/entities#lobby-settings). */
  readonly automaticAcceptedCookiesCountries: readonly string[];
  /** Locale of this page, one of the known segments. */
  readonly locale: string;
  readonly locales: readonly LocaleSetting[];
  /** Country of the request by its address, upper-case ISO 3166. */
  readonly ipCountry: string;
  /** Upper-case region, only for CA (requirements/entities#country-context). */
  readonly subDivision: string | null;
  readonly authentication: {
    readonly integration: 'oidc' | 'custom' | 'keycloak';
    readonly authority: string;
    readonly clientId: string;
  };
  /** Origin of the game provider's frames. */
  readonly gamesOrigin: string;
  /** Server time when the page was composed, ms since the epoch: countdowns use the offset, never the local clock alone. */
  readonly serverTime: number;
  readonly mode: 'development' | 'production';
  /** How many of the pages that may measure do. */
  readonly timingsPercent: number;
  readonly releases: ReleaseSet;
  /** Public half of the key that signs what runs (Ed25519, base64url): from here on this page takes no set that it did not sign. */
  readonly releaseKey?: string;
}

export interface LocaleSetting {
  readonly locale: string;
  readonly pathPrefix: string;
  readonly isDefault: boolean;
  /** The language's own name for itself. */
  readonly label: string;
}

export const PAGE_DATA_ELEMENT_ID = 'foyer-page';

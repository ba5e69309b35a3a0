import type { ReleaseSet } from '../releases/release-set.ts';

/** Settings of the brand that staff may publish while the page is open; `/page-settings` has the current ones. */
export interface PageSettings {
  /** Name of the brand's theme. */
  readonly theme: string;
  readonly abTests: readonly {
    readonly name: string;
    readonly variants: readonly { readonly name: string; readonly weight: number }[];
  }[];
  /** Toggles that are on and the decided variation of every local flag; absent from a gateway that does not deliver them. */
  readonly features?: {
    readonly toggles: readonly string[];
    readonly variations: Readonly<Record<string, string>>;
  };
  /** Changes with every publication of the brand's content; absent in pages of an older gateway. */
  readonly contentTag?: string;
}

/**
 * Page settings that the gateway resolves per request and inlines as `<script type="application/json"
 * id="foyer-page">`.
 */
export interface PageData extends PageSettings {
  readonly brand: string;
  readonly siteTitle: string;
  /** requirements/entities#lobby-settings Lobby settings. */
  readonly license: string;
  readonly operator: string;
  readonly layout: 'default' | 'layout1' | 'layout2';
  /**
   * ISO 3166 codes of countries in which every cookie category is accepted automatically
   * (requirements/entities#lobby-settings).
   */
  readonly automaticAcceptedCookiesCountries: readonly string[];
  /** Locale of this page, a known locale segment. */
  readonly locale: string;
  readonly locales: readonly LocaleSetting[];
  /** Country of the client's IP address, upper-case ISO 3166. */
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
  /**
   * Server time of the response, ms since the epoch: countdowns use the offset instead of the device's
   * clock.
   */
  readonly serverTime: number;
  readonly mode: 'development' | 'production';
  /** Percentage of pages that report timings, of those with consent. */
  readonly timingsPercent: number;
  /** Absent while errors of pages are not reported (requirements/errors#error-reporting). */
  readonly errorReporting?: {
    /** Share of pages that report, from 0 to 1. */
    readonly sampleRate: number;
    readonly environment: string;
  };
  /**
   * Effective protection of the players, `Protection` of shared/market
   * (requirements/regulation#protection-modes). Gateways before ADR 0226 send it for strict operators only.
   */
  readonly protection?: { readonly licence: object; readonly features: readonly string[] };
  /** Present in the browser of staff who preview unpublished content; `until` is ISO 8601. */
  readonly contentPreview?: { readonly until: string };
  /** `Brand` and `Operator` of shared/market; absent in pages of gateways before ADR 0226. */
  readonly market?: { readonly brand: object; readonly operator: object };
  readonly releases: ReleaseSet;
  /** Public Ed25519 key, base64url; the page accepts only release sets signed with it. */
  readonly releaseKey?: string;
}

export interface LocaleSetting {
  readonly locale: string;
  readonly pathPrefix: string;
  readonly isDefault: boolean;
  /** Name of the language in that language. */
  readonly label: string;
}

export const PAGE_DATA_ELEMENT_ID = 'foyer-page';

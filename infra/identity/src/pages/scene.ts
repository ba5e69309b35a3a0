import { languageTag, type TranslatedLocale } from '@foyer/links';
import {
  resolveMarket,
  type BrandFeatures,
  type BrandId,
  type Market,
  type ProtectionMode,
} from '@foyer/market';
import type { TextValues } from '@foyer/runtime';
import { brandFeatures } from '../features/features.ts';
import { translate, type MessageId } from './messages.ts';

/** Data of the page that forms and fields need. */
export interface FormScene {
  readonly relyingParty: string | undefined;
  /** Present inside an interaction. */
  readonly interaction: { readonly path: string; readonly formToken: string } | undefined;
  t(id: MessageId, values?: TextValues): string;
}

/** The context in which a page is shown. */
export interface Scene extends FormScene {
  readonly brand: BrandId;
  readonly market: Market;
  readonly features: BrandFeatures;
  readonly locale: TranslatedLocale;
  /** BCP 47, for `lang` and Intl. */
  readonly language: string;
  /** `/realms/{brand}` */
  readonly base: string;
  readonly home: string;
  readonly nonce: string;
  readonly interaction:
    | { readonly path: string; readonly formToken: string; readonly registerHref: string }
    | undefined;
}

export interface SceneInput {
  readonly brand: BrandId;
  readonly country: string | undefined;
  /** Mode of player protection that the instance demands at least. */
  readonly protectionMode: ProtectionMode | undefined;
  readonly locale: TranslatedLocale;
  readonly nonce: string;
  readonly relyingParty: string | undefined;
  readonly interaction?: Scene['interaction'];
}

export function createScene(input: SceneInput): Scene {
  const market = resolveMarket({
    brand: input.brand,
    country: input.country,
    protectionMode: input.protectionMode,
  });
  return {
    brand: input.brand,
    market,
    features: brandFeatures(input.brand),
    locale: input.locale,
    language: languageTag(input.locale),
    base: `/realms/${input.brand}`,
    home: '/',
    nonce: input.nonce,
    relyingParty: input.relyingParty,
    interaction: input.interaction,
    t: (id, values = {}) => translate(input.locale, id, { brand: market.brand.title, ...values }),
  };
}

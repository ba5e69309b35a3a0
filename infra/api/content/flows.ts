import { brands, type BrandId, type PayAndPlayFlow } from '@foyer/market';

/** Registration flows by country and sign-in flows of a brand (requirements/entities#site-settings, flowSettings). */
export function flowsOf(brand: BrandId): {
  readonly registrations: readonly { readonly countryCode: string; readonly flow: 'Identity' }[];
  readonly login: readonly ('Identity' | PayAndPlayFlow)[];
} {
  return {
    registrations: brands[brand].countries.map((countryCode) => ({ countryCode, flow: 'Identity' })),
    login: ['Identity', ...brands[brand].payAndPlay],
  };
}

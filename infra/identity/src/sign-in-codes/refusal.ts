import { isBrandId, resolveMarket } from '@foyer/market';
import * as v from 'valibot';
import { brandFeatures } from '../features/features.ts';
import type { Services } from '../services.ts';

/** A connection as the gateway reported it to the api. */
export const connectionSchema = v.object({
  from: v.object({
    address: v.pipe(v.string(), v.maxLength(60)),
    country: v.pipe(v.string(), v.maxLength(2)),
    userAgent: v.pipe(v.string(), v.maxLength(300)),
  }),
  isUnsafe: v.boolean(),
});

export type Connection = v.InferOutput<typeof connectionSchema>;

/** Reasons for which a page of the product may not sign in by code. */
export type CodeRefusal = 'UNSAFE_CONNECTION' | 'FORBIDDEN_COUNTRY' | 'NOT_OFFERED';

/**
 * Refuses before any code is sent or compared, as the pages of the identity server do, and records the case
 * (requirements/errors#tracking-cases).
 */
export async function refusalOf(
  { events, settings }: Services,
  brand: string,
  { from, isUnsafe }: Connection,
): Promise<CodeRefusal | undefined> {
  if (!isBrandId(brand) || !brandFeatures(brand).has('IdentityServer')) return 'NOT_OFFERED';
  if (isUnsafe) {
    await events.record({ kind: 'LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION', brand, from });
    return 'UNSAFE_CONNECTION';
  }
  const market = resolveMarket({ brand, country: from.country, protectionMode: settings.protectionMode });
  if (market.brand.countries.includes(market.country)) return undefined;
  await events.record({ kind: 'LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY', brand, from });
  return 'FORBIDDEN_COUNTRY';
}

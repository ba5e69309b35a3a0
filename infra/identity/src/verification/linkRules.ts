import type { BrandId } from '@foyer/market';
import { mostPublicOrigin } from '../realm/origins.ts';
import type { Services } from '../services.ts';

/** Emails with a link per player, so that they cannot flood the mailbox of another person. */
export const EMAIL_LIMIT = { failures: 5, minutes: 60 } as const;

/** The origin of the requesting page if it belongs to the brand; otherwise the brand's most public one. */
export function originFor({ origins }: Services, brand: BrandId, requested: unknown): string {
  if (typeof requested === 'string' && origins.get(requested)?.brand === brand) return requested;
  return mostPublicOrigin(origins, brand);
}

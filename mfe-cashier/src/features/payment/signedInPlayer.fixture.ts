import type { BrandId } from '@foyer/market';
import { fakeServices, signedInSession, type FakeServices } from '@foyer/platform/testing';

/** Services of the page at `path` with a signed-in player. */
export function signedInPlayer(path: string, brand: BrandId = 'aurora', now?: number): FakeServices {
  const services = fakeServices({ path, brand, ...(now !== undefined && { now }) });
  services.session.set(signedInSession());
  return services;
}

import type { BrandId } from '@foyer/market';
import type { SiteSettings } from '@foyer/market/content';

/** Compiled site settings with gamification enabled for the brand's client at the engagement service. */
export function openEngagement(brand: BrandId, site: SiteSettings): SiteSettings {
  return {
    ...site,
    gamificationSettings: { ...site.gamificationSettings, enabled: true, clientId: `${brand}-web` },
  };
}

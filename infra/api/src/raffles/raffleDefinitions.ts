import { brands, BRANDS, licences } from '@foyer/market';
import type { RafflePrizes } from '@foyer/market/raffle-rules';
import type { Content } from '../content/contentReader.ts';
import type { CatalogueStore } from '../games/catalogueStore.ts';

/** A raffle that staff have published, for the raffle service. */
export interface RaffleDefinition {
  readonly brand: string;
  readonly timeZone: string;
  readonly startsOn: string | null;
  readonly studioId: string;
  readonly studioSlug: string;
  readonly prizes: RafflePrizes;
}

export interface RaffleDefinitionDeps {
  readonly content: Pick<Content, 'of'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

/** Raffles of all brands that have them enabled; a studio that the catalogue does not have is omitted. */
export function raffleDefinitions({ content, catalogue }: RaffleDefinitionDeps): readonly RaffleDefinition[] {
  const { studioBySlug } = catalogue.current();
  return BRANDS.flatMap((brand) => {
    const { enabled, raffles } = content.of(brand).sections.site.raffleSettings;
    if (!enabled) return [];
    const { timeZone } = licences[brands[brand].licence];
    return raffles.flatMap(({ startsOn, prizes, gameStudio }) => {
      const studio = studioBySlug.get(gameStudio.slug);
      return studio
        ? [{ brand, timeZone, startsOn, prizes, studioId: studio.id, studioSlug: studio.slug }]
        : [];
    });
  });
}

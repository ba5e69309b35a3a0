import { brands, type BrandId } from '@foyer/market';
import type { ContentBodies } from '@foyer/market/content';
import type { Clock } from '@foyer/runtime';
import type { CatalogueStore } from '../games/catalogueStore.ts';
import { catalogueIn } from '../games/territories.ts';
import type { Content } from './contentReader.ts';

/** Things that content may name, and the live content that a change must not contradict. */
export interface ContentReferences {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly live: Pick<ContentBodies, 'calendars' | 'levels' | 'missions'>;
  /** Slugs of the games that players of the brand can play in at least one of its countries. */
  readonly games: ReadonlySet<string>;
  /** Slugs of the studios of these games. */
  readonly studios: ReadonlySet<string>;
}

export interface ReferenceDeps {
  readonly clock: Clock;
  readonly content: Pick<Content, 'of'>;
  readonly catalogue: Pick<CatalogueStore, 'current'>;
}

/** The references of a brand. Without a catalogue no game exists, so that content which names one is refused. */
export function referencesOf(
  { clock, content, catalogue }: ReferenceDeps,
  brand: BrandId,
): ContentReferences {
  const { countries, currency } = brands[brand];
  const snapshot = catalogue.current();
  const games = countries
    .flatMap((country) => catalogueIn(snapshot, [{ country }]).games)
    .filter(({ stakes }) => stakes[currency] !== undefined);
  return {
    now: clock(),
    live: content.of(brand).sections,
    games: new Set(games.map(({ slug }) => slug)),
    studios: new Set(
      games.flatMap(({ studioId }) => {
        const studio = snapshot.studioById.get(studioId);
        return studio ? [studio.slug] : [];
      }),
    ),
  };
}

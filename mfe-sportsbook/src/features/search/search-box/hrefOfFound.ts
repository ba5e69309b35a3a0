import { hrefTo, type Locale } from '@foyer/links';
import type { Found } from '../boardSearch.ts';

/** Address of a search result. */
export function hrefOfFound(locale: Locale, found: Found): string {
  switch (found.kind) {
    case 'sport':
      return hrefTo(locale, 'sports-sport', { sport: found.sport });
    case 'competition': {
      const { sport, id } = found.competition;
      return hrefTo(locale, 'sports-competition', { sport, competition: id });
    }
    case 'event':
      return hrefTo(locale, 'sports-event', { event: found.event.id });
  }
}

import { RACING } from '@foyer/kernel/sports-contests';
import { hrefTo, type Locale } from '@foyer/links';
import type { Found } from '../boardSearch.ts';

/** Address of a search result. */
export function hrefOfFound(locale: Locale, found: Found): string {
  switch (found.kind) {
    case 'sport':
      if (found.sport === RACING) return hrefTo(locale, 'sports-racing');
      return hrefTo(locale, 'sports-sport', { sport: found.sport });
    case 'competition': {
      const { sport, id } = found.competition;
      return hrefTo(locale, 'sports-competition', { sport, competition: id });
    }
    case 'event':
      return hrefTo(locale, 'sports-event', { event: found.event.id });
    case 'contest':
    case 'runner':
      return hrefTo(locale, 'sports-contest', { contest: found.contest.id });
  }
}

/** Text that only this result has: several runners have the address of their race. */
export function keyOfFound(locale: Locale, found: Found): string {
  return `${hrefOfFound(locale, found)} ${found.kind === 'runner' ? found.runner.id : ''}`;
}

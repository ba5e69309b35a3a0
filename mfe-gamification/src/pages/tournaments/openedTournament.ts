import { hrefTo, withQuery, type Locale } from '@foyer/links';

const PARAMETER = 'tournament';

/** Id of the tournament that the address shows alone; undefined for the list. */
export function openedTournamentId(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined;
}

/** Address of one tournament. */
export function hrefToTournament(locale: Locale, id: string): string {
  return withQuery(hrefTo(locale, 'tournaments'), { [PARAMETER]: id });
}

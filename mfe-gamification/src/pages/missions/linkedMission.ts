import { hrefTo, withQuery, type Locale } from '@foyer/links';

const PARAMETER = 'mission';

/** Id of the mission that the address names; undefined without one. */
export function linkedMissionId(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined;
}

/** Address of the missions page, with one mission in view. */
export function hrefToMission(locale: Locale, id: string): string {
  return withQuery(hrefTo(locale, 'missions'), { [PARAMETER]: id });
}

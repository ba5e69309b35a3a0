/** Journeys that a change of one remote can affect, by the folder of the remote. */
const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  'mfe-account': ['journeys/accounts', 'journeys/mainJob'],
  'mfe-cashier': ['journeys/cashier', 'journeys/depositLink'],
  'mfe-casino': ['journeys/browsing', 'journeys/playForReal'],
  'mfe-gamification': ['journeys/rewards'],
  'mfe-jackpot-raffle': ['journeys/jackpot'],
  'mfe-sportsbook': ['journeys/sports'],
};
/** Breaks the affected remotes only (`FOYER_E2E_CHANGED`). */
const FAILURE_MATRIX = 'resilience/failureMatrix';
/** Packages that no journey runs. */
const WITHOUT_JOURNEYS = ['infra/cli'];

/**
 * Filters for Playwright's file names; an empty list means all journeys, undefined none.
 * A package that is not a remote can affect every page.
 */
export function journeysOf(folders: readonly string[]): readonly string[] | undefined {
  const relevant = folders.filter((folder) => !WITHOUT_JOURNEYS.includes(folder));
  if (relevant.length === 0) return undefined;
  if (relevant.some((folder) => !(folder in JOURNEYS))) return [];
  return [...relevant.flatMap((folder) => JOURNEYS[folder] ?? []), FAILURE_MATRIX];
}

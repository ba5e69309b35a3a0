import type { Mission } from '@foyer/kernel/engagement';

/** Missions beside a game; more would distract from it. */
const MAX_SHOWN = 3;

/** A game as missions count it. */
export interface CountedGame {
  readonly gameSlug: string;
  readonly studioId: string;
}

/** A running mission with its tasks that bets in one game count for. */
export interface CountingMission {
  readonly mission: Mission;
  readonly tasks: Mission['tasks'];
}

/** Missions that bets in the game bring forward now, those about fewer games first. */
export function countingMissions(
  missions: readonly Mission[],
  game: CountedGame,
): readonly CountingMission[] {
  return missions
    .filter(({ label }) => label === 'going')
    .map((mission) => ({ mission, tasks: mission.tasks.filter((task) => counts(task, game)) }))
    .filter(({ tasks }) => tasks.length > 0)
    .toSorted((one, other) => Number(isGeneral(one)) - Number(isGeneral(other)))
    .slice(0, MAX_SHOWN);
}

function counts({ countedGames }: Mission['tasks'][number], { gameSlug, studioId }: CountedGame): boolean {
  return (
    countedGames !== undefined &&
    (countedGames.games?.includes(gameSlug) ?? true) &&
    (countedGames.studios?.includes(studioId) ?? true)
  );
}

function isGeneral({ tasks }: CountingMission): boolean {
  return tasks.every(({ countedGames }) => countedGames?.games === null && countedGames.studios === null);
}

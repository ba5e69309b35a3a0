import type { Mission, MissionLabel } from '@foyer/kernel/engagement';

/** Labels in the order of the page: rewards that wait come first. */
export const LABEL_ORDER: readonly MissionLabel[] = ['claim', 'going', 'locked', 'incomplete', 'completed'];

/** Missions with one label. */
export interface MissionGroup {
  readonly label: MissionLabel;
  readonly missions: readonly Mission[];
}

/** Missions by label, without empty groups. */
export function missionGroups(missions: readonly Mission[]): readonly MissionGroup[] {
  return LABEL_ORDER.map((label) => ({
    label,
    missions: missions.filter((mission) => mission.label === label),
  })).filter((group) => group.missions.length > 0);
}

/**
 * Instants at which a mission changes without an action: a start, an end, the end of a claim or the next run. Null
 * where none is planned.
 */
export function changesOf(mission: Mission): readonly (string | null)[] {
  return [mission.activeFrom, mission.activeTill, mission.endsAt, mission.claimBy, mission.nextRunAt];
}

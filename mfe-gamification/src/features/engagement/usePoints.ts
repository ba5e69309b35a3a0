import {
  ENGAGEMENT_PATHS,
  levelAnswerSchema,
  pointsAnswerSchema,
  type LevelAnswer,
  type PointsAnswer,
} from '@foyer/kernel/engagement';
import { useServices } from '@foyer/platform';
import { useEngagement, type EngagementView } from './useEngagement.ts';

/** Points of the player: balance, earning rule, value in money and the newest entries of the history. */
export function usePoints(): EngagementView<PointsAnswer> {
  const { locale } = useServices();
  return useEngagement(`${ENGAGEMENT_PATHS.points}?locale=${locale}`, pointsAnswerSchema, 'points');
}

/** The player's level, the next one, and the table of levels; read again with the points, which it depends on. */
export function useLevel(): EngagementView<LevelAnswer> {
  const { locale } = useServices();
  return useEngagement(`${ENGAGEMENT_PATHS.level}?locale=${locale}`, levelAnswerSchema, 'points');
}

import { Skeleton } from '@foyer/ui';
import type { ReactNode } from 'react';
import { LevelSummary } from '../../features/engagement/level-summary/LevelSummary.tsx';
import { ParticipationWidget } from '../../features/engagement/EngagementGate.tsx';
import { useParticipation } from '../../features/engagement/useParticipation.ts';
import { useLevel, usePoints } from '../../features/engagement/usePoints.ts';
import { LoyaltyContent, type LoyaltyContentProps } from './LoyaltyContent.tsx';

interface PlayerLoyaltyProps extends LoyaltyContentProps {
  /** The level that the api read at the engagement service, from 1; undefined until it has answered. */
  readonly firstLevel: number | undefined;
}

/** The loyalty program for a player: with the opt-in, and with level and points once the player takes part. */
export function PlayerLoyalty({ firstLevel, ...props }: PlayerLoyaltyProps) {
  const participation = useParticipation();
  const takesPart = participation.isOptedIn === true && participation.blocks.length === 0;
  const widget = (
    <ParticipationWidget participation={participation} skeleton={<Skeleton shape="block" height="10rem" />} />
  );
  return takesPart ? (
    <OwnLoyalty {...props} firstLevel={firstLevel} widget={widget} />
  ) : (
    <LoyaltyContent {...props} isOpen={false} widget={widget} />
  );
}

/**
 * Shows one level only: the engagement service's own answer replaces the api's, which is an earlier reading of the
 * same service, and 1 if that reading failed. After a failure here it may be that default, so no rank is marked.
 */
function OwnLoyalty({ widget, firstLevel, ...props }: PlayerLoyaltyProps & { readonly widget: ReactNode }) {
  const level = useLevel();
  const points = usePoints();
  return (
    <LoyaltyContent
      {...props}
      isOpen
      level={level.answer?.level ?? (level.status === 'loading' ? firstLevel : undefined)}
      own={<LevelSummary points={points} level={level} />}
      widget={widget}
    />
  );
}

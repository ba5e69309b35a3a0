import type { AccountDashboardQuery } from '../../Dashboard.generated.ts';

export type Player = NonNullable<AccountDashboardQuery['viewer']>['player'];

export interface DetailsCardProps {
  /** Undefined while loading. */
  readonly player: Player | undefined;
}

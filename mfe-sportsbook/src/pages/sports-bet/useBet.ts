import { useQuery } from '@apollo/client/react';
import { useRefetchOn } from '@foyer/platform';
import { REFRESH_MS } from '../../features/my-bets/live/useLiveBets.ts';
import type { PlacedBetFragment } from '../../features/placement/Placement.generated.ts';
import { SportsBetDocument, type SportsDisputeFieldsFragment } from './SportsBet.generated.ts';

export type BetState =
  | { readonly status: 'loading' | 'failed' | 'gone' }
  | {
      readonly status: 'ready';
      readonly bet: PlacedBetFragment;
      /** Newest first. */
      readonly disputes: readonly SportsDisputeFieldsFragment[];
    };

/** A bet of the player with its disputes, read again while it can change. */
export function useBet(id: string): { readonly state: BetState; retry(): void } {
  const { data, error, refetch } = useQuery(SportsBetDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    // a settled bet can be corrected, and a dispute answered
    pollInterval: REFRESH_MS,
  });
  useRefetchOn('wallet.changed', refetch);
  return {
    state: stateOf(data?.viewer ?? undefined, error !== undefined),
    retry: () => void refetch(),
  };
}

function stateOf(
  viewer:
    | {
        readonly sportsBet: PlacedBetFragment | null;
        readonly sportsDisputes: readonly SportsDisputeFieldsFragment[];
      }
    | undefined,
  isFailed: boolean,
): BetState {
  if (!viewer) return { status: isFailed ? 'failed' : 'loading' };
  if (!viewer.sportsBet) return { status: 'gone' };
  return { status: 'ready', bet: viewer.sportsBet, disputes: viewer.sportsDisputes };
}

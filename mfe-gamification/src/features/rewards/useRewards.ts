import { useQuery } from '@apollo/client/react';
import { ignoreError } from '@foyer/kernel';
import { useEffect, useReducer, useRef, useState } from 'react';
import type { RewardBlock } from '@foyer/graphql/main';
import { followSubscription, oneAtATime, SEPARATE_REQUESTS, useServices } from '@foyer/platform';
import { isAddedByUpdate, rewardList, type RewardEntry } from './rewardList.ts';
import { isPlayable } from './freeSpins.ts';
import { PlayerRewardsDocument } from './PlayerRewards.generated.ts';
import { RemoveRewardsDocument } from './RemoveRewards.generated.ts';
import { RewardsContextSubscriptionDocument } from './RewardsContext.generated.ts';
import { useClaim } from './useClaim.ts';

/** The rewards of the page and the actions on them. */
export interface RewardsStore {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly isBusy: boolean;
  readonly entries: readonly RewardEntry[];
  /** Reasons why no reward can be claimed, most severe first. */
  readonly blocks: readonly RewardBlock[];
  reload(): void;
  claim(entry: RewardEntry): void;
  /** Removes claimed rewards from the list, here and in other tabs. */
  removeClaimed(): void;
}

/**
 * The only reader and subscriber of the player's rewards (requirements/states#rewards,
 * requirements/interfaces#main-api-operations).
 */
export function useRewards(): RewardsStore {
  const { apollo, telemetry } = useServices();
  const [entries, dispatch] = useReducer(rewardList, []);
  const [refusedFor, setRefusedFor] = useState<readonly RewardBlock[]>();
  // Always refetched: rewards read by another page of this visit may have been claimed since.
  const { data, error, loading, refetch } = useQuery(PlayerRewardsDocument, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    context: SEPARATE_REQUESTS,
  });
  const viewer = data?.viewer;

  useEffect(() => {
    if (!viewer) return;
    const claimable = viewer.playerRewards.edges.map(({ node }) => node);
    dispatch({ type: 'listed', rewards: [...viewer.freeSpins, ...claimable] });
  }, [viewer]);

  // The stream is outside React.
  const known = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (viewer) known.current = new Set(entries.map((entry) => entry.assignationId));
  }, [viewer, entries]);
  useEffect(() => {
    const reload = oneAtATime(() => refetch().catch(ignoreError('the query shows its own error')));
    return followSubscription(apollo, RewardsContextSubscriptionDocument, {
      onData({ rewardUpdated: update }) {
        dispatch({ type: 'updated', update });
        // The list may miss an update that arrives before it, and the update is not in the page's language,
        // so the list is refetched.
        if (
          known.current === undefined ||
          (!known.current.has(update.assignationId) && isAddedByUpdate(update))
        )
          void reload();
      },
      onOpen: () => void reload(),
    });
  }, [apollo, refetch]);

  const claim = useClaim({ dispatch, onBlocked: setRefusedFor });

  function reload(): void {
    setRefusedFor(undefined);
    void refetch().catch(ignoreError('the query shows its own error'));
  }

  function removeClaimed(): void {
    const assignationIds = entries
      .filter((entry) => entry.status === 'Credited' && !isPlayable(entry))
      .map((entry) => entry.assignationId);
    dispatch({ type: 'credited-removed' });
    // Already removed from this list. If the request fails, other tabs keep the rewards until they refetch.
    void apollo
      .mutate({ mutation: RemoveRewardsDocument, variables: { assignationIds } })
      .catch((failure: unknown) => telemetry.failed('remove-rewards', failure));
  }

  return {
    status: viewer ? 'ready' : error ? 'failed' : 'loading',
    isBusy: loading,
    entries,
    blocks: refusedFor ?? viewer?.rewardBlocks ?? [],
    reload,
    claim,
    removeClaimed,
  };
}

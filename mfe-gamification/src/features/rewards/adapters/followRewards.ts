import type { ApolloClient } from '@apollo/client';
import type { ListedReward } from '../rewardList.ts';
import { RewardsContextSubscriptionDocument } from '../RewardsContext.generated.ts';

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

export interface RewardListener {
  updated(update: ListedReward): void;
  /** The stream broke and is open again: changes in between have to be fetched. */
  resumed(): void;
}

/**
 * Streams every change of the player's rewards while the page is shown and reconnects with growing delays.
 * Returns a function that ends it.
 */
export function followRewards(apollo: ApolloClient, listener: RewardListener): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: { unsubscribe(): void } | undefined;
  let failures = 0;

  function again(): void {
    const delay = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    timer = setTimeout(
      () => {
        open();
        listener.resumed();
      },
      delay * (0.5 + Math.random() / 2),
    ); // requirements/constants#sockets: jitter 0.5
  }

  function open(): void {
    current = apollo.subscribe({ query: RewardsContextSubscriptionDocument }).subscribe({
      next: ({ data }) => {
        if (!data) return;
        failures = 0;
        listener.updated(data.rewardUpdated);
      },
      error: again,
      complete: again,
    });
  }

  open();
  return () => {
    clearTimeout(timer);
    current?.unsubscribe();
  };
}

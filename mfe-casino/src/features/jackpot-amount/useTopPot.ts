import type { Money } from '@foyer/money';
import { followSubscription, useServices } from '@foyer/platform';
import { useEffect, useState } from 'react';
import { FollowGameFeedDocument } from './JackpotAmount.generated.ts';
import { readTopPot } from './readTopPot.ts';

/** The largest pot as the feed of the lobby reports it, live; undefined until it is known. */
export function useTopPot(): Money | undefined {
  const { apollo, market } = useServices();
  const [pot, setPot] = useState<Money>();
  useEffect(
    () =>
      followSubscription(
        apollo,
        FollowGameFeedDocument,
        { onData: ({ feedUpdated }) => setPot(readTopPot(feedUpdated.jackpots)) },
        { api: 'lobby', variables: { operator: market.operator.id, currency: market.currency } },
      ),
    [apollo, market],
  );
  return pot;
}

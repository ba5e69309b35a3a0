import {
  engagementRecordSchema,
  type EngagementFact,
  type EngagementRecord,
} from '@foyer/market/engagement-answers';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';

interface OlderFacts {
  /** Newest first. */
  readonly facts: readonly EngagementFact[];
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly failure: RequestFailure | undefined;
  loadMore(): void;
}

interface Loaded {
  readonly newest: Pick<EngagementRecord, 'facts' | 'next'>;
  readonly older: readonly EngagementFact[];
  readonly next: number | null;
}

/** The facts of a record, and those before them page by page. A newer record starts again. */
export function useOlderFacts(
  player: { readonly brand: string; readonly playerId: string },
  newest: Pick<EngagementRecord, 'facts' | 'next'>,
): OlderFacts {
  const [stored, setLoaded] = useState<Loaded>();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const loaded: Loaded = stored?.newest === newest ? stored : { newest, older: [], next: newest.next };
  return {
    facts: [...newest.facts, ...loaded.older],
    hasMore: loaded.next !== null,
    isBusy,
    failure,
    loadMore() {
      if (isBusy || loaded.next === null) return;
      setBusy(true);
      const question = { brand: player.brand, playerId: player.playerId, before: loaded.next };
      void sendRequest('/player/engagement', engagementRecordSchema, question)
        .then(
          ({ facts, next }) => {
            setFailure(undefined);
            setLoaded({ newest, older: [...loaded.older, ...facts], next });
          },
          (error: unknown) => setFailure(failureOf(error)),
        )
        .finally(() => setBusy(false));
    },
  };
}

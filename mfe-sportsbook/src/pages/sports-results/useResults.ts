import { parseResultsMessage, type ResultsMessage } from '@foyer/kernel/sports-feed';
import { useEffect, useState } from 'react';
import { readResults } from '../../features/sports-feed/adapters/feedConnection.ts';

export type ResultsState = 'loading' | 'failed' | ResultsMessage;

/** The results of the last 24 hours, read once; `retry` reads them again. */
export function useResults(): { readonly state: ResultsState; retry(): void } {
  const [state, setState] = useState<ResultsState>('loading');
  const [attempt, setAttempt] = useState(0);
  // synchronises with the sports feed
  useEffect(() => {
    let isCurrent = true;
    const finish = (next: ResultsState): void => {
      if (isCurrent) setState(next);
    };
    readResults().then(
      (data) => finish(parseResultsMessage(data) ?? 'failed'),
      () => finish('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  return {
    state,
    retry() {
      setState('loading');
      setAttempt(attempt + 1);
    },
  };
}

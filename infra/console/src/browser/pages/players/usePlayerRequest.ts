import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import type { RequestState } from '../../state/useRequest.ts';

/**
 * Sends a query about a player in the request body; the last response is kept while the query is repeated.
 */
export function usePlayerRequest<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  { brand, playerId }: { readonly brand: string; readonly playerId: string },
): RequestState<T> {
  const [data, setData] = useState<T>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [isReloading, setReloading] = useState(false);
  const latest = useRef(0);
  const load = useCallback(() => {
    latest.current += 1;
    const own = latest.current;
    sendRequest(path, schema, { brand, playerId })
      .then(
        (answer) => {
          if (latest.current !== own) return;
          setData(answer);
          setFailure(undefined);
        },
        (error: unknown) => {
          if (latest.current === own) setFailure(failureOf(error));
        },
      )
      .finally(() => latest.current === own && setReloading(false));
  }, [path, schema, brand, playerId]);
  useEffect(load, [load]);
  const reload = useCallback(() => {
    setReloading(true);
    load();
  }, [load]);
  return { data, failure, isLoading: data === undefined && failure === undefined, isReloading, reload };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type * as v from 'valibot';
import { failureOf, sendRequest, type RequestFailure } from '../adapters/sendRequest.ts';
import { every } from '../adapters/liveStream.ts';

/** Result of a request; the last successful response is kept while a newer one is loading or fails. */
export interface RequestState<T> {
  readonly data: T | undefined;
  readonly failure: RequestFailure | undefined;
  readonly isLoading: boolean;
  /** The response to `reload` is pending; false while the interval or a new version loads. */
  readonly isReloading: boolean;
  reload(): void;
}

interface State<T> {
  readonly path: string | undefined;
  readonly data?: T;
  readonly failure?: RequestFailure;
}

/** Sends a request, again when `version` changes or at an interval. Idle without a path. */
export function useRequest<T>(
  path: string | undefined,
  schema: v.GenericSchema<unknown, T>,
  { version, everyMs }: { readonly version?: number | string | undefined; readonly everyMs?: number } = {},
): RequestState<T> {
  const [state, setState] = useState<State<T>>({ path });
  const latest = useRef(0);

  const [isReloading, setReloading] = useState(false);
  const load = useCallback(() => {
    if (path === undefined) return;
    latest.current += 1;
    const own = latest.current;
    const isLast = (): boolean => {
      if (latest.current !== own) return false;
      setReloading(false);
      return true;
    };
    sendRequest(path, schema).then(
      (data) => isLast() && setState({ path, data }),
      (error: unknown) =>
        isLast() &&
        setState((before) => ({
          ...(before.path === path && before.data !== undefined && { data: before.data }),
          path,
          failure: failureOf(error),
        })),
    );
  }, [path, schema]);

  const reload = useCallback(() => {
    setReloading(path !== undefined);
    load();
  }, [load, path]);

  useEffect(load, [load, version]);
  // polled, because metrics have no events
  useEffect(() => (everyMs === undefined ? undefined : every(everyMs, load)), [everyMs, load]);

  const own = state.path === path ? state : { path };
  return {
    data: own.data,
    failure: own.failure,
    isLoading: path !== undefined && own.data === undefined && own.failure === undefined,
    isReloading,
    reload,
  };
}

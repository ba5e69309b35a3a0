import { useCallback, useEffect, useRef, useState } from 'react';
import { ask, AskFailure } from '../adapters/ask.ts';
import { every } from '../adapters/liveStream.ts';

/** Something asked for: the last good answer stays while a newer one is on its way, or does not come. */
export interface Asked<T> {
  readonly data: T | undefined;
  readonly failure: AskFailure | undefined;
  readonly isLoading: boolean;
  reload(): void;
}

interface State<T> {
  readonly path: string | undefined;
  readonly data?: T;
  readonly failure?: AskFailure;
}

/** Asks our server, again when `version` changes or every so often. Without a path nothing is asked. */
export function useAsk<T>(
  path: string | undefined,
  { version, everyMs }: { readonly version?: number | string | undefined; readonly everyMs?: number } = {},
): Asked<T> {
  const [state, setState] = useState<State<T>>({ path });
  const asked = useRef(0);

  const load = useCallback(() => {
    if (path === undefined) return;
    asked.current += 1;
    const mine = asked.current;
    const isLast = (): boolean => asked.current === mine;
    ask<T>(path).then(
      (data) => isLast() && setState({ path, data }),
      (error: unknown) =>
        isLast() &&
        setState((before) => ({
          ...(before.path === path && before.data !== undefined && { data: before.data }),
          path,
          failure: error instanceof AskFailure ? error : new AskFailure(0, 'FAILED', String(error)),
        })),
    );
  }, [path]);

  useEffect(load, [load, version]);
  // our server, by the clock: figures have no event of their own
  useEffect(() => (everyMs === undefined ? undefined : every(everyMs, load)), [everyMs, load]);

  const own = state.path === path ? state : { path };
  return {
    data: own.data,
    failure: own.failure,
    isLoading: path !== undefined && own.data === undefined && own.failure === undefined,
    reload: load,
  };
}

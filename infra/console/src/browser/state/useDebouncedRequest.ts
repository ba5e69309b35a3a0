import { useEffect, useState } from 'react';
import type * as v from 'valibot';
import { after } from '../adapters/liveStream.ts';
import { failureOf, sendRequest, type RequestFailure } from '../adapters/sendRequest.ts';

/** Result for the current body; both undefined while it is pending. */
export interface DebouncedRequest<T> {
  readonly data: T | undefined;
  readonly failure: RequestFailure | undefined;
  /** Sends the same body again; the last failure is no longer reported. */
  again(): void;
}

/** Posts a body once it has not changed for `debounceMs`. Idle without a body. */
export function useDebouncedRequest<T>(
  path: string,
  schema: v.GenericSchema<unknown, T>,
  body: object | undefined,
  debounceMs: number,
): DebouncedRequest<T> {
  const [round, setRound] = useState(0);
  const [state, setState] = useState<{
    readonly of?: string;
    readonly data?: T;
    readonly failure?: RequestFailure;
  }>({});
  const wanted = body && JSON.stringify(body);
  useEffect(() => {
    if (wanted === undefined) return undefined;
    let isCurrent = true;
    const stop = after(debounceMs, () => {
      sendRequest(path, schema, JSON.parse(wanted)).then(
        (data) => isCurrent && setState({ of: wanted, data }),
        (error: unknown) =>
          isCurrent &&
          setState({
            of: wanted,
            failure: failureOf(error),
          }),
      );
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [path, schema, wanted, debounceMs, round]);
  const isOwn = wanted !== undefined && state.of === wanted;
  return {
    data: isOwn ? state.data : undefined,
    failure: isOwn ? state.failure : undefined,
    again() {
      setState((before) => (before.failure === undefined ? before : {}));
      setRound((before) => before + 1);
    },
  };
}

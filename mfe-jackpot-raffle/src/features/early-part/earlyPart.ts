import { importWithRetry } from '@foyer/platform';
import { useCallback, useEffect, useState } from 'react';

/**
 * Code of a page in a file of its own, which the page requests with its query. Not in `@foyer/platform`, which is part of
 * every first page.
 */
export interface EarlyPart<Value> {
  load(): Promise<Value>;
  /** The value at once where the file is there, and after its arrival otherwise. */
  use(): {
    readonly value: Value | undefined;
    readonly hasFailed: boolean;
    retry(): void;
  };
}

/** The first content of the page does not wait for the part, and a part that is there is shown without a placeholder. */
export function earlyPart<Value extends object>(read: () => Promise<Value>): EarlyPart<Value> {
  let loaded: Value | undefined;
  let pending: Promise<Value> | undefined;

  function load(): Promise<Value> {
    pending ??= importWithRetry(read)
      .then((value) => (loaded = value))
      .finally(() => {
        pending = undefined;
      });
    return pending;
  }

  function usePart(): ReturnType<EarlyPart<Value>['use']> {
    const [value, setValue] = useState(() => loaded);
    const [hasFailed, setFailed] = useState(false);
    const request = useCallback(() => {
      setFailed(false);
      load().then(
        (found) => setValue(() => found),
        () => setFailed(true),
      );
    }, []);
    // synchronises with the file of the part
    useEffect(() => {
      if (!loaded) request();
    }, [request]);
    return { value, hasFailed, retry: request };
  }

  return { load, use: usePart };
}

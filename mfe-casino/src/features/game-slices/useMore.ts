import { useServices } from '@foyer/platform';
import { useState } from 'react';

/** Loads more, one request at a time. A failed request leaves the list unchanged, and the button retries. */
export function useMore(fetchMore: () => Promise<unknown>): { readonly busy: boolean; more(): void } {
  const { telemetry } = useServices();
  const [busy, setBusy] = useState(false);
  const more = (): void => {
    if (busy) return;
    setBusy(true);
    fetchMore()
      .catch((error: unknown) => telemetry.failed('casino.slices', error))
      .finally(() => setBusy(false));
  };
  return { busy, more };
}

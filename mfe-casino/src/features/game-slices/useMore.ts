import { useServices } from '@foyer/platform';
import { useState } from 'react';

/** One fetch at a time; a slice that does not come leaves the list as it is, and the button asks again. */
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

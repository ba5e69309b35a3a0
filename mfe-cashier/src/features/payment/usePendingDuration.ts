import { useEffect, useState } from 'react';
import { after } from './adapters/timers.ts';

/** `long`: the response may be lost. */
export type PendingDuration = 'briefly' | 'noticeably' | 'long';

/** Before a player wonders whether the click was registered. */
const NOTICEABLE_AFTER_MS = 2_000;
/** A healthy provider responds within this time. */
const LONG_AFTER_MS = 8_000;

/**
 * How long an answer has been pending.
 *
 * @param what - What is pending: another value starts again, undefined stops.
 */
export function usePendingDuration(what: string | undefined): PendingDuration {
  const [known, setKnown] = useState<{ readonly what: string; readonly waited: PendingDuration }>();
  // the clock is outside React
  useEffect(() => {
    if (what === undefined) return undefined;
    const cancels = [
      after(NOTICEABLE_AFTER_MS, () => setKnown({ what, waited: 'noticeably' })),
      after(LONG_AFTER_MS, () => setKnown({ what, waited: 'long' })),
    ];
    return () => {
      for (const cancel of cancels) cancel();
      setKnown(undefined);
    };
  }, [what]);
  return known !== undefined && known.what === what ? known.waited : 'briefly';
}

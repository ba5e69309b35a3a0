import { useServices } from '@foyer/platform';
import { useEffect, useEffectEvent, useState } from 'react';
import type { JackpotState } from '@foyer/contract';
import { after } from './adapters/after.ts';

/** Retries of an opt-in that the player has confirmed (requirements/constants#jackpot). */
export const OPT_IN_RETRIES = 3;
/** In ms; equal to the delay of the provider's other requests. */
export const OPT_IN_RETRY_MS = 2_000;

/** Reasons that may pass; the others stay when the request is repeated. */
const TEMPORARY: ReadonlySet<string> = new Set(['UNAVAILABLE', 'CONNECTION_LOST']);

interface Accepted {
  readonly contribution: string;
  readonly retriesLeft: number;
}

/**
 * Returns the function that opts the player in with a proposed contribution. An opt-in that fails for a passing
 * reason is sent again while the page is open; a refusal is not (requirements/states#jackpot-opt-in).
 */
export function useOptInRetries(state: JackpotState | undefined): (contribution: string) => void {
  const { jackpot } = useServices();
  const [accepted, setAccepted] = useState<Accepted>();
  const { status, reasons = [], pendingRequest } = state?.optIn ?? {};
  const hasFailed =
    status === 'false' &&
    pendingRequest === undefined &&
    reasons.length > 0 &&
    reasons.every((reason) => TEMPORARY.has(reason));
  const isDue = accepted !== undefined && accepted.retriesLeft > 0 && state?.link === 'open' && hasFailed;

  const retry = useEffectEvent(() => {
    if (accepted === undefined) return;
    setAccepted({ ...accepted, retriesLeft: accepted.retriesLeft - 1 });
    jackpot.send({ type: 'chosen', contribution: accepted.contribution });
  });

  // Synchronises with the answers of the provider.
  useEffect(() => (isDue ? after(OPT_IN_RETRY_MS, retry) : undefined), [isDue, reasons]);

  return (contribution) => {
    setAccepted({ contribution, retriesLeft: OPT_IN_RETRIES });
    jackpot.send({ type: 'chosen', contribution });
  };
}

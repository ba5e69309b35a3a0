import { useState } from 'react';
import type * as v from 'valibot';
import { maySeeWithdrawals } from '../../model/permissions.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest, type RequestState } from '../../state/useRequest.ts';

/** Polling interval that shows decisions of colleagues. */
const EVERY_MS = 10_000;
export const EVERY_BRAND = 'every';

/** The players that wait for staff. */
export interface PlayerQueue<Queue> {
  /** True if the signed-in person may see the queue. */
  readonly isAllowed: boolean;
  /** A brand, or {@link EVERY_BRAND}. */
  readonly brand: string;
  setBrand(brand: string): void;
  readonly request: RequestState<Queue>;
}

/** The queue at a path of the console's server, for one brand or all. */
export function usePlayerQueue<Queue>(
  path: string,
  schema: v.GenericSchema<unknown, Queue>,
): PlayerQueue<Queue> {
  const isAllowed = maySeeWithdrawals(usePerson());
  const [brand, setBrand] = useState<string>(EVERY_BRAND);
  const request = useRequest(
    isAllowed ? `${path}${brand === EVERY_BRAND ? '' : `?brand=${brand}`}` : undefined,
    schema,
    { everyMs: EVERY_MS },
  );
  return { isAllowed, brand, setBrand, request };
}

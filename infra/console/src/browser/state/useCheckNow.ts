import type * as v from 'valibot';
import { useState } from 'react';
import { failureOf, sendRequest, type RequestFailure } from '../adapters/sendRequest.ts';

export interface CheckNow {
  readonly isBusy: boolean;
  /** Failure of the last attempt. */
  readonly failure: RequestFailure | undefined;
  run(): void;
}

/** Runs a scheduled check immediately. */
export function useCheckNow(path: string, schema: v.GenericSchema, onDone: () => void): CheckNow {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await sendRequest(path, schema, {});
      onDone();
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  }

  return { isBusy, failure, run: () => void run() };
}

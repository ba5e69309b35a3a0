import { useState } from 'react';
import { ask, AskFailure } from '../adapters/ask.ts';

export interface CheckNow {
  readonly isBusy: boolean;
  /** Failure of the last attempt. */
  readonly failure: AskFailure | undefined;
  run(): void;
}

/** Runs a scheduled check immediately. */
export function useCheckNow(path: string, onDone: () => void): CheckNow {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AskFailure>();

  async function run(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await ask(path, {});
      onDone();
    } catch (error) {
      setFailure(error instanceof AskFailure ? error : new AskFailure(0, 'FAILED', String(error)));
    }
    setBusy(false);
  }

  return { isBusy, failure, run: () => void run() };
}

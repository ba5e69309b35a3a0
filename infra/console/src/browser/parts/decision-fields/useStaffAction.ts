import { useState } from 'react';
import { failureOf, RequestFailure } from '../../adapters/sendRequest.ts';
import { MIN_REASON_LENGTH } from './DecisionFields.tsx';
import type { SendStaffAction } from './submission.ts';

/** State of a staff action that needs a reason but no typed confirmation, because it can be reverted. */
export interface StaffAction {
  readonly reason: string;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly failure: RequestFailure | undefined;
  setReason(reason: string): void;
  /** Sends the action unless the reason is missing or a request is in progress. */
  confirm(): Promise<void>;
}

/** Repeated clicks send the same key, so the action takes effect once. A success starts a new action. */
export function useStaffAction(send: SendStaffAction): StaffAction {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const isReady = reason.trim().length >= MIN_REASON_LENGTH;

  async function confirm(): Promise<void> {
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send({ key, reason: reason.trim() });
      setKey(crypto.randomUUID());
      setReason('');
    } catch (error) {
      setFailure(failureOf(error));
      // a refused action was not executed, so the corrected one gets another key
      if (error instanceof RequestFailure && error.status >= 400 && error.status < 500)
        setKey(crypto.randomUUID());
    } finally {
      setBusy(false);
    }
  }

  return { reason, isBusy, isReady, failure, setReason, confirm };
}

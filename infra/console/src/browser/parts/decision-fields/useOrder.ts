import { useState } from 'react';
import { RequestFailure } from '../../adapters/sendRequest.ts';
import { MIN_REASON_LENGTH } from './DecisionFields.tsx';
import type { SendOrder } from './useTypedConfirmation.ts';

/** State of an order with a reason that can be reverted, so no word has to be typed. */
export interface Order {
  readonly reason: string;
  readonly isBusy: boolean;
  readonly isReady: boolean;
  readonly failure: RequestFailure | undefined;
  setReason(reason: string): void;
  /** Sends the order unless the reason is missing or it is in progress. */
  confirm(): Promise<void>;
}

/** Repeated clicks send the same key, so the order takes effect once; a new one starts after success. */
export function useOrder(send: SendOrder): Order {
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
      setFailure(error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)));
      // a refused order was not executed, so a corrected order gets another key
      if (error instanceof RequestFailure && error.status >= 400 && error.status < 500)
        setKey(crypto.randomUUID());
    } finally {
      setBusy(false);
    }
  }

  return { reason, isBusy, isReady, failure, setReason, confirm };
}

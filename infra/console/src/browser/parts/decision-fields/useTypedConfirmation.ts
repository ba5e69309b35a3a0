import { useState } from 'react';
import { RequestFailure } from '../../adapters/sendRequest.ts';
import { isTyped } from '../change-dialog/draft.ts';
import { MIN_REASON_LENGTH } from './DecisionFields.tsx';

/** Sends the order to the server; `key` stays the same for every attempt of one dialog. */
export type SendOrder = (order: { readonly key: string; readonly reason: string }) => Promise<void>;

/** State of a dialog that requires a reason and a typed word. */
interface TypedOrder {
  readonly reason: string;
  readonly typed: string;
  readonly isBusy: boolean;
  /** Reason and word are valid. */
  readonly isReady: boolean;
  readonly failure: RequestFailure | undefined;
  setReason(reason: string): void;
  setTyped(typed: string): void;
  /** Sends the order unless it is incomplete or in progress. */
  confirm(): Promise<void>;
}

/**
 * One dialog is one order: repeated clicks send the same key, so it takes effect once. A failure keeps the
 * input; after success the dialog stays busy until it closes.
 */
export function useTypedConfirmation(word: string, send: SendOrder): TypedOrder {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const [key] = useState(() => crypto.randomUUID());
  const isReady = reason.trim().length >= MIN_REASON_LENGTH && isTyped(typed, word);

  async function confirm(): Promise<void> {
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send({ key, reason: reason.trim() });
    } catch (error) {
      setFailure(error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)));
      setBusy(false);
    }
  }

  return { reason, typed, isBusy, isReady, failure, setReason, setTyped, confirm };
}

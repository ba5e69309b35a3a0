import { useState } from 'react';
import { failureOf, type RequestFailure } from '../../adapters/sendRequest.ts';
import { isTyped } from '../change-dialog/draft.ts';
import { MIN_REASON_LENGTH } from './DecisionFields.tsx';
import type { SendStaffAction } from './submission.ts';

/** State of a dialog that requires a reason and a typed word. */
interface TypedConfirmationState {
  readonly reason: string;
  readonly typed: string;
  readonly isBusy: boolean;
  /** The input that is missing or invalid. */
  readonly missing: 'reason' | 'confirmation' | undefined;
  readonly failure: RequestFailure | undefined;
  setReason(reason: string): void;
  setTyped(typed: string): void;
  /** Sends the action unless it is incomplete or in progress. */
  confirm(): Promise<void>;
}

/**
 * One dialog is one staff action: repeated clicks send the same key, so it takes effect once. A failure keeps the
 * input; after success the dialog stays busy until it closes.
 */
export function useTypedConfirmation(word: string, send: SendStaffAction): TypedConfirmationState {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure>();
  const [key] = useState(() => crypto.randomUUID());
  const missing =
    reason.trim().length < MIN_REASON_LENGTH ? 'reason' : isTyped(typed, word) ? undefined : 'confirmation';

  async function confirm(): Promise<void> {
    if (missing !== undefined || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send({ key, reason: reason.trim() });
    } catch (error) {
      setFailure(failureOf(error));
      setBusy(false);
    }
  }

  return { reason, typed, isBusy, missing, failure, setReason, setTyped, confirm };
}

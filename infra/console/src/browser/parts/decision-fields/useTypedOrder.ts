import { useState } from 'react';
import { AskFailure } from '../../adapters/ask.ts';
import { isTyped } from '../change-dialog/draft.ts';
import { SHORTEST_REASON } from './DecisionFields.tsx';

/** Gives the order to the server; `key` is the same for every press of one dialog. */
export type SendOrder = (order: { readonly key: string; readonly reason: string }) => Promise<void>;

/** What a dialog holds that has a reason written and a word typed by hand before it does anything. */
interface TypedOrder {
  readonly reason: string;
  readonly typed: string;
  readonly isBusy: boolean;
  /** Both are given. */
  readonly isReady: boolean;
  readonly failure: AskFailure | undefined;
  setReason(reason: string): void;
  setTyped(typed: string): void;
  /** Sends it, unless it is not ready or on its way. */
  confirm(): Promise<void>;
}

/**
 * One dialog is one order: however often it is pressed, `send` is given the same key, so that it happens once. After a failure everything
 * that was written stays, to be pressed again; after a success it stays busy, for the dialog goes.
 */
export function useTypedOrder(word: string, send: SendOrder): TypedOrder {
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AskFailure>();
  const [key] = useState(() => crypto.randomUUID());
  const isReady = reason.trim().length >= SHORTEST_REASON && isTyped(typed, word);

  async function confirm(): Promise<void> {
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await send({ key, reason: reason.trim() });
    } catch (error) {
      setFailure(error instanceof AskFailure ? error : new AskFailure(0, 'FAILED', String(error)));
      setBusy(false);
    }
  }

  return { reason, typed, isBusy, isReady, failure, setReason, setTyped, confirm };
}

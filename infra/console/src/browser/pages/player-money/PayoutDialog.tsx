import { Text, useMoney, useText } from '@foyer/i18n';
import { toMajor, type Money } from '@foyer/money';
import { Button, Notice, Paragraph } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useState } from 'react';
import { ask, AskFailure } from '../../adapters/ask.ts';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { isTyped } from '../../parts/change-dialog/draft.ts';
import { useFailureWords } from '../../parts/change-dialog/failureWords.ts';
import { ReasonField, SHORTEST_REASON, TypedWord } from '../../parts/decision-fields/DecisionFields.tsx';
import { messages } from './PlayerMoneyPage.messages.ts';
import type { Question } from './wire.ts';

interface PayoutDialogProps {
  readonly question: Question;
  readonly amount: Money;
  onAsked(amount: Money): void;
  onClose(): void;
}

/** Asking for somebody's money in their place: what happens, why, and the amount by hand. */
export function PayoutDialog({ question: { brand, who }, amount, onAsked, onClose }: PayoutDialogProps) {
  const text = useText();
  const money = useMoney();
  const words = useFailureWords();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AskFailure>();
  // one dialog is one payout, however often it is pressed
  const [id] = useState(() => crypto.randomUUID());
  const word = String(toMajor(amount));
  const isReady = reason.trim().length >= SHORTEST_REASON && isTyped(typed, word);

  async function confirm(): Promise<void> {
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const asked = await ask<{ amount: number; currency: string }>('/money/player/payout', { brand, who, id, reason: reason.trim() });
      onAsked({ minor: asked.amount, currency: asked.currency });
    } catch (error) {
      setFailure(error instanceof AskFailure ? error : new AskFailure(0, 'FAILED', String(error)));
      setBusy(false);
    }
  }

  return (
    <Dialog title={text(messages.askTitle, { amount: money(amount) })} onClose={onClose} footer={
      <>
        <DialogAction><Button tone="quiet" stretch onPress={onClose}><Text {...messages.cancel} /></Button></DialogAction>
        <DialogAction><Button stretch busy={isBusy} disabled={!isReady} onPress={() => void confirm()}><Text {...messages.ask} /></Button></DialogAction>
      </>
    }>
      <div className={css.form}>
        <Paragraph><Text {...messages.askEffect} /></Paragraph>
        <ReasonField value={reason} onChange={setReason} />
        <TypedWord word={word} value={typed} onChange={setTyped} />
        {failure !== undefined && <Notice tone="negative" live title={text(messages.notDone)}>{words(failure)}</Notice>}
      </div>
    </Dialog>
  );
}

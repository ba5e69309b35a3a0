import { Text, useMoney, useText } from '@foyer/i18n';
import { toMajor } from '@foyer/money';
import { Button, Notice, Paragraph } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useState } from 'react';
import { ask, AskFailure } from '../../adapters/ask.ts';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { isTyped } from '../../parts/change-dialog/draft.ts';
import { useFailureWords } from '../../parts/change-dialog/failureWords.ts';
import { ReasonField, SHORTEST_REASON, TypedWord } from '../../parts/decision-fields/DecisionFields.tsx';
import { standingDecisions, type DecisionKind, type Outcome, type WithdrawalCase } from './wire.ts';
import { messages } from './WithdrawalsPage.messages.ts';

interface DecisionDialogProps {
  readonly withdrawal: WithdrawalCase;
  readonly kind: DecisionKind;
  onDecided(words: string): void;
  onStale(): void;
  onClose(): void;
}

const DONE = { APPROVED: messages.doneApproved, REFUSED: messages.doneRefused, SECOND_NEEDED: messages.doneSecond } as const satisfies Record<Outcome, unknown>;

/** A decision about somebody's money: what happens, why, and the amount by hand. */
export function DecisionDialog({ withdrawal, kind, onDecided, onStale, onClose }: DecisionDialogProps) {
  const text = useText();
  const money = useMoney();
  const words = useFailureWords();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AskFailure>();
  // one dialog is one decision, however often it is pressed
  const [key] = useState(() => crypto.randomUUID());
  const { amount: minor, approvalsNeeded, currency, shares } = withdrawal;
  const amount = money({ minor, currency });
  const word = String(toMajor({ minor, currency }));
  const isReady = reason.trim().length >= SHORTEST_REASON && isTyped(typed, word);
  const isFirst = kind === 'approve' && approvalsNeeded > standingDecisions(withdrawal).length + 1;
  const effect = kind === 'refuse' ? messages.refuseEffect : isFirst ? messages.firstEffect : messages.approveEffect;

  async function confirm(): Promise<void> {
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { outcome } = await ask<{ outcome: Outcome }>('/money/withdrawals/decision', { id: shares[0]?.id ?? withdrawal.id, decision: kind, reason: reason.trim(), key });
      onDecided(text(DONE[outcome], { amount }));
    } catch (error) {
      setFailure(error instanceof AskFailure ? error : new AskFailure(0, 'FAILED', String(error)));
      onStale();
      setBusy(false);
    }
  }

  return (
    <Dialog title={text(kind === 'approve' ? messages.approveTitle : messages.refuseTitle, { amount })} onClose={onClose} footer={
      <>
        <DialogAction><Button tone="quiet" stretch onPress={onClose}><Text {...messages.cancel} /></Button></DialogAction>
        <DialogAction><Button tone={kind === 'approve' ? 'primary' : 'critical'} stretch busy={isBusy} disabled={!isReady} onPress={() => void confirm()}><Text {...messages[kind]} /></Button></DialogAction>
      </>
    }>
      <div className={css.form}>
        <Paragraph><Text {...effect} /></Paragraph>
        <ReasonField value={reason} onChange={setReason} />
        <TypedWord word={word} value={typed} onChange={setTyped} />
        {failure !== undefined && <Notice tone="negative" live title={text(messages.notDone)}>{words(failure)}</Notice>}
      </div>
    </Dialog>
  );
}

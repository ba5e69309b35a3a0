import { Text, useDates, useText } from '@foyer/i18n';
import { Button, Notice, Paragraph } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { useState } from 'react';
import { ask, AskFailure } from '../../adapters/ask.ts';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import { isTyped } from '../../parts/change-dialog/draft.ts';
import { useFailureWords } from '../../parts/change-dialog/failureWords.ts';
import { ReasonField, SHORTEST_REASON, TypedWord } from '../../parts/decision-fields/DecisionFields.tsx';
import { messages } from './BankPanel.messages.ts';
import type { BankConnection, BankOwner } from './banks.ts';
import { useKind } from './useKind.ts';

interface DisconnectDialogProps {
  readonly owner: BankOwner;
  readonly connection: BankConnection;
  onDone(words: string): void;
  onStale(): void;
  onClose(): void;
}

/** A way into somebody's account is taken away: what happens, why, and the word by hand. */
export function DisconnectDialog({ owner, connection, onDone, onStale, onClose }: DisconnectDialogProps) {
  const text = useText();
  const dates = useDates();
  const kind = useKind();
  const words = useFailureWords();
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AskFailure>();
  // one dialog is one order, however often it is pressed
  const [key] = useState(() => crypto.randomUUID());
  const which = { kind: kind(connection.flow), since: dates.dateTime(new Date(connection.linkedAt)) };
  const word = text(messages.word);
  const isReady = reason.trim().length >= SHORTEST_REASON && isTyped(typed, word);

  async function confirm(): Promise<void> {
    if (!isReady || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await ask('/player/banks/disconnection', { ...owner, connection: connection.id, key, reason: reason.trim() });
      onDone(text(messages.done, which));
    } catch (error) {
      setFailure(error instanceof AskFailure ? error : new AskFailure(0, 'FAILED', String(error)));
      onStale();
      setBusy(false);
    }
  }

  return (
    <Dialog title={text(messages.askTitle, which)} onClose={onClose} footer={
      <>
        <DialogAction><Button tone="quiet" stretch onPress={onClose}><Text {...messages.cancel} /></Button></DialogAction>
        <DialogAction><Button tone="critical" stretch busy={isBusy} disabled={!isReady} onPress={() => void confirm()}><Text {...messages.disconnect} /></Button></DialogAction>
      </>
    }>
      <div className={css.form}>
        <Paragraph><Text {...messages.effect} /></Paragraph>
        <ReasonField value={reason} onChange={setReason} />
        <TypedWord word={word} value={typed} onChange={setTyped} />
        {failure !== undefined && <Notice tone="negative" live title={text(messages.notDone)}>{words(failure)}</Notice>}
      </div>
    </Dialog>
  );
}

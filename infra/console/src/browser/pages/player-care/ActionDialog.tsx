import type { HarmAction } from '@foyer/market/harm';
import { harmOutcomeSchema, type HarmCase } from '@foyer/market/harm-answers';
import { Text, useText } from '@foyer/i18n';
import { parseAmount } from '@foyer/money';
import { Select, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest } from '../../adapters/sendRequest.ts';
import * as css from '../../parts/change-dialog/ChangeDialog.css.ts';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { actionEffects, actionNames, actionWords, messages } from './CasePanel.messages.ts';

interface ActionDialogProps {
  readonly player: HarmCase;
  readonly action: HarmAction;
  onDone(): void;
  onClose(): void;
}

/** One action for a player with its effect, reason and a typed confirmation. */
export function ActionDialog({
  player: { brand, currency, limits, playerId },
  action,
  onDone,
  onClose,
}: ActionDialogProps) {
  const text = useText();
  const protection = useProtectionText();
  const [chosen, setChosen] = useState('0');
  const [amount, setAmount] = useState('');
  const [isReached, setReached] = useState(false);
  const parsed = parseAmount(amount, currency);
  const limit = limits[Number(chosen)];

  async function send(submission: Submission): Promise<void> {
    await sendRequest('/player/harm/action', harmOutcomeSchema, {
      brand,
      playerId,
      action,
      ...(action === 'limit' &&
        limit &&
        parsed.ok && { limit: { kind: limit.kind, period: limit.period, amount: parsed.value.minor } }),
      ...(action === 'call' && { isReached }),
      ...submission,
    });
    onDone();
  }

  return (
    <TypedConfirmationDialog
      title={text(messages.dialogTitle, { action: text(actionNames[action]), playerId })}
      effect={actionEffects[action]}
      word={text(actionWords[action])}
      action={actionNames[action]}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone={action === 'block' ? 'critical' : 'primary'}
      isGiven={action !== 'limit' || parsed.ok}
      send={send}
      onClose={onClose}
    >
      {action === 'call' && (
        <label className={css.choice}>
          <input
            className={css.input}
            type="checkbox"
            checked={isReached}
            onChange={() => setReached(!isReached)}
          />
          <Text {...messages.isReached} />
        </label>
      )}
      {action === 'limit' && (
        <>
          <Select
            label={text(messages.limit)}
            value={chosen}
            options={limits.map(({ kind, period, amount: now }, index) => ({
              value: String(index),
              label: text(messages.limitOption, {
                limit: protection.limit({ kind, period }),
                amount: now === null ? text(messages.notSet) : protection.amount(kind, now, currency),
              }),
            }))}
            onChange={setChosen}
          />
          <TextField
            label={text(messages.amount)}
            value={amount}
            inputMode="decimal"
            autoComplete="off"
            {...(amount !== '' && !parsed.ok && { error: text(messages.amountInvalid) })}
            onChange={setAmount}
          />
        </>
      )}
    </TypedConfirmationDialog>
  );
}

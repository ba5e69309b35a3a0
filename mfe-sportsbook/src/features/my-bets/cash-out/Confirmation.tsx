import { useText } from '@foyer/i18n';
import { Button, Row } from '@foyer/ui';
import { useId } from 'react';
import * as css from './CashOut.css.ts';
import { messages } from './CashOut.messages.ts';

interface ConfirmationProps {
  readonly amount: string;
  readonly possible: string;
  readonly isSending: boolean;
  onConfirm(): void;
  onKeep(): void;
}

/** Asks before a bet is closed for an offer. */
export function Confirmation({ amount, possible, isSending, onConfirm, onKeep }: ConfirmationProps) {
  const text = useText();
  const id = useId();
  return (
    <div className={css.part} role="group" aria-labelledby={id}>
      <p id={id} className={css.title}>
        {text(messages.title, { amount })}
      </p>
      <p className={css.muted}>{text(messages.text, { possible })}</p>
      <Row gap="small" wrap>
        <Button busy={isSending} onPress={onConfirm}>
          {text(messages.offer, { amount })}
        </Button>
        <Button tone="quiet" disabled={isSending} onPress={onKeep}>
          {text(messages.keep)}
        </Button>
      </Row>
    </div>
  );
}

import { useText } from '@foyer/i18n';
import {
  DISPUTE_REASONS,
  MAX_DISPUTE_MESSAGE,
  MIN_DISPUTE_MESSAGE,
  type DisputeReason,
} from '@foyer/kernel/bet-disputes';
import { Button, Notice, Row } from '@foyer/ui';
import { Form, Select, TextArea } from '@foyer/ui/forms';
import { useState } from 'react';
import { messages, reasons, refusals } from './Dispute.messages.ts';
import { useOpenDispute } from './useOpenDispute.ts';

interface DisputeFormProps {
  readonly betId: string;
  onClose(): void;
}

/** Reason and message of a dispute. */
export function DisputeForm({ betId, onClose }: DisputeFormProps) {
  const text = useText();
  const [reason, setReason] = useState<DisputeReason>();
  const [message, setMessage] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { isSending, note, send } = useOpenDispute(betId, onClose);
  const reasonError = reason === undefined ? text(messages.reasonMissing) : undefined;
  const messageError =
    message.trim().length < MIN_DISPUTE_MESSAGE
      ? text(messages.tooShort, { characters: MIN_DISPUTE_MESSAGE })
      : undefined;

  function submit(): void {
    setIsChecked(true);
    if (reason !== undefined && messageError === undefined) void send(reason, message.trim());
  }

  return (
    <Form errorTitle={text(messages.errors)} onSubmit={submit}>
      <Select<DisputeReason>
        name="reason"
        label={text(messages.reason)}
        value={reason ?? ''}
        options={DISPUTE_REASONS.map((value) => ({ value, label: text(reasons[value]) }))}
        placeholder={text(messages.choose)}
        error={isChecked ? reasonError : undefined}
        required
        onChange={setReason}
      />
      <TextArea
        name="message"
        label={text(messages.message)}
        description={text(messages.attached)}
        value={message}
        maximumLength={MAX_DISPUTE_MESSAGE}
        error={isChecked ? messageError : undefined}
        required
        onChange={setMessage}
      />
      {note !== undefined && (
        <Notice tone="negative" live>
          {text(note === 'failed' ? messages.failed : refusals[note])}
        </Notice>
      )}
      <Row gap="small" wrap>
        <Button type="submit" busy={isSending}>
          {text(messages.send)}
        </Button>
        <Button tone="quiet" disabled={isSending} onPress={onClose}>
          {text(messages.cancel)}
        </Button>
      </Row>
    </Form>
  );
}

import { disconnectedSchema, type BankConnection } from '@foyer/market/bank-connection-answers';
import { useText } from '@foyer/i18n';
import { sendRequest } from '../../adapters/sendRequest.ts';
import type { Submission } from '../../parts/decision-fields/submission.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { messages } from './BankPanel.messages.ts';
import type { BankOwner } from './bankOwner.ts';
import { useKind } from './useKind.ts';
import { utcDateTime } from '../../model/times.ts';

interface DisconnectDialogProps {
  readonly owner: BankOwner;
  readonly connection: BankConnection;
  onDone(message: string): void;
  onStale(): void;
  onClose(): void;
}

/** Disconnects a bank or wallet: effect, reason and a typed confirmation. */
export function DisconnectDialog({ owner, connection, onDone, onStale, onClose }: DisconnectDialogProps) {
  const text = useText();
  const kind = useKind();
  const which = { kind: kind(connection.flow), since: utcDateTime(connection.linkedAt) };

  async function send(submission: Submission): Promise<void> {
    try {
      await sendRequest('/player/banks/disconnection', disconnectedSchema, {
        ...owner,
        connection: connection.id,
        ...submission,
      });
      onDone(text(messages.done, which));
    } catch (error) {
      onStale();
      throw error;
    }
  }

  return (
    <TypedConfirmationDialog
      title={text(messages.disconnectTitle, which)}
      effect={messages.effect}
      word={text(messages.word)}
      action={messages.disconnect}
      cancel={messages.cancel}
      notDone={messages.notDone}
      tone="critical"
      send={send}
      onClose={onClose}
    />
  );
}

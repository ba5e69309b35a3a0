import { Text, useText } from '@foyer/i18n';
import { Paragraph } from '@foyer/ui';
import { AlertDialog } from '@foyer/ui/dialog';
import { messages } from './Passkeys.messages.ts';

interface RemovePasskeyDialogProps {
  readonly name: string;
  readonly busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before a passkey is removed. */
export function RemovePasskeyDialog({ name, busy, onConfirm, onCancel }: RemovePasskeyDialogProps) {
  const text = useText();
  return (
    <AlertDialog
      title={text(messages.removeTitle, { name })}
      confirmLabel={text(messages.remove)}
      cancelLabel={text(messages.keep)}
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Paragraph>
        <Text {...messages.removeText} />
      </Paragraph>
    </AlertDialog>
  );
}

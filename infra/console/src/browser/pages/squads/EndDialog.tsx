import { useText } from '@foyer/i18n';
import { changedSquadSchema, type ChangedSquad, type ListedSquad } from '@foyer/kernel/squad-answers';
import { sendRequest } from '../../adapters/sendRequest.ts';
import { TypedConfirmationDialog } from '../../parts/decision-fields/TypedConfirmationDialog.tsx';
import { messages } from './SquadsPage.messages.ts';

/** Ends a squad after its name was typed: it cannot be undone. */
export function EndDialog({
  squad: { name },
  onEnded,
  onClose,
}: {
  readonly squad: ListedSquad;
  onEnded(done: ChangedSquad): void;
  onClose(): void;
}) {
  const text = useText();
  return (
    <TypedConfirmationDialog
      title={text(messages.endTitle, { squad: name })}
      effect={messages.endEffect}
      word={name}
      action={messages.end}
      cancel={messages.cancel}
      notDone={messages.notEnded}
      tone="critical"
      send={async ({ reason }) =>
        onEnded(await sendRequest('/api/v1/squads/end', changedSquadSchema, { name, reason }))
      }
      onClose={onClose}
    />
  );
}

import { useText } from '@foyer/i18n';
import { useFocusOnToggle } from '../../../../features/focus/useFocusOnToggle.ts';
import { PasskeyForm } from '../passkey-form/PasskeyForm.tsx';
import { PasskeyCard, type PasskeyCardProps } from './PasskeyCard.tsx';
import { messages } from './Passkeys.messages.ts';

interface PasskeyEntryProps extends PasskeyCardProps {
  readonly isRenaming: boolean;
  readonly isBusy: boolean;
  onSave(name: string): void;
  onCancel(): void;
}

/** A passkey, or the form with its name. The focus returns to its first button, which renames it. */
export function PasskeyEntry({ isRenaming, isBusy, onSave, onCancel, ...card }: PasskeyEntryProps) {
  const text = useText();
  const part = useFocusOnToggle(isRenaming);
  return (
    <div ref={part}>
      {isRenaming ? (
        <PasskeyForm
          name={card.passkey.name ?? ''}
          submitLabel={text(messages.save)}
          isBusy={isBusy}
          onSubmit={onSave}
          onCancel={onCancel}
        />
      ) : (
        <PasskeyCard {...card} />
      )}
    </div>
  );
}

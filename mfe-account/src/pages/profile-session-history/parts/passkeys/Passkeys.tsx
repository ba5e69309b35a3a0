import { Text, useText } from '@foyer/i18n';
import { lazyPart, useServices } from '@foyer/platform';
import { Button, Notice, Paragraph, Section, Stack } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { useFocusOnToggle } from '../../../../features/focus/useFocusOnToggle.ts';
import { canCreatePasskey } from '../../createPasskey.ts';
import type { PasskeyFieldsFragment } from '../../SessionHistory.generated.ts';
import { PasskeyForm } from '../passkey-form/PasskeyForm.tsx';
import { PasskeyEntry } from './PasskeyEntry.tsx';
import { messages } from './Passkeys.messages.ts';
import { usePasskeyActions } from './usePasskeyActions.ts';

// few visits remove a passkey, and no other page of this remote has a dialog
const RemovePasskeyDialog = lazyPart(
  async () => (await import('./RemovePasskeyDialog.tsx')).RemovePasskeyDialog,
);

interface PasskeysProps {
  readonly passkeys: readonly PasskeyFieldsFragment[];
  onChanged(): void;
}

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly id: string };

/** The player's passkeys, with their changes. */
export function Passkeys({ passkeys, onChanged }: PasskeysProps) {
  const text = useText();
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const part = useFocusOnToggle(step.kind === 'add');
  const toList = (): void => setStep({ kind: 'list' });
  const { session } = useServices();
  const { isBusy, isTooOld, add, rename, remove } = usePasskeyActions(() => {
    toList();
    onChanged();
  });
  const nameOf = ({ name, site }: PasskeyFieldsFragment): string => name ?? text(messages.unnamed, { site });
  const chosen = 'id' in step ? passkeys.find(({ id }) => id === step.id) : undefined;

  return (
    <Section title={text(messages.title)}>
      <Stack gap="medium">
        <Paragraph tone="muted">
          <Text {...messages.intro} />
        </Paragraph>
        {isTooOld && (
          <Notice tone="warning" live>
            <Stack gap="small">
              <Text {...messages.tooOld} />
              <div>
                <Button size="small" tone="secondary" onPress={() => void session.signOut()}>
                  <Text {...messages.signInAgain} />
                </Button>
              </div>
            </Stack>
          </Notice>
        )}
        {passkeys.length === 0 && (
          <Paragraph>
            <Text {...messages.none} />
          </Paragraph>
        )}
        {passkeys.map((passkey) => (
          <PasskeyEntry
            key={passkey.id}
            passkey={passkey}
            name={nameOf(passkey)}
            isRenaming={step.kind === 'rename' && step.id === passkey.id}
            isBusy={isBusy}
            onRename={() => setStep({ kind: 'rename', id: passkey.id })}
            onRemove={() => setStep({ kind: 'remove', id: passkey.id })}
            onSave={(name) => rename(passkey.id, name)}
            onCancel={toList}
          />
        ))}
        <div ref={part}>
          {step.kind === 'add' ? (
            <PasskeyForm
              name=""
              submitLabel={text(messages.continue)}
              isBusy={isBusy}
              onSubmit={add}
              onCancel={toList}
            />
          ) : canCreatePasskey() ? (
            <Button tone="secondary" onPress={() => setStep({ kind: 'add' })}>
              <Text {...messages.add} />
            </Button>
          ) : (
            <Notice tone="info">
              <Text {...messages.unsupported} />
            </Notice>
          )}
        </div>
      </Stack>
      {step.kind === 'remove' && chosen && (
        <Suspense fallback={null}>
          <RemovePasskeyDialog
            name={nameOf(chosen)}
            busy={isBusy}
            onConfirm={() => remove(chosen.id)}
            onCancel={toList}
          />
        </Suspense>
      )}
    </Section>
  );
}

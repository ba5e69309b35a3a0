import { useMutation } from '@apollo/client/react';
import { Text, useText, type Message } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Paragraph, Stack } from '@foyer/ui';
import { CodeField, Form, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { useFormError } from '../../../features/address-fields/useFormError.ts';
import {
  ChangePhoneNumberDocument,
  ConfirmPhoneNumberDocument,
  type ContactDetailsFragment,
} from '../Details.generated.ts';
import { messages } from '../ProfileDetailsPage.messages.ts';
import { DetailCard, FormButtons } from './DetailCard.tsx';

const CODE_LENGTH = 6;

interface PhoneCardProps {
  readonly player: ContactDetailsFragment;
  onChanged(): void;
}

/** The phone number; a new one applies when its code is entered. */
export function PhoneCard({ player, onChanged }: PhoneCardProps) {
  const text = useText();
  const { toasts } = useServices();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState('');
  const [sentTo, setSentTo] = useState<string>();
  const [problem, setProblem] = useState<Message>();
  const [change, changing] = useMutation(ChangePhoneNumberDocument);
  const [confirm, confirming] = useMutation(ConfirmPhoneNumberDocument);
  const error = problem && text(problem);
  const errors = useFormError(sentTo === undefined ? 'phone' : 'code', error);

  function close(): void {
    setOpen(false);
    setSentTo(undefined);
    setProblem(undefined);
    setTyped('');
    setCode('');
  }

  async function request(): Promise<void> {
    if (typed.trim() === '') return setProblem(messages.required);
    setProblem(undefined);
    try {
      const { data } = await change({ variables: { phoneNumber: typed } });
      const { refusal, phoneNumber } = data?.changePhoneNumber ?? {};
      if (refusal) return setProblem(messages[refusal]);
      if (phoneNumber == null) return setProblem(messages.failed);
      setSentTo(phoneNumber);
    } catch {
      setProblem(messages.failed);
    }
  }

  async function check(): Promise<void> {
    if (code.length < CODE_LENGTH) return setProblem(messages.required);
    try {
      const { data } = await confirm({ variables: { code } });
      const outcome = data?.confirmPhoneNumber.outcome;
      if (outcome !== 'VERIFIED') return setProblem(outcome ? messages[outcome] : messages.failed);
      toasts.show('success', text(messages.phoneChanged));
      close();
      onChanged();
    } catch {
      setProblem(messages.failed);
    }
  }

  return (
    <DetailCard
      title={text(messages.phone)}
      value={
        <>
          {player.phoneNumber || text(messages.none)}
          {player.phoneNumber && !player.isPhoneNumberVerified && <> · {text(messages.notConfirmed)}</>}
        </>
      }
      isOpen={isOpen}
      onOpen={() => setOpen(true)}
    >
      <Form
        errorTitle={text(messages.errors)}
        errors={errors}
        onSubmit={() => void (sentTo === undefined ? request() : check())}
      >
        <Stack gap="medium">
          {sentTo === undefined ? (
            <TextField
              name="phone"
              type="tel"
              autoComplete="tel"
              label={text(messages.newPhone)}
              value={typed}
              onChange={setTyped}
              {...(error !== undefined && { error })}
            />
          ) : (
            <CodeField
              name="code"
              label={text(messages.code)}
              length={CODE_LENGTH}
              value={code}
              error={error}
              onChange={setCode}
            />
          )}
          <div role="status">
            <Paragraph size="small" tone="muted">
              {sentTo === undefined ? (
                <Text {...messages.phoneHint} />
              ) : (
                <Text {...messages.codeSent} values={{ phone: sentTo }} />
              )}
            </Paragraph>
          </div>
          <FormButtons
            label={text(sentTo === undefined ? messages.sendCode : messages.confirm)}
            busy={changing.loading || confirming.loading}
            onCancel={close}
          />
        </Stack>
      </Form>
    </DetailCard>
  );
}

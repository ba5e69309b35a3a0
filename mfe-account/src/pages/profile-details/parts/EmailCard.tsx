import { useMutation } from '@apollo/client/react';
import { Text, useText, type Message } from '@foyer/i18n';
import { Notice, Paragraph, Stack } from '@foyer/ui';
import { Form, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { useFormError } from '../../../features/address-fields/useFormError.ts';
import { ChangeEmailDocument, type ContactDetailsFragment } from '../Details.generated.ts';
import { messages } from '../ProfileDetailsPage.messages.ts';
import { DetailCard, FormButtons } from './DetailCard.tsx';

/** The email address; a new one applies when its link is opened. */
export function EmailCard({ player }: { readonly player: ContactDetailsFragment }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Message>();
  const [sentTo, setSentTo] = useState<string>();
  const [change, { loading }] = useMutation(ChangeEmailDocument);
  const error = problem && text(problem);
  const errors = useFormError('email', error);

  async function request(): Promise<void> {
    if (email.trim() === '') return setProblem(messages.required);
    setProblem(undefined);
    try {
      const { data } = await change({ variables: { email: email.trim() } });
      if (!data) return setProblem(messages.failed);
      if (data.changeEmail.refusal !== null) return setProblem(messages[data.changeEmail.refusal]);
      setSentTo(email.trim());
      setOpen(false);
      setEmail('');
    } catch {
      setProblem(messages.failed);
    }
  }

  return (
    <DetailCard
      title={text(messages.email)}
      value={
        <>
          {player.email ?? text(messages.none)}
          {!player.emailVerified && <> · {text(messages.notConfirmed)}</>}
        </>
      }
      isOpen={isOpen || sentTo !== undefined}
      onOpen={() => setOpen(true)}
    >
      {sentTo !== undefined && !isOpen ? (
        <Notice tone="positive" live onDismiss={() => setSentTo(undefined)}>
          <Text {...messages.linkSent} values={{ email: sentTo }} />
        </Notice>
      ) : (
        <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void request()}>
          <Stack gap="medium">
            <TextField
              name="email"
              type="email"
              autoComplete="email"
              label={text(messages.newEmail)}
              value={email}
              onChange={setEmail}
              {...(error !== undefined && { error })}
            />
            <Paragraph size="small" tone="muted">
              <Text {...messages.emailHint} />
            </Paragraph>
            <FormButtons
              label={text(messages.sendLink)}
              busy={loading}
              onCancel={() => {
                setOpen(false);
                setProblem(undefined);
              }}
            />
          </Stack>
        </Form>
      )}
    </DetailCard>
  );
}

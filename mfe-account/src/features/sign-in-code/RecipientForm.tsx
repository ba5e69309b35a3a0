import { useMutation } from '@apollo/client/react';
import { toAppError } from '@foyer/data/errors';
import type { SignInCodeChannel } from '@foyer/graphql/main';
import { Text, useText, type Message } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, Heading, Paragraph, Stack } from '@foyer/ui';
import { Form, RadioGroup, TextField, type FormError } from '@foyer/ui/forms';
import { useMemo, useState } from 'react';
import { maskRecipient, storeAttempt, type CodeAttempt } from './codeAttempt.ts';
import { refusalOf, type CodeRefusal } from './codeRefusal.ts';
import { RequestSignInCodeDocument } from './SignInCode.generated.ts';
import { messages } from './SignInCode.messages.ts';

interface RecipientFormProps {
  onSent(attempt: CodeAttempt): void;
  onRefused(refusal: CodeRefusal): void;
}

const INVALID: Readonly<Record<SignInCodeChannel, Message>> = {
  EMAIL: messages.emailInvalid,
  SMS: messages.phoneInvalid,
};

/** Asks for the email address or phone number that receives the code, and requests it. */
export function RecipientForm({ onSent, onRefused }: RecipientFormProps) {
  const text = useText();
  const { storage } = useServices();
  const [requestCode, { loading }] = useMutation(RequestSignInCodeDocument);
  const [channel, setChannel] = useState<SignInCodeChannel>('EMAIL');
  const [recipient, setRecipient] = useState('');
  const [problem, setProblem] = useState<Message>();
  const error = problem && text(problem);
  const errors = useMemo<readonly FormError[]>(
    () => (error === undefined ? [] : [{ field: 'recipient', message: error }]),
    [error],
  );
  const isEmail = channel === 'EMAIL';

  async function send(): Promise<void> {
    if (recipient.trim() === '') return setProblem(INVALID[channel]);
    setProblem(undefined);
    try {
      const { data } = await requestCode({ variables: { input: { channel, recipient } } });
      if (!data) return setProblem(messages.failed);
      const { outcome, attempt, lockedUntil } = data.requestSignInCode;
      const refusal = refusalOf(outcome, lockedUntil);
      if (refusal) return onRefused(refusal);
      if (!attempt) return setProblem(messages.failed);
      const sent: CodeAttempt = {
        attemptId: attempt.attemptId,
        channel,
        recipient: maskRecipient(channel, recipient),
        expiresAt: Date.parse(attempt.expiresAt),
        resendAt: Date.parse(attempt.resendAt),
      };
      storeAttempt(storage, sent);
      onSent(sent);
    } catch (failure) {
      setProblem(toAppError(failure).kind === 'validation' ? INVALID[channel] : messages.failed);
    }
  }

  return (
    <Stack gap="large">
      <Heading level={1} size="title1">
        <Text {...messages.askTitle} />
      </Heading>
      <Paragraph tone="muted">
        <Text {...messages.askIntro} />
      </Paragraph>
      <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void send()}>
        <Stack gap="medium">
          <RadioGroup
            name="channel"
            label={text(messages.channel)}
            value={channel}
            options={[
              { value: 'EMAIL', label: text(messages.byEmail) },
              { value: 'SMS', label: text(messages.bySms), description: text(messages.bySmsHint) },
            ]}
            onChange={(value) => {
              setChannel(value === 'SMS' ? 'SMS' : 'EMAIL');
              setProblem(undefined);
            }}
          />
          <TextField
            key={channel}
            name="recipient"
            label={text(isEmail ? messages.email : messages.phone)}
            description={isEmail ? undefined : text(messages.phoneHint)}
            type={isEmail ? 'email' : 'tel'}
            inputMode={isEmail ? 'email' : 'tel'}
            autoComplete={isEmail ? 'username' : 'tel'}
            value={recipient}
            error={error}
            onChange={setRecipient}
          />
          <Button type="submit" size="large" stretch busy={loading}>
            <Text {...messages.send} />
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}

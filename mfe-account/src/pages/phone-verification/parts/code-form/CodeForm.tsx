import { useMutation } from '@apollo/client/react';
import { toAppError } from '@foyer/data/errors';
import { Text, useText, type Message } from '@foyer/i18n';
import { Button, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { CodeField, Form, type FormError } from '@foyer/ui/forms';
import { useMemo, useState } from 'react';
import {
  SendPhoneVerificationDocument,
  VerifyPhoneNumberDocument,
} from '../../PhoneVerification.generated.ts';
import { messages } from '../../PhoneVerificationPage.messages.ts';

interface CodeFormProps {
  readonly phone: string;
  onVerified(): void;
  /** Absent where the verification is required. */
  onSkip?(): void;
}

const CODE_LENGTH = 6;

/** Form that requests a code and lets the player enter it. */
export function CodeForm({ phone, onVerified, onSkip }: CodeFormProps) {
  const text = useText();
  const [send, sending] = useMutation(SendPhoneVerificationDocument);
  const [verify, verifying] = useMutation(VerifyPhoneNumberDocument);
  const [isSent, setSent] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Message>();
  // a request without an answer says nothing about the code in the field
  const [failure, setFailure] = useState<Message>();
  const error = problem && text(problem);
  const errors = useMemo<readonly FormError[]>(
    () => (error === undefined ? [] : [{ field: 'code', message: error }]),
    [error],
  );

  async function requestCode(): Promise<void> {
    setProblem(undefined);
    setFailure(undefined);
    try {
      const { data } = await send();
      if (data?.sendPhoneVerification.isVerified) return onVerified();
      setSent(true);
      setCode('');
    } catch (reason) {
      setFailure(toAppError(reason).kind === 'limit' ? messages.tooMany : messages.sendFailed);
    }
  }

  async function check(): Promise<void> {
    setFailure(undefined);
    if (code.length < CODE_LENGTH) return setProblem(messages.required);
    setProblem(undefined);
    try {
      const { data } = await verify({ variables: { code } });
      const outcome = data?.verifyPhoneNumber.outcome;
      if (outcome === 'VERIFIED') return onVerified();
      if (outcome === undefined) setFailure(messages.checkFailed);
      else setProblem(messages[outcome]);
    } catch {
      setFailure(messages.checkFailed);
    }
  }

  return (
    <Stack gap="large">
      <Heading level={1} size="title1">
        <Text {...messages.title} />
      </Heading>
      <div role="status">
        <Paragraph tone="muted">
          <Text {...(isSent ? messages.sent : messages.intro)} values={{ phone }} />
        </Paragraph>
      </div>
      {failure && (
        <Notice tone="negative" live>
          {text(failure)}
        </Notice>
      )}
      {isSent && (
        <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void check()}>
          <Stack gap="medium">
            <CodeField
              name="code"
              label={text(messages.code)}
              length={CODE_LENGTH}
              value={code}
              error={error}
              onChange={setCode}
            />
            <Button type="submit" size="large" stretch busy={verifying.loading}>
              {text(messages.submit)}
            </Button>
          </Stack>
        </Form>
      )}
      <Button
        size="large"
        stretch
        tone={isSent ? 'quiet' : 'primary'}
        busy={sending.loading}
        onPress={() => void requestCode()}
      >
        {text(isSent ? messages.again : messages.send)}
      </Button>
      {onSkip && (
        <Button size="large" stretch tone="quiet" onPress={onSkip}>
          {text(messages.skip)}
        </Button>
      )}
    </Stack>
  );
}

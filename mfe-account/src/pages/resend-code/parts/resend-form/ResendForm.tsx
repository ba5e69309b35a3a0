import { useMutation } from '@apollo/client/react';
import { clockTime, Text, useText } from '@foyer/i18n';
import { useServerTime, useServices } from '@foyer/platform';
import { Button, ButtonLink, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { useState } from 'react';
import { storeAttempt, type CodeAttempt } from '../../../../features/sign-in-code/codeAttempt.ts';
import { refusalOf, type CodeRefusal } from '../../../../features/sign-in-code/codeRefusal.ts';
import { ResendSignInCodeDocument } from '../../../../features/sign-in-code/SignInCode.generated.ts';
import { messages } from '../../ResendCodePage.messages.ts';

interface ResendFormProps {
  readonly attempt: CodeAttempt;
  readonly enterHref: string;
  onSent(): void;
  onRefused(refusal: CodeRefusal): void;
  /** Starts again with another recipient. */
  onOther(): void;
}

/** Shows where the code was sent and why the player has to wait, and sends another one. */
export function ResendForm({ attempt, enterHref, onSent, onRefused, onOther }: ResendFormProps) {
  const text = useText();
  const { storage } = useServices();
  const left = attempt.resendAt - useServerTime();
  const [resend, { loading }] = useMutation(ResendSignInCodeDocument);
  const [isFailed, setFailed] = useState(false);

  async function send(): Promise<void> {
    setFailed(false);
    try {
      const { data } = await resend({ variables: { attemptId: attempt.attemptId } });
      if (!data) return setFailed(true);
      const { outcome, attempt: sent, lockedUntil } = data.resendSignInCode;
      const refusal = refusalOf(outcome, lockedUntil);
      if (refusal) return onRefused(refusal);
      if (!sent) return onOther();
      storeAttempt(storage, {
        ...attempt,
        expiresAt: Date.parse(sent.expiresAt),
        resendAt: Date.parse(sent.resendAt),
      });
      onSent();
    } catch {
      setFailed(true);
    }
  }

  return (
    <Stack gap="large">
      <Heading level={1} size="title1">
        <Text {...messages.title} />
      </Heading>
      <Paragraph tone="muted">
        <Text {...messages.check} values={{ recipient: attempt.recipient }} />
      </Paragraph>
      {isFailed && (
        <Notice tone="negative" live>
          {text(messages.failed)}
        </Notice>
      )}
      {left > 0 ? (
        <Paragraph>
          <Text {...messages.wait} values={{ time: clockTime(left) }} />
        </Paragraph>
      ) : (
        <Button size="large" stretch busy={loading} onPress={() => void send()}>
          <Text {...messages.send} />
        </Button>
      )}
      <ButtonLink size="large" tone="secondary" stretch href={enterHref}>
        <Text {...messages.enter} />
      </ButtonLink>
      <Button tone="quiet" stretch onPress={onOther}>
        <Text {...messages.other} />
      </Button>
    </Stack>
  );
}

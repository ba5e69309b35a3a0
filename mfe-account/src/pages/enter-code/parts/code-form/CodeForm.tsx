import { useMutation } from '@apollo/client/react';
import { Text, useDates, useText, type Message } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useFeature, useServices } from '@foyer/platform';
import { Button, ButtonLink, Heading, Paragraph, Stack } from '@foyer/ui';
import { CodeField, Form, TextField, type FormError } from '@foyer/ui/forms';
import { useMemo, useState } from 'react';
import type { CodeAttempt } from '../../../../features/sign-in-code/codeAttempt.ts';
import { refusalOf, type CodeRefusal } from '../../../../features/sign-in-code/codeRefusal.ts';
import { CheckSignInCodeDocument } from '../../../../features/sign-in-code/SignInCode.generated.ts';
import { messages as shared } from '../../../../features/sign-in-code/SignInCode.messages.ts';
import { messages } from '../../EnterCodePage.messages.ts';

interface CodeFormProps {
  readonly attempt: CodeAttempt;
  /** Parameters of the sign-in, for the page that sends another code. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** Continues the sign-in with the proof of the correct code. */
  onAccepted(ticket: string): void;
  onRefused(refusal: CodeRefusal): void;
}

const CODE_LENGTH = 8;

/** Enters the code in one input: its boxes are decoration, which `BasicEnterCode` leaves out. */
export function CodeForm({ attempt, query, onAccepted, onRefused }: CodeFormProps) {
  const text = useText();
  const dates = useDates();
  const { analytics, locale } = useServices();
  const isBasic = useFeature('BasicEnterCode');
  const [check, { loading }] = useMutation(CheckSignInCodeDocument);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Message>();
  const error = problem && text(problem);
  const errors = useMemo<readonly FormError[]>(
    () => (error === undefined ? [] : [{ field: 'code', message: error }]),
    [error],
  );

  async function submit(entered: string): Promise<void> {
    if (entered.replaceAll(/\D/g, '').length < CODE_LENGTH) return setProblem(messages.required);
    setProblem(undefined);
    try {
      const { data } = await check({ variables: { attemptId: attempt.attemptId, code: entered } });
      if (!data) return setProblem(messages.failed);
      const { outcome, ticket } = data.checkSignInCode;
      const refusal = refusalOf(outcome);
      if (refusal) return onRefused(refusal);
      if (ticket !== null) return onAccepted(ticket);
      if (outcome === 'WRONG') analytics.track('INVALID_LOGIN_CODE_ENTERED', {});
      setProblem(outcome === 'WRONG' ? messages.wrong : messages.expired);
    } catch {
      setProblem(messages.failed);
    }
  }

  const field = {
    name: 'code',
    label: text(messages.code),
    description: text(messages.codeHint, { time: dates.time(attempt.expiresAt) }),
    value: code,
    error,
    onChange: setCode,
  };

  return (
    <Stack gap="large">
      <Heading level={1} size="title1">
        <Text {...messages.title} />
      </Heading>
      <div role="status">
        <Paragraph tone="muted">
          <Text {...messages.sent} values={{ recipient: attempt.recipient }} />
        </Paragraph>
      </div>
      <Form errorTitle={text(shared.errors)} errors={errors} onSubmit={() => void submit(code)}>
        <Stack gap="medium">
          {isBasic ? (
            <TextField {...field} inputMode="numeric" autoComplete="one-time-code" />
          ) : (
            <CodeField {...field} length={CODE_LENGTH} onComplete={(entered) => void submit(entered)} />
          )}
          <Button type="submit" size="large" stretch busy={loading}>
            <Text {...messages.submit} />
          </Button>
        </Stack>
      </Form>
      <ButtonLink tone="quiet" stretch href={withQuery(hrefTo(locale, 'resend-code'), query)}>
        <Text {...messages.missing} />
      </ButtonLink>
    </Stack>
  );
}

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Text, useDates, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { RETURN_REASON_LENGTH } from '@foyer/market/exclusion-rules';
import { useMarket } from '@foyer/platform';
import { WhyRule } from '@foyer/profile';
import { Button, Card, Heading, Notice, Paragraph, Stack } from '@foyer/ui';
import { Form, TextField } from '@foyer/ui/forms';
import { messages } from './ExclusionReturn.messages.ts';
import { WithdrawReturn } from './WithdrawReturn.tsx';
import { RequestReturnDocument, type ExclusionReturnFragment } from './RequestReturn.generated.ts';

interface ExclusionReturnProps {
  readonly way: ExclusionReturnFragment;
}

/**
 * The request to end an exclusion of some games; the end of an exclusion from all games is requested at the
 * sign-in.
 */
export function ExclusionReturn({ way }: ExclusionReturnProps) {
  const text = useText();
  return (
    <Card>
      <Stack gap="small">
        <Heading level={2} size="title3">
          <Text {...messages.title} />
        </Heading>
        {way.state === 'EXCLUDED' && way.refusal === null ? (
          <RequestForm />
        ) : (
          <div role="status">
            <StateText way={way} />
          </div>
        )}
        {way.state !== 'EXCLUDED' && <WithdrawReturn />}
        <WhyRule rule="returnRequest" />
        <Paragraph size="small">{text(messages.help)}</Paragraph>
      </Stack>
    </Card>
  );
}

function StateText({ way }: ExclusionReturnProps) {
  return <Paragraph>{useStateText(way)}</Paragraph>;
}

function useStateText({ state, refusal, endsAt, coolOffEndsAt }: ExclusionReturnFragment): string {
  const text = useText();
  const dates = useDates();
  const { licence } = useMarket();
  const write = (at: string | null): string => (at === null ? '' : dates.deadline(new Date(at)));
  if (state === 'COOLING_OFF') return text(messages.coolingOff, { date: write(coolOffEndsAt) });
  if (state === 'REQUESTED') return text(messages.requested, { days: licence.breaks.return.answerDays });
  if (refusal === 'FOR_LIFE') return text(messages.forLife);
  if (refusal === 'AT_REGISTER') return text(messages.atRegister, { register: licence.register?.name ?? '' });
  return text(messages.notYet, { date: write(endsAt) });
}

function RequestForm() {
  const text = useText();
  const { licence } = useMarket();
  const { answerDays, coolOffHours } = licence.breaks.return;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const [send, { loading, error }] = useMutation(RequestReturnDocument);
  const isMissing = reason.trim().length < RETURN_REASON_LENGTH.min;
  return (
    <Form
      errorTitle={text(messages.correct)}
      onSubmit={() => {
        setTried(true);
        if (isMissing) return;
        void send({ variables: { input: { reason: reason.trim(), key } } }).catch(
          ignoreError('the mutation shows its own error'),
        );
      }}
    >
      <Paragraph>
        <Text {...messages.text} values={{ days: answerDays, hours: coolOffHours.definite }} />
      </Paragraph>
      {error && (
        <Notice tone="negative" live>
          <Text {...messages.failed} />
        </Notice>
      )}
      <TextField
        label={text(messages.reason)}
        value={reason}
        onChange={setReason}
        {...(isTried && isMissing && { error: text(messages.reasonMissing) })}
      />
      <Button type="submit" tone="quiet" busy={loading}>
        <Text {...messages.ask} />
      </Button>
    </Form>
  );
}

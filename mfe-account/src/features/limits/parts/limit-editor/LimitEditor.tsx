import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { Text, useText, useZonedDates } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { createRequestKeys } from '@foyer/kernel/request-keys';
import { useMarket, useServices } from '@foyer/platform';
import { Button, Notice, Paragraph, Row } from '@foyer/ui';
import { Form, TextField } from '@foyer/ui/forms';
import { limitPeriodText, limitProblemText } from '../../limitTexts.ts';
import type { PlayerLimitFieldsFragment } from '../../PlayerLimits.generated.ts';
import { SetPlayerLimitDocument } from '../../SetPlayerLimit.generated.ts';
import { readLimit } from '../../limitForm.ts';
import { messages } from '../../limitRow.messages.ts';
import { LimitSimulation } from '../limit-simulation/LimitSimulation.tsx';

interface LimitEditorProps {
  readonly limit: PlayerLimitFieldsFragment;
  readonly ceiling: number | null;
  onDone(): void;
}

export function LimitEditor({ limit, ceiling, onDone }: LimitEditorProps) {
  const text = useText();
  const { licence } = useMarket();
  const dates = useZonedDates(licence.timeZone);
  const { toasts } = useServices();
  const [typed, setTyped] = useState('');
  const [isTried, setTried] = useState(false);
  const [keyOf] = useState(createRequestKeys);
  const [save, { loading, error }] = useMutation(SetPlayerLimitDocument);
  const read = readLimit(
    { kind: limit.kind, period: limit.period, ceiling, currency: limit.currency },
    typed,
  );
  const isTime = limit.kind === 'SESSION';
  const isRaise = read.ok && read.value.effect === 'after-cool-off';
  const inputOf = (next: number | null) => ({
    kind: limit.kind,
    period: limit.period,
    ...(isTime ? { minutes: next } : { amount: next }),
  });

  async function submit(next: number | null): Promise<void> {
    const input = { ...inputOf(next), key: keyOf(limit.id, next) };
    const answer = await save({ variables: { input } });
    const pending = answer.data?.setPlayerLimit.pending;
    toasts.show(
      'success',
      pending
        ? text(messages.later, { when: dates.deadline(new Date(pending.confirmableAt)) })
        : text(messages.atOnce),
    );
    onDone();
  }

  return (
    <Form
      errorTitle={text(messages.correct)}
      onSubmit={() => {
        setTried(true);
        // The notice below shows a refusal by the server; nothing else depends on it.
        if (read.ok) void submit(read.value.ceiling).catch(ignoreError('the mutation shows its own error'));
      }}
    >
      {error && (
        <Notice tone="negative" live>
          <Text {...messages.notSaved} />
        </Notice>
      )}
      <TextField
        label={text(messages.newValue, {
          period: text(limitPeriodText(limit.period)),
          unit: isTime ? text(messages.minutesUnit) : limit.currency,
        })}
        value={typed}
        onChange={setTyped}
        inputMode={isTime ? 'numeric' : 'decimal'}
        {...(isTried && !read.ok ? { error: text(limitProblemText(read.failure)) } : {})}
      />
      {isRaise && (
        <Paragraph size="small" tone="muted">
          <Text {...messages.raiseWaits} values={{ hours: licence.limitIncrease.coolOffHours }} />
        </Paragraph>
      )}
      <LimitSimulation input={read.ok ? inputOf(read.value.ceiling) : undefined} currency={limit.currency} />
      <Row gap="small" wrap>
        {/* a raise is never more prominent than a lowering */}
        <Button type="submit" tone={isRaise ? 'secondary' : 'primary'} busy={loading}>
          <Text {...(isRaise ? messages.raise : messages.save)} />
        </Button>
        <Button tone="quiet" onPress={onDone}>
          <Text {...messages.keep} />
        </Button>
        {ceiling !== null && !limit.isRequired && (
          <Button
            tone="quiet"
            disabled={loading}
            onPress={() => void submit(null).catch(ignoreError('the mutation shows its own error'))}
          >
            <Text {...messages.remove} />
          </Button>
        )}
      </Row>
    </Form>
  );
}

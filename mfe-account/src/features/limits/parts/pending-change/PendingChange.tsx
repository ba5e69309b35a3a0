import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { clockTime, Text, useText, useZonedDates } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useMarket, useServerTime } from '@foyer/platform';
import { Button, Facts, Notice, Row, Stack } from '@foyer/ui';
import { CancelPlayerLimitChangeDocument } from '../../CancelPlayerLimitChange.generated.ts';
import { ConfirmPlayerLimitDocument } from '../../ConfirmPlayerLimit.generated.ts';
import type { PlayerLimitFieldsFragment } from '../../PlayerLimits.generated.ts';
import { pendingPhase } from '../../pendingPhase.ts';
import { useLimitValue } from '../../useLimitValue.ts';
import { messages } from '../../limitRow.messages.ts';

interface PendingChangeProps {
  readonly limit: PlayerLimitFieldsFragment;
  readonly pending: NonNullable<PlayerLimitFieldsFragment['pending']>;
}

/**
 * A pending increase or removal: both values, when it can be confirmed with the time left, and the
 * confirmation once that time has come (requirements/regulation#limit-changes).
 */
export function PendingChange({ limit, pending }: PendingChangeProps) {
  const text = useText();
  const dates = useZonedDates(useMarket().licence.timeZone);
  const now = useServerTime();
  const write = useLimitValue();
  const [decisionId] = useState(() => crypto.randomUUID());
  const decide = (name: string) => ({
    variables: { input: { kind: limit.kind, period: limit.period, key: `${decisionId}-${name}` } },
  });
  const [confirm, confirming] = useMutation(ConfirmPlayerLimitDocument, decide('confirm'));
  const [cancel, cancelling] = useMutation(CancelPlayerLimitChangeDocument, decide('cancel'));

  const phase = pendingPhase(pending, now);
  if (phase.status === 'lapsed') return null;
  const isReady = phase.status === 'ready';
  const isTime = limit.kind === 'SESSION';
  const value = (ceiling: number | null) =>
    ceiling === null ? text(messages.noLimit) : write(limit.kind, ceiling, limit.currency);

  return (
    <Notice
      tone={isReady ? 'warning' : 'info'}
      title={text(isReady ? messages.readyTitle : messages.pendingTitle)}
    >
      <Stack gap="small">
        <Facts
          items={[
            { label: text(messages.current), value: value(isTime ? limit.minutes : limit.amount) },
            { label: text(messages.requested), value: value(isTime ? pending.minutes : pending.amount) },
            {
              label: text(isReady ? messages.confirmBy : messages.confirmFrom),
              value: dates.deadline(new Date(phase.until)),
            },
            {
              label: text(messages.timeLeft),
              value: (
                <span role="timer" aria-live="off">
                  {clockTime(phase.until - now)}
                </span>
              ),
            },
          ]}
        />
        {(confirming.error ?? cancelling.error) && <Text {...messages.notSaved} />}
        <Row gap="small" wrap>
          <Button
            tone="secondary"
            size="small"
            busy={cancelling.loading}
            onPress={() => void cancel().catch(ignoreError('the mutation shows its own error'))}
          >
            <Text {...messages.cancel} />
          </Button>
          {isReady && (
            <Button
              tone="secondary"
              size="small"
              busy={confirming.loading}
              onPress={() => void confirm().catch(ignoreError('the mutation shows its own error'))}
            >
              <Text {...messages.confirm} />
            </Button>
          )}
        </Row>
      </Stack>
    </Notice>
  );
}

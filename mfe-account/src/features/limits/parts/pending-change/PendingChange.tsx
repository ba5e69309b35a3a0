import { useMutation } from '@apollo/client/react';
import { Text, useDates, useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { Button, Notice, Row, Stack } from '@foyer/ui';
import { CancelPlayerLimitChangeDocument } from '../../CancelPlayerLimitChange.generated.ts';
import { ConfirmPlayerLimitDocument } from '../../ConfirmPlayerLimit.generated.ts';
import type { PlayerLimitFieldsFragment } from '../../PlayerLimits.generated.ts';
import { useLimitValue } from '../../useLimitValue.ts';
import { messages } from '../../limitRow.messages.ts';

interface PendingChangeProps {
  readonly limit: PlayerLimitFieldsFragment;
  readonly pending: NonNullable<PlayerLimitFieldsFragment['pending']>;
}

/** A pending increase or removal: when it can be confirmed, and the confirmation once that time has come. */
export function PendingChange({ limit, pending }: PendingChangeProps) {
  const text = useText();
  const dates = useDates();
  const write = useLimitValue();
  const variables = { input: { kind: limit.kind, period: limit.period } };
  const [confirm, confirming] = useMutation(ConfirmPlayerLimitDocument, { variables });
  const [cancel, cancelling] = useMutation(CancelPlayerLimitChangeDocument, { variables });

  const isReady = pending.status === 'AWAITING_CONFIRMATION';
  const newValue = limit.kind === 'SESSION' ? pending.minutes : pending.amount;
  const when = dates.dateTime(new Date(isReady ? pending.lapsesAt : pending.confirmableAt));
  const sentence =
    newValue === null
      ? text(isReady ? messages.readyRemoval : messages.pendingRemoval, { when })
      : text(isReady ? messages.readyTo : messages.pendingTo, {
          when,
          value: write(limit.kind, newValue, limit.currency),
        });

  return (
    <Notice tone={isReady ? 'warning' : 'info'}>
      <Stack gap="small">
        {sentence}
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

import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Text, useText, useZonedDates } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { useMarket, useServices } from '@foyer/platform';
import { Button, Notice, Row, Stack } from '@foyer/ui';
import { ConfirmLimitReviewDocument } from '../../ConfirmLimitReview.generated.ts';
import type { LimitReviewFieldsFragment } from '../../PlayerLimits.generated.ts';
import { messages } from './LimitReview.messages.ts';

interface LimitReviewProps {
  readonly review: LimitReviewFieldsFragment;
  /** Link to the limits, where they are not on the same page. */
  readonly link?: ReactNode;
}

/** Asks the player to review the limits once they are due; the answer is recorded. */
export function LimitReview({ review, link }: LimitReviewProps) {
  const text = useText();
  const { toasts } = useServices();
  const dates = useZonedDates(useMarket().licence.timeZone);
  const [keep, { loading, error }] = useMutation(ConfirmLimitReviewDocument);
  if (!review.isDue) return null;

  async function confirm(): Promise<void> {
    await keep();
    toasts.show('success', text(messages.saved));
  }
  return (
    <Notice tone="info" title={text(messages.title)}>
      <Stack gap="small">
        <Text {...messages.text} values={{ date: dates.date(Date.parse(review.lastAt)) }} />
        {error && <Text {...messages.failed} />}
        <Row gap="small" wrap>
          {link}
          <Button
            tone="secondary"
            size="small"
            busy={loading}
            onPress={() => void confirm().catch(ignoreError('the mutation shows its own error'))}
          >
            <Text {...messages.keep} />
          </Button>
        </Row>
      </Stack>
    </Notice>
  );
}

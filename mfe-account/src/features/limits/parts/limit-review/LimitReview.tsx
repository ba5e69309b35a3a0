import { useMutation } from '@apollo/client/react';
import { Text, useText, useZonedDates } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { hrefTo } from '@foyer/links';
import { useMarket, useServices } from '@foyer/platform';
import { Button, ButtonLink, Notice, Row, Stack } from '@foyer/ui';
import { ConfirmLimitReviewDocument } from '../../ConfirmLimitReview.generated.ts';
import type { LimitReviewFieldsFragment } from '../../PlayerLimits.generated.ts';
import { messages } from './LimitReview.messages.ts';

interface LimitReviewProps {
  readonly review: LimitReviewFieldsFragment;
  /** True where the limits are on another page. */
  readonly hasLink?: boolean;
}

/** Asks the player to review the limits once they are due; the answer is recorded. */
export function LimitReview({ review, hasLink = false }: LimitReviewProps) {
  const text = useText();
  const { locale, toasts } = useServices();
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
          {hasLink && (
            <ButtonLink size="small" href={hrefTo(locale, 'profile-limits')}>
              <Text {...messages.open} />
            </ButtonLink>
          )}
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

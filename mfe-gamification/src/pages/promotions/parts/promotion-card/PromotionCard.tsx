import { Text, useDates, useText } from '@foyer/i18n';
import { localisedHref } from '@foyer/links';
import { money } from '@foyer/money';
import { useFeature, useServices } from '@foyer/platform';
import { Card, Disclosure, Heading, Link, Money, Paragraph, Row, Stack } from '@foyer/ui';
import { useId } from 'react';
import type { Offer } from '../../../../features/promotions/offers.ts';
import type { PromotionFieldsFragment } from '../../../../features/promotions/Promotions.generated.ts';
import { OfferAction } from './OfferAction.tsx';
import * as css from './PromotionCard.css.ts';
import { messages } from './PromotionCard.messages.ts';
import { SignificantTerms } from './SignificantTerms.tsx';

export interface PromotionCardProps {
  readonly offer: Offer;
  /** Milliseconds since the epoch by the server's clock. */
  readonly now: number;
  readonly isBusy: boolean;
  onChoose(isOptedIn: boolean): void;
}

/** A promotion with its significant terms before any button. */
export function PromotionCard({ offer, now, isBusy, onChoose }: PromotionCardProps) {
  const id = useId();
  const { promotion } = offer;
  const { image } = promotion;
  return (
    <li className={css.item}>
      <Card as="article" labelledBy={id}>
        {image !== null && (
          <img
            className={css.picture}
            src={image.url}
            width={image.width ?? 1_280}
            height={image.height ?? 720}
            alt={image.alt}
            loading="lazy"
            decoding="async"
          />
        )}
        <Stack gap="medium">
          <Stack gap="small">
            <Heading id={id} level={2} size="title3">
              {promotion.title}
            </Heading>
            <Period promotion={promotion} now={now} />
            {promotion.rewardAmount !== null && (
              <Money amount={money(promotion.rewardAmount, promotion.terms.currency)} size="display" />
            )}
            <Paragraph>{promotion.description}</Paragraph>
          </Stack>
          <SignificantTerms terms={promotion.terms} />
          <Details promotion={promotion} />
          <OfferAction offer={offer} now={now} isBusy={isBusy} describedBy={id} onChoose={onChoose} />
        </Stack>
      </Card>
    </li>
  );
}

function Period({
  promotion: { startsAt, endsAt },
  now,
}: {
  readonly promotion: PromotionFieldsFragment;
  readonly now: number;
}) {
  const { deadline } = useDates();
  const isUpcoming = Date.parse(startsAt) > now;
  return (
    <Row gap="small" wrap>
      {isUpcoming && (
        <Paragraph size="small" tone="muted">
          <Text {...messages.from} values={{ start: deadline(Date.parse(startsAt)) }} />
        </Paragraph>
      )}
      <Paragraph size="small" tone="muted">
        {endsAt === null ? (
          <Text {...messages.noEnd} />
        ) : (
          <Text {...messages.until} values={{ end: deadline(Date.parse(endsAt)) }} />
        )}
      </Paragraph>
    </Row>
  );
}

/** Details, and the full terms where the licence requires them beside the button. */
function Details({ promotion: { details, termsPath } }: { readonly promotion: PromotionFieldsFragment }) {
  const text = useText();
  const { locale } = useServices();
  const hasFullTerms = useFeature('fullTermsLinkInChallenges');
  return (
    <>
      {details.length > 0 && (
        <Disclosure title={text(messages.details)}>
          <Stack gap="small">
            {details.map((paragraph) => (
              <Paragraph key={paragraph} size="small">
                {paragraph}
              </Paragraph>
            ))}
          </Stack>
        </Disclosure>
      )}
      {hasFullTerms && (
        <Paragraph size="small">
          <Link href={localisedHref(locale, termsPath)}>{text(messages.fullTerms)}</Link>
        </Paragraph>
      )}
    </>
  );
}

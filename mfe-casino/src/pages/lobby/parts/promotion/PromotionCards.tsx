import { Text, useText } from '@foyer/i18n';
import { hrefTo, localisedHref } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { ButtonLink, Card, Carousel, Heading, Paragraph, Stack } from '@foyer/ui';
import type { LobbyBlock_promotionFragment } from '../../LobbyPage.generated.ts';
import * as css from './PromotionCards.css.ts';
import { messages } from './PromotionCards.messages.ts';

export interface PromotionCardsProps {
  readonly title: string | null;
  readonly promotions: readonly LobbyBlock_promotionFragment[];
}

/** One promotion or several; each leads to its terms before anything else. */
export function PromotionCards({ title, promotions }: PromotionCardsProps) {
  const text = useText();
  const { locale } = useServices();
  return (
    <Carousel title={title ?? text(messages.title)} item="card" action={{ label: text(messages.all), href: hrefTo(locale, 'promotions') }}>
      {promotions.map((promotion) => <PromotionCard key={promotion.id} promotion={promotion} />)}
    </Carousel>
  );
}

function PromotionCard({ promotion }: { readonly promotion: LobbyBlock_promotionFragment }) {
  const { locale } = useServices();
  const { image, path } = promotion;
  const isDeposit = promotion.callToActionType === 'DEPOSIT';
  const href = isDeposit ? hrefTo(locale, 'deposit') : path === null ? hrefTo(locale, 'promotions') : localisedHref(locale, path);
  return (
    <Card>
      <Stack gap="small">
        {image !== null && <img className={css.picture} src={image.url} width={image.width ?? 1_280} height={image.height ?? 720} alt={image.alt} loading="lazy" decoding="async" />}
        {promotion.title !== null && <Heading level={3} size="title3">{promotion.title}</Heading>}
        {promotion.text !== null && <Paragraph size="small" tone="muted">{promotion.text}</Paragraph>}
        <ButtonLink href={href} tone="secondary" size="small"><Text {...(isDeposit ? messages.deposit : messages.read)} /></ButtonLink>
      </Stack>
    </Card>
  );
}

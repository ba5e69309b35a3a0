import { Text, useText } from '@foyer/i18n';
import { hrefTo, localisedHref } from '@foyer/links';
import { useIsAvailable, useServices } from '@foyer/platform';
import { ButtonLink, Carousel, Heading, Icon, Paragraph, Section } from '@foyer/ui';
import type { LobbyBlock_blockFragment, LobbyBlock_promotionFragment } from '../../LobbyPage.generated.ts';
import * as css from './PromotionCards.css.ts';
import { messages } from './PromotionCards.messages.ts';

export interface PromotionCardsProps {
  readonly block: Extract<
    LobbyBlock_blockFragment,
    { readonly __typename: 'PromotionBlock' | 'PromotionV2Block' }
  >;
}

/** One or more promotions, each with its terms before any button. */
export function PromotionCards({ block }: PromotionCardsProps) {
  const text = useText();
  const { locale } = useServices();
  const [title, promotions] =
    block.__typename === 'PromotionBlock' ? [null, [block]] : [block.title, block.promotions];
  const name = title ?? text(messages.title);
  const action = useIsAvailable('promotions')
    ? { label: text(messages.all), href: hrefTo(locale, 'promotions') }
    : undefined;
  const [only] = promotions;
  if (only === undefined) return null;
  if (promotions.length === 1)
    return (
      <Section title={name} action={action}>
        <PromotionCard promotion={only} isWide />
      </Section>
    );
  return (
    <Carousel title={name} item="card" action={action}>
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.id} promotion={promotion} />
      ))}
    </Carousel>
  );
}

function PromotionCard({
  promotion,
  isWide = false,
}: {
  readonly promotion: LobbyBlock_promotionFragment;
  readonly isWide?: boolean;
}) {
  const { locale } = useServices();
  const { image, path } = promotion;
  const [lead, ...terms] = (promotion.text ?? '').split('\n');
  const isDeposit = promotion.callToActionType === 'DEPOSIT';
  const href = isDeposit
    ? hrefTo(locale, 'deposit')
    : path === null
      ? hrefTo(locale, 'promotions')
      : localisedHref(locale, path);
  return (
    <article className={css.cards[isWide ? 'wide' : 'narrow']}>
      <div className={css.content}>
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
        {promotion.title !== null && (
          <Heading level={3} size={isWide ? 'title2' : 'title3'}>
            {promotion.title}
          </Heading>
        )}
        {lead !== undefined && lead !== '' && <Paragraph>{lead}</Paragraph>}
        <div className={css.action}>
          <ButtonLink href={href} tone="secondary">
            <Text {...(isDeposit ? messages.deposit : messages.read)} />
          </ButtonLink>
        </div>
      </div>
      {terms.length > 0 && (
        <ul className={css.terms}>
          {terms.map((term) => (
            <li key={term} className={css.term}>
              <span className={css.mark}>
                <Icon name="check" size="small" />
              </span>
              {term}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

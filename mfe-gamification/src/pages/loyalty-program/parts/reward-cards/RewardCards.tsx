import { useText } from '@foyer/i18n';
import { useHomeHref } from '@foyer/platform';
import { ButtonLink, Heading, Paragraph, Section, VisuallyHidden } from '@foyer/ui';
import { Emblem } from '../../../../components/emblem/Emblem.tsx';
import type { LoyaltySettings } from '../../loyaltySettings.ts';
import { messages } from '../../LoyaltyPage.messages.ts';
import { Picture } from '../picture/Picture.tsx';
import * as css from '../rank-cards/RankCards.css.ts';

/** Rewards of the program; each card leads to the lobby. */
export function RewardCards({ cards }: { readonly cards: LoyaltySettings['rewardCards'] }) {
  const text = useText();
  const home = useHomeHref();
  if (cards.length === 0) return null;
  return (
    <Section title={text(messages.rewards)}>
      <ul className={css.cards}>
        {cards.map(({ title, description, image, color }) => (
          <li
            key={title}
            className={css.card}
            style={color === null ? undefined : { borderBlockStartColor: color }}
          >
            {image === null ? <Emblem color={color} /> : <Picture image={image} desktop={null} />}
            <Heading level={3} size="title3">
              {title}
            </Heading>
            {description !== null && <Paragraph tone="muted">{description}</Paragraph>}
            <div>
              <ButtonLink href={home} tone="secondary" size="small">
                {text(messages.toGames)}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

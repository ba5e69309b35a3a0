import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { PageLink, useHomeHref, useIsAvailable, useServices } from '@foyer/platform';
import { Button, ButtonLink, Disclosure, Heading, Paragraph, Section, Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import { RichText } from '../../components/rich-text/RichText.tsx';
import { useContentText } from '../../components/rich-text/useContentText.ts';
import * as css from './LoyaltyPage.css.ts';
import { messages } from './LoyaltyPage.messages.ts';
import type { FaqPair } from './loyaltyFaq.ts';
import type { LoyaltySettings } from './loyaltySettings.ts';
import { LoyaltySteps } from './parts/loyalty-steps/LoyaltySteps.tsx';
import { Picture } from './parts/picture/Picture.tsx';
import { RankCards } from './parts/rank-cards/RankCards.tsx';
import { RewardCards } from './parts/reward-cards/RewardCards.tsx';

export interface LoyaltyContentProps {
  readonly page: LoyaltySettings;
  readonly faq: readonly FaqPair[];
}

interface LoyaltySectionsProps extends LoyaltyContentProps {
  /** True if the player takes part in the program. */
  readonly isOpen: boolean;
  /** The player's level, from 1; undefined while unknown. */
  readonly level?: number | undefined;
  /** The player's level and points, below the ranks. */
  readonly own?: ReactNode;
  /** The opt-in of gamification. */
  readonly widget?: ReactNode;
}

/** The sections of the page in the order of requirements/screens#loyalty. */
export function LoyaltyContent({ page, faq, isOpen, level, own, widget }: LoyaltySectionsProps) {
  const text = useText();
  const write = useContentText();
  const home = useHomeHref();
  const { locale, overlays } = useServices();
  const isShopOpen = useIsAvailable('rewards-shop');
  const hasMissions = useIsAvailable('missions');
  const hasTournaments = useIsAvailable('tournaments');
  const { description, termsAndConditions } = page;
  return (
    <div className={css.sections}>
      <header className={css.header}>
        <Picture image={page.backgroundImage} desktop={page.backgroundDesktopImage} isBackground />
        <Stack gap="small">
          <Heading level={1}>{text(messages.title)}</Heading>
          <Paragraph size="lead" tone="muted">
            <Text {...messages.intro} />
          </Paragraph>
        </Stack>
        <Picture image={page.mainImage} desktop={page.mainDesktopImage} />
        <RankCards ranks={page.rankCards} level={level} />
        {own}
        {description !== null && (
          <div>
            <Button
              tone="quiet"
              icon="info"
              onPress={() =>
                void overlays.open('default', {
                  title: text(messages.about),
                  // rendered in the shell's tree, which has none of the remote's contexts
                  body: <RichText text={write(description)} level={3} />,
                  closeLabel: text(messages.close),
                })
              }
            >
              {text(messages.about)}
            </Button>
          </div>
        )}
      </header>
      <LoyaltySteps steps={page.steps} />
      <Section title={text(messages.shop)}>
        <div className={css.panel}>
          <Picture image={page.shopImage} desktop={page.shopDesktopImage} />
          <Paragraph>
            <Text {...(isShopOpen ? messages.shopText : messages.shopSoon)} />
          </Paragraph>
          {isShopOpen && (
            <ButtonLink href={hrefTo(locale, 'rewards-shop')} icon="gift">
              {text(messages.toShop)}
            </ButtonLink>
          )}
        </div>
      </Section>
      <RewardCards cards={page.rewardCards} />
      <Section title={text(messages.games)}>
        <div className={css.panel}>
          <Picture image={page.gamesImage} desktop={null} />
          <Paragraph>
            <Text {...messages.gamesText} />
          </Paragraph>
          <ButtonLink href={home} tone="secondary" icon="grid">
            {text(messages.toGames)}
          </ButtonLink>
          {isOpen && hasMissions && <PageLink to="missions">{text(messages.missions)}</PageLink>}
          {isOpen && hasTournaments && <PageLink to="tournaments">{text(messages.tournaments)}</PageLink>}
        </div>
      </Section>
      {faq.length > 0 && (
        <Section title={text(messages.faq)}>
          <div>
            {faq.map(({ question, answer }) => (
              <Disclosure key={question} title={write(question)}>
                <Paragraph>{write(answer)}</Paragraph>
              </Disclosure>
            ))}
          </div>
        </Section>
      )}
      {widget}
      {termsAndConditions !== null && (
        <Section title={text(messages.terms)}>
          <RichText text={write(termsAndConditions)} level={3} />
        </Section>
      )}
      <div>
        <ButtonLink href={home} icon="home">
          {text(messages.toLobby)}
        </ButtonLink>
      </div>
    </div>
  );
}

import { Text, useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useIsAvailable, useServices } from '@foyer/platform';
import { emblemSvg, type EmblemTier } from '@foyer/theme/emblems';
import { Badge, ButtonLink, Heading, Icon, Paragraph } from '@foyer/ui';
import { NearView } from '../../../../components/near-view/NearView.tsx';
import { JackpotAmount } from '../../../../features/jackpot-amount/JackpotAmount.tsx';
import * as css from './FeatureCard.css.ts';
import { messages } from './FeatureCard.messages.ts';

export type Feature = 'jackpot' | 'raffle' | 'sports';

interface FeatureTexts {
  readonly title: Message;
  readonly text: Message;
  readonly action: Message;
}

const TEXTS: Readonly<Record<Feature, FeatureTexts>> = {
  jackpot: { title: messages.jackpot, text: messages.jackpotText, action: messages.jackpotAction },
  raffle: { title: messages.raffle, text: messages.raffleText, action: messages.raffleAction },
  sports: { title: messages.sports, text: messages.sportsText, action: messages.sportsAction },
};

export interface FeatureCardProps {
  readonly feature: Feature;
  /** Title from the content; the product's own name otherwise. */
  readonly title: string | null;
}

/** A block whose page belongs to another remote. Without that remote the card has no link. */
export function FeatureCard({ feature, title }: FeatureCardProps) {
  const text = useText();
  const { locale } = useServices();
  const isAvailable = useIsAvailable(feature);
  const texts = TEXTS[feature];
  const name = title ?? text(texts.title);
  return (
    <aside className={css.card} aria-label={name}>
      <div className={css.content}>
        <Heading level={2} size="title2">
          {name}
        </Heading>
        <Paragraph tone="muted">{text(texts.text)}</Paragraph>
        {feature === 'jackpot' && <Amount />}
        <div className={css.action}>
          {isAvailable ? (
            <ButtonLink href={hrefTo(locale, feature)} tone="secondary">
              {text(texts.action)}
            </ButtonLink>
          ) : (
            <Badge>
              <Text {...messages.closed} />
            </Badge>
          )}
        </div>
      </div>
      <div className={css.stage} aria-hidden="true">
        {feature === 'jackpot' ? (
          <Emblems />
        ) : (
          <span className={css.disc}>
            <Icon name={feature === 'raffle' ? 'ticket' : 'sports'} size="large" />
          </span>
        )}
      </div>
    </aside>
  );
}

const EMPTY_LINE = <Paragraph>{'\u00a0'}</Paragraph>;

/** The socket of the feed opens when the card is near the viewport. */
function Amount() {
  return (
    <NearView placeholder={EMPTY_LINE}>
      <JackpotAmount />
    </NearView>
  );
}

const TIERS: readonly EmblemTier[] = ['minor', 'epic', 'major'];

/** The three pots in the brand's style. */
function Emblems() {
  const { market } = useServices();
  return (
    <>
      {TIERS.map((tier) => (
        <img
          key={tier}
          className={css.emblems[tier]}
          alt=""
          src={`data:image/svg+xml,${encodeURIComponent(emblemSvg(market.brand.id, tier))}`}
        />
      ))}
    </>
  );
}

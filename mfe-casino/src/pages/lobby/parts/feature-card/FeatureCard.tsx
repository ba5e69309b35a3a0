import { Text, useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { Slot, useIsAvailable, useServices } from '@foyer/platform';
import { emblemSvg, type EmblemTier } from '@foyer/theme/emblems';
import { Badge, ButtonLink, Heading, Icon, Paragraph } from '@foyer/ui';
import { NearView } from '../../../../components/near-view/NearView.tsx';
import { JackpotAmount } from '../../../../features/jackpot-amount/JackpotAmount.tsx';
import type { LobbyBlock_blockFragment } from '../../LobbyPage.generated.ts';
import * as css from './FeatureCard.css.ts';
import { messages } from './FeatureCard.messages.ts';

const FEATURES = { JackpotBlock: 'jackpot', RaffleBlock: 'raffle', TopSportsBlock: 'sports' } as const;
type Feature = (typeof FEATURES)[keyof typeof FEATURES];

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
  /** Its title is from the content; without one the card has the product's own name. */
  readonly block: Extract<LobbyBlock_blockFragment, { readonly __typename: keyof typeof FEATURES }>;
}

/** A block whose page belongs to another remote. Without that remote the card has no link. */
export function FeatureCard({ block: { __typename, title } }: FeatureCardProps) {
  const feature = FEATURES[__typename];
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
        {feature === 'sports' && isAvailable && (
          <NearView placeholder={EMPTY_LINE}>
            <Slot name="sportsbook.top-matches" props={{ maximum: TOP_MATCHES }} />
          </NearView>
        )}
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
      <div className={css.stages[feature]} aria-hidden="true">
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

/** Matches in the card of the sportsbook. */
const TOP_MATCHES = 3;

const EMPTY_LINE = <Paragraph>{'\u00a0'}</Paragraph>;

/** The widget, or only the amount while its remote is unavailable; both open a socket near the viewport. */
function Amount() {
  return (
    <NearView placeholder={EMPTY_LINE}>
      <Slot
        name="jackpot-raffle.widget"
        props={{ placement: 'spotlight', stake: undefined }}
        loading={EMPTY_LINE}
        fallback={<JackpotAmount />}
      />
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

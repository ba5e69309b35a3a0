import { useText } from '@foyer/i18n';
import { Badge, Heading, Paragraph } from '@foyer/ui';
import { Emblem } from '../../../../components/emblem/Emblem.tsx';
import type { RankCardFieldsFragment } from '../../LoyaltyProgram.generated.ts';
import { messages } from '../../LoyaltyPage.messages.ts';
import { Picture } from '../picture/Picture.tsx';
import * as css from './RankCards.css.ts';

interface RankCardsProps {
  readonly ranks: readonly RankCardFieldsFragment[];
  /** The player's level, from 1: its rank is marked. */
  readonly level?: number | undefined;
}

/** The ranks from the lowest to the highest, each with its benefits. */
export function RankCards({ ranks, level }: RankCardsProps) {
  const text = useText();
  return (
    <ol className={css.cards} aria-label={text(messages.ranks)}>
      {ranks.map(({ rank, subtitle, logo, color, benefitsTitle, benefits }, index) => (
        <li
          key={rank}
          className={css.card}
          style={color === null ? undefined : { borderBlockStartColor: color }}
          aria-current={level === index + 1 || undefined}
        >
          {logo === null ? <Emblem color={color} /> : <Picture image={logo} desktop={null} />}
          <div>
            <Heading level={2} size="title3">
              {rank}
            </Heading>
            {level === index + 1 && <Badge tone="accent">{text(messages.yourRank)}</Badge>}
            {subtitle !== null && (
              <Paragraph size="small" tone="muted">
                {subtitle}
              </Paragraph>
            )}
          </div>
          {benefits.length > 0 && (
            <div>
              {benefitsTitle !== null && <p className={css.benefitsTitle}>{benefitsTitle}</p>}
              <ul className={css.benefits}>
                {benefits.map(({ description }) => (
                  <li key={description}>{description}</li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

import { useText } from '@foyer/i18n';
import type { PointsAnswer } from '@foyer/kernel/engagement';
import type { Tournament } from '@foyer/kernel/tournaments';
import { Section } from '@foyer/ui';
import * as css from './Prizes.css.ts';
import { messages } from './Prizes.messages.ts';
import { useRewardText } from '../../../../features/engagement/useRewardText.ts';

interface PrizesProps {
  readonly tournament: Tournament;
  readonly points: PointsAnswer | undefined;
}

/** The prizes by place. */
export function Prizes({ tournament, points }: PrizesProps) {
  const text = useText();
  const write = useRewardText(points?.moneyValue);
  return (
    <Section title={text(messages.title)} level={3}>
      <dl className={css.prizes}>
        {tournament.prizes.map((prize) => {
          const { placeFrom, placeTo } = prize;
          return (
            <div key={placeFrom} className={css.prize}>
              <dt className={css.place}>
                {placeFrom === placeTo
                  ? text(messages.place, { place: placeFrom })
                  : text(messages.places, { from: placeFrom, to: placeTo })}
              </dt>
              <dd className={css.reward}>{write(prize.reward)}</dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}

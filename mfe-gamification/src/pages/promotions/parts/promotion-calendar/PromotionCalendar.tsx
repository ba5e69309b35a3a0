import { useDates, useText } from '@foyer/i18n';
import { Badge, Paragraph, Section } from '@foyer/ui';
import { calendarOf } from '../../../../features/promotions/offers.ts';
import type { PromotionFieldsFragment } from '../../../../features/promotions/Promotions.generated.ts';
import * as css from './PromotionCalendar.css.ts';
import { messages } from './PromotionCalendar.messages.ts';

interface PromotionCalendarProps {
  readonly promotions: readonly PromotionFieldsFragment[];
  readonly now: number;
}

/** Starts and ends of promotions by date. */
export function PromotionCalendar({ promotions, now }: PromotionCalendarProps) {
  const text = useText();
  const { date, time } = useDates();
  const { dated, openEnded } = calendarOf(promotions, now);
  return (
    <div className={css.calendar}>
      <Section title={text(messages.dated)}>
        {dated.length === 0 ? (
          <Paragraph tone="muted">{text(messages.none)}</Paragraph>
        ) : (
          <ol className={css.days}>
            {dated.map(({ at, kind, promotion }) => (
              <li key={`${promotion.id} ${kind}`} className={css.day}>
                <time className={css.date} dateTime={new Date(at).toISOString()}>
                  {date(at)} <span className={css.time}>{time(at)}</span>
                </time>
                <Badge tone={kind === 'starts' ? 'accent' : 'neutral'}>{text(messages[kind])}</Badge>
                <span className={css.name}>{promotion.title}</span>
              </li>
            ))}
          </ol>
        )}
      </Section>
      {openEnded.length > 0 && (
        <Section title={text(messages.openEnded)}>
          <ul className={css.days}>
            {openEnded.map(({ id, title }) => (
              <li key={id} className={css.name}>
                {title}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

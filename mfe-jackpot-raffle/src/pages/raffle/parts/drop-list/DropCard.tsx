import { Text, useDates, useText } from '@foyer/i18n';
import type { JackpotState } from '@foyer/contract';
import { hrefTo } from '@foyer/links';
import { PageLink, useMarket, useServerTime, useServices, useSessionState } from '@foyer/platform';
import { ButtonLink, Card, Heading, Money, Paragraph } from '@foyer/ui';
import { inCurrency } from '../../../../features/jackpot-feed/pots.ts';
import { countdown } from '../../../../features/raffle/countdown.ts';
import { isActive, type RaffleDrop } from '../../../../features/raffle/raffleDrop.ts';
import type { RaffleStudio } from '../../raffleSettings.ts';
import { DROP_TEXTS } from './dropTexts.ts';
import * as css from './DropList.css.ts';
import { messages } from './DropList.messages.ts';

interface DropCardProps {
  readonly drop: RaffleDrop;
  readonly state: JackpotState | undefined;
  readonly currency: string;
  readonly studio: RaffleStudio;
}

/** A drop with its countdown, prize and the player's tickets. */
export function DropCard({ drop, state, currency, studio }: DropCardProps) {
  const text = useText();
  const { locale } = useServices();
  const session = useSessionState();
  const { type, raffle } = drop;
  const rate = state?.rate;
  // a zero would look like lost tickets until they have been read
  const isReading = session.status !== 'LOGGED_OUT' && state?.raffleTickets === undefined;
  const tickets = isReading ? '–' : (state?.raffleTickets?.[raffle.id]?.count ?? 0);
  return (
    <Card padding="large">
      <div className={css.card}>
        <div>
          <Heading level={3} size="title3">
            <Text {...DROP_TEXTS[type].name} />
          </Heading>
          <Paragraph tone="muted">
            <Text {...DROP_TEXTS[type].time} />
          </Paragraph>
        </div>
        <Time drop={drop} />
        <dl className={css.facts}>
          <div>
            <dt className={css.label}>
              <Text {...messages.prize} />
            </dt>
            <dd className={css.prize}>
              <Money
                amount={inCurrency(raffle.prizeCents, rate === undefined ? 'EUR' : currency, rate ?? 1)}
              />
            </dd>
          </div>
          <div>
            <dt className={css.label}>
              <Text {...messages.tickets} />
            </dt>
            <dd className={css.tickets}>{tickets}</dd>
          </div>
        </dl>
        {session.status === 'LOGGED_OUT' && (
          <Paragraph size="small" tone="muted">
            <Text {...messages.signIn} />
          </Paragraph>
        )}
        <Paragraph size="small">
          <PageLink to="game-studio" params={{ slug: studio.slug }}>
            {text(messages.description, { gameStudio: studio.name })}
          </PageLink>
        </Paragraph>
        <div className={css.action}>
          <ButtonLink href={hrefTo(locale, 'game-studio', { slug: studio.slug })}>
            {text(messages.action, { gameStudio: studio.name })}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

/** The time left and the time of the draw; screen readers get only the latter, which does not change every second. */
function Time({ drop }: { readonly drop: RaffleDrop }) {
  const text = useText();
  const dates = useDates();
  const now = useServerTime();
  const { licence } = useMarket();
  const { days, hours, minutes, clock } = countdown(
    drop.raffle.endsAt,
    now,
    drop.type === 'weekly',
    licence.promotion.urgencyTexts,
  );
  if (!isActive(drop, now))
    return (
      <p className={css.time}>
        <Text {...messages.drawing} />
      </p>
    );
  return (
    <div>
      <p className={css.time} aria-hidden="true">
        {days > 0 && `${text(messages.days, { days })} `}
        <span className={css.clock}>{clock ?? text(messages.hoursMinutes, { hours, minutes })}</span>
      </p>
      <Paragraph size="small" tone="muted">
        {text(messages.drawAt, { time: dates.deadline(drop.raffle.endsAt) })}
      </Paragraph>
    </div>
  );
}

import { useDates, useMoney, useText } from '@foyer/i18n';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { money } from '@foyer/money';
import { Badge, Facts, Heading } from '@foyer/ui';
import { useId } from 'react';
import { marketName } from '../outcome/marketNames.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';
import { useOdds } from '../odds/useOdds.ts';
import { betTypeOf } from '../placement/betTypes.ts';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import { useBetName } from '../placement/useBetName.ts';
import { betOutcome } from './betOutcome.ts';
import { CashOut } from './cash-out/CashOut.tsx';
import type { CashOutOffer } from './cash-out/useCashOuts.ts';
import * as css from './MyBets.css.ts';
import { messages } from './MyBets.messages.ts';
import { Settlement } from './settlement/Settlement.tsx';

const TONES = {
  OPEN: 'neutral',
  WON: 'positive',
  LOST: 'neutral',
  VOID: 'neutral',
  CASHED_OUT: 'positive',
} as const;

interface BetCardProps {
  readonly bet: PlacedBetFragment;
  readonly offer: CashOutOffer | undefined;
}

/** A bet with its selections, their results, and its money. */
export function BetCard({ bet, offer }: BetCardProps) {
  const text = useText();
  const write = useMoney();
  const name = useBetName();
  const { dateTime } = useDates();
  const id = useId();
  const outcome = betOutcome(bet);
  const amount = (minor: number): string => write(money(minor, bet.currency));
  return (
    <article className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} level={3} size="title3">
          {name(betTypeOf(bet.legs.length, bet.sizes, bet.bankers))}
        </Heading>
        <Badge tone={TONES[outcome]}>
          {text(outcome === 'VOID' ? messages.returned : messages[outcome])}
        </Badge>
      </div>
      <ul className={css.legs}>
        {bet.legs.map((leg) => (
          <Leg key={`${leg.event}-${leg.kind}-${leg.outcome}-${leg.line}`} leg={leg} />
        ))}
      </ul>
      <Facts
        items={[
          { label: text(messages.stake), value: amount(bet.stake) },
          bet.returns === null
            ? { label: text(messages.possible), value: amount(bet.possibleReturns) }
            : { label: text(messages.returns), value: amount(bet.returns) },
        ]}
      />
      <CashOut bet={bet} offer={offer} />
      {bet.status === 'SETTLED' && <Settlement bet={bet} />}
      <p className={css.muted}>
        {text(messages.placed, { at: dateTime(Date.parse(bet.placedAt)), id: bet.id })}
      </p>
    </article>
  );
}

function Leg({ leg }: { readonly leg: PlacedBetFragment['legs'][number] }) {
  const formats = useNameFormats();
  const { text } = formats;
  const { write } = useOdds();
  const sport = SPORTS.find((known) => known === leg.sport);
  return (
    <li className={css.leg}>
      <span className={css.choice}>{outcomeName(formats, leg, leg)}</span>
      <span className={css.price}>{write(leg.price)}</span>
      <span className={css.muted}>
        {sport && `${marketName(text, leg.kind, sport, leg)} · `}
        {`${leg.home} – ${leg.away}`}
      </span>
      <span className={css.result}>
        {leg.result ? `${text(messages[leg.result])}` : text(messages.OPEN)}
        {leg.homeScore !== null && ` · ${leg.homeScore}–${leg.awayScore}`}
      </span>
    </li>
  );
}

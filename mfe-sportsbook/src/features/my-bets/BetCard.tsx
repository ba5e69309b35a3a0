import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { PageLink } from '@foyer/platform';
import { Facts, Heading, VisuallyHidden, type HeadingLevel } from '@foyer/ui';
import { useId } from 'react';
import { betTypeOf } from '../placement/betTypes.ts';
import type { PlacedBetFragment } from '../placement/Placement.generated.ts';
import { useBetName } from '../placement/useBetName.ts';
import { BetLeg } from './BetLeg.tsx';
import { legKey } from './legKey.ts';
import { OutcomeBadge } from './OutcomeBadge.tsx';
import type { LiveMatches } from './live/useLiveMatches.ts';
import { CashOut } from './cash-out/CashOut.tsx';
import type { CashOutOffer } from './cash-out/useCashOuts.ts';
import * as css from './MyBets.css.ts';
import { messages } from './MyBets.messages.ts';
import { useBetDates } from './useBetDates.ts';

interface BetCardProps {
  readonly bet: PlacedBetFragment;
  readonly offer: CashOutOffer | undefined;
  /** Matches of the feed, for the scores of open selections. */
  readonly matches?: LiveMatches;
  readonly level?: HeadingLevel;
}

/** A bet with its selections, their results, and its money. */
export function BetCard({ bet, offer, matches, level = 3 }: BetCardProps) {
  const text = useText();
  const write = useMoney();
  const name = useBetName();
  const { dateTime } = useBetDates();
  const id = useId();
  const amount = (minor: number): string => write(money(minor, bet.currency));
  return (
    <article className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <Heading id={id} level={level} size="title3">
          {name(betTypeOf(bet.legs.length, bet.sizes, bet.bankers))}
        </Heading>
        <OutcomeBadge bet={bet} />
      </div>
      <ul className={css.legs}>
        {bet.legs.map((leg) => (
          <BetLeg key={legKey(leg)} leg={leg} match={matches?.get(leg.event)} />
        ))}
      </ul>
      <Facts
        items={[
          { label: text(messages.stake), value: amount(bet.stake) },
          ...(bet.bonusStake > 0
            ? [{ label: text(messages.bonusStake), value: amount(bet.bonusStake) }]
            : []),
          bet.returns === null
            ? { label: text(messages.possible), value: amount(bet.possibleReturns) }
            : { label: text(messages.returns), value: amount(bet.returns) },
        ]}
      />
      <CashOut bet={bet} offer={offer} />
      <p className={css.muted}>
        {text(messages.placed, { at: dateTime(Date.parse(bet.placedAt)), id: bet.id })}
      </p>
      <p>
        <PageLink to="sports-bet" params={{ bet: bet.id }}>
          {text(bet.status === 'SETTLED' ? messages.settlement : messages.details)}{' '}
          <VisuallyHidden>{bet.id}</VisuallyHidden>
        </PageLink>
      </p>
    </article>
  );
}

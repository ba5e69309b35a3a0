import { useText } from '@foyer/i18n';
import type { FeedMarket, SportId } from '@foyer/kernel/sports-feed';
import { useStore } from '@foyer/platform';
import { memo } from 'react';
import { useCouponStore } from '../../../../features/coupon/useCoupon.ts';
import { MatchClock } from '../../../../features/outcome/MatchClock.tsx';
import { marketName } from '../../../../features/outcome/outcomeNames.ts';
import { PriceButton } from '../../../../features/price-button/PriceButton.tsx';
import { selectionKey } from '../../../../features/coupon/coupon.ts';
import type { BoardEvent } from '../../../../features/sports-feed/feed.machine.ts';
import * as css from './EventRow.css.ts';
import { messages } from './EventRow.messages.ts';

export interface EventRowProps {
  readonly event: BoardEvent;
  readonly sport: SportId;
  readonly stale: boolean;
}

/** One match: time, teams, score and prices. Renders again only when its own event changes. */
export const EventRow = memo(function EventRow({ event, sport, stale }: EventRowProps) {
  const winner = event.markets.find(({ kind }) => kind === 'winner');
  const total = event.markets.find(({ kind }) => kind === 'total');
  return (
    <li className={css.row}>
      <MatchClock event={event} sport={sport} />
      <Sides event={event} />
      {winner && <Prices event={event} sport={sport} market={winner} stale={stale} look={css.prices} />}
      {total && <Prices event={event} sport={sport} market={total} stale={stale} look={css.total} />}
    </li>
  );
});

function Sides({ event: { home, away, score, inner } }: { readonly event: BoardEvent }) {
  const side = (
    name: string,
    own: number | undefined,
    other: number | undefined,
    ownInner: number | undefined,
  ) => (
    <>
      <span className={own !== undefined && own > (other ?? 0) ? `${css.name} ${css.leading}` : css.name}>
        {name}
      </span>
      <span className={css.inner}>{ownInner}</span>
      <span className={css.score}>{own}</span>
    </>
  );
  return (
    <div className={css.sides}>
      {side(home, score?.home, score?.away, inner?.home)}
      {side(away, score?.away, score?.home, inner?.away)}
    </div>
  );
}

interface PricesProps extends EventRowProps {
  readonly market: FeedMarket;
  readonly look: string;
}

function Prices({ event, sport, market, stale, look }: PricesProps) {
  const text = useText();
  const coupon = useCouponStore();
  const selected = useStore(coupon).map(selectionKey);
  const { id, home, away } = event;
  return (
    <div
      role="group"
      className={look}
      aria-label={text(messages.prices, { market: text(marketName(market.kind, sport)), home, away })}
    >
      {market.outcomes.map((outcome) => {
        const selection = {
          event: id,
          kind: market.kind,
          line: market.line,
          outcome: outcome.id,
          price: outcome.price,
        };
        return (
          <PriceButton
            key={outcome.id}
            sides={event}
            market={market}
            outcome={outcome}
            move={event.moves[outcome.id]}
            selected={selected.includes(selectionKey(selection))}
            stale={stale}
            onPress={() => coupon.toggle(selection)}
          />
        );
      })}
    </div>
  );
}

import { useText, type Message } from '@foyer/i18n';
import type { OutcomeId } from '@foyer/kernel/markets';
import type { FeedMarket, SportId } from '@foyer/kernel/sports-feed';
import { PageLink, useStore } from '@foyer/platform';
import { memo } from 'react';
import { useCouponStore } from '../../../../features/coupon/useCoupon.ts';
import { FavouriteStar } from '../../../../features/favourites/FavouriteStar.tsx';
import { MatchClock } from '../../../../features/outcome/MatchClock.tsx';
import { lineText, mainMarketName, mainOutcomeName } from '../../../../features/outcome/mainNames.ts';
import { useNameFormats } from '../../../../features/outcome/useNameFormats.ts';
import { PriceButton } from '../../../../features/price-button/PriceButton.tsx';
import { selectionKey } from '../../../../features/coupon/coupon.ts';
import type { BoardEvent } from '../../../../features/sports-feed/feed.machine.ts';
import { moveKey } from '../../../../features/sports-feed/moves.ts';
import * as css from './EventRow.css.ts';
import { messages } from './EventRow.messages.ts';

export interface EventRowProps {
  readonly event: BoardEvent;
  readonly sport: SportId;
  readonly stale: boolean;
  /** Name of the competition, in a list of several. */
  readonly competition?: string;
}

/** One match: time, teams, score and prices. Renders again only when its own event changes. */
export const EventRow = memo(function EventRow({ event, sport, stale, competition }: EventRowProps) {
  const winner = event.markets.find(({ kind }) => kind === 'winner');
  const total = event.markets.find(({ kind }) => kind === 'total');
  return (
    <li className={css.row}>
      <MatchClock event={event} sport={sport} />
      <Sides event={event} competition={competition} />
      {winner && (
        <Prices event={event} sport={sport} kind="winner" market={winner} stale={stale} look={css.prices} />
      )}
      {total && (
        <Prices event={event} sport={sport} kind="total" market={total} stale={stale} look={css.total} />
      )}
    </li>
  );
});

/** The teams and their scores, as the link to the page of the match. */
function Sides({
  event: { id, phase, home, away, score, inner },
  competition,
}: {
  readonly event: BoardEvent;
  readonly competition: string | undefined;
}) {
  const text = useText();
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
    <div className={css.match}>
      <PageLink to="sports-event" params={{ event: id }} tone="plain">
        <span className={css.sides}>
          {competition !== undefined && <span className={css.competition}>{competition}</span>}
          {side(home, score?.home, score?.away, inner?.home)}
          {side(away, score?.away, score?.home, inner?.away)}
          <span className={css.all}>{text(phase === 'ended' ? messages.details : messages.all)}</span>
        </span>
      </PageLink>
      <FavouriteStar favourite={`e:${id}`} name={`${home} – ${away}`} />
    </div>
  );
}

/** Labels of the two markets of the board. */
const LABELS: Readonly<Partial<Record<OutcomeId, Message>>> = {
  home: messages.home,
  draw: messages.draw,
  away: messages.away,
  over: messages.over,
  under: messages.under,
};

interface PricesProps extends Omit<EventRowProps, 'competition'> {
  readonly kind: 'winner' | 'total';
  readonly market: FeedMarket;
  readonly look: string;
}

function Prices({ event, sport, kind, market, stale, look }: PricesProps) {
  const formats = useNameFormats();
  const { text } = formats;
  const coupon = useCouponStore();
  const selected = useStore(coupon).map(selectionKey);
  const { id, home, away } = event;
  const { line } = market;
  return (
    <div
      role="group"
      className={look}
      aria-label={text(messages.prices, { market: text(mainMarketName(kind, sport)), home, away })}
    >
      {market.outcomes.map((outcome) => {
        const selection = { event: id, kind, line, outcome: outcome.id, price: outcome.price };
        const label = LABELS[outcome.id];
        return (
          <PriceButton
            key={outcome.id}
            label={label ? text(label, { line: line === null ? '' : lineText(formats, line) }) : outcome.id}
            name={mainOutcomeName(formats, line, outcome.id, event) ?? outcome.id}
            market={market}
            outcome={outcome}
            move={event.moves[moveKey(kind, line, outcome.id)]}
            selected={selected.includes(selectionKey(selection))}
            stale={stale}
            onPress={() => coupon.toggle(selection)}
          />
        );
      })}
    </div>
  );
}

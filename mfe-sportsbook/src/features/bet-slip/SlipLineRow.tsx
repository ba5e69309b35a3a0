import { useDates, useText } from '@foyer/i18n';
import { isFieldKind } from '@foyer/kernel/field';
import type { MarketKind } from '@foyer/kernel/markets';
import type { FeedContest } from '@foyer/kernel/sports-contests';
import { PageLink } from '@foyer/platform';
import { Button, FilterChip, Icon, IconButton, VisuallyHidden, type IconName } from '@foyer/ui';
import type { FeedEvent } from '@foyer/kernel/sports-feed';
import type { Selection } from '../coupon/coupon.ts';
import { builderStatus, useBuilderPrice } from '../builder/useBuilderPrice.ts';
import { PartList } from '../builder/PartList.tsx';
import { sidesOf, type SlipLine } from './slip.ts';
import { useOdds } from '../odds/useOdds.ts';
import { fieldMarketName, marketName } from '../outcome/marketNames.ts';
import { outcomeName } from '../outcome/outcomeNames.ts';
import { useNameFormats } from '../outcome/useNameFormats.ts';
import * as css from './BetSlip.css.ts';
import { messages } from './BetSlip.messages.ts';

export interface SlipLineRowProps {
  readonly line: SlipLine;
  readonly isBanker: boolean;
  onRemove(): void;
  onAccept(price: number): void;
  /** Undefined while the selection cannot be a banker. */
  onBanker: (() => void) | undefined;
  readonly isEachWay?: boolean;
  /** Undefined where each way is not offered. */
  readonly onEachWay?: (() => void) | undefined;
}

/** One selection: match, market, price and current status. */
export function SlipLineRow(props: SlipLineRowProps) {
  const { line, isBanker, onRemove, onAccept, onBanker, isEachWay = false, onEachWay } = props;
  const formats = useNameFormats();
  const { text } = formats;
  const { write } = useOdds();
  const { event, sport, selection, status, contest, eachWay } = line;
  const sides = sidesOf(line);
  const named = sides && outcomeName(formats, selection, sides);
  // Without the match no name is available.
  const choice = named ?? text(status === 'unavailable' ? messages.over : messages.unknown);
  return (
    <li className={css.line}>
      <div className={css.content}>
        <span className={css.choice}>{choice}</span>
        {event && sport && !selection.parts && (
          <span className={css.muted}>{marketName(text, selection.kind, sport, event)}</span>
        )}
        {selection.parts && event && <PartList parts={selection.parts} sport={sport} sides={event} />}
        {contest && <ContestOf contest={contest} kind={selection.kind} />}
        {event && (
          <span className={css.muted}>
            <PageLink to="sports-event" params={{ event: event.id }} tone="muted">
              {`${event.home} – ${event.away}`}
            </PageLink>
            {event.score && ` · ${event.score.home}–${event.score.away}`}
          </span>
        )}
      </div>
      <div className={css.side}>
        <span className={css.price}>{write(line.price ?? selection.price)}</span>
        <IconButton
          icon="close"
          size="small"
          label={text(messages.remove, { selection: choice })}
          onPress={onRemove}
        />
      </div>
      {event && selection.parts ? (
        <BuilderNews event={event} selection={selection} onAccept={onAccept} />
      ) : (
        <News line={line} onAccept={onAccept} />
      )}
      {(onBanker ?? onEachWay) && (
        <div className={css.choices}>
          {onEachWay && (
            <FilterChip selected={isEachWay} onSelect={onEachWay}>
              <span className={css.terms}>
                {eachWay ? text(messages.eachWay, { ...eachWay }) : text(messages.eachWayOnly)}
              </span>
              <VisuallyHidden>{` ${choice}`}</VisuallyHidden>
            </FilterChip>
          )}
          {onBanker && (
            <FilterChip selected={isBanker} onSelect={onBanker}>
              {text(messages.banker)}
              <VisuallyHidden>{` ${choice}`}</VisuallyHidden>
            </FilterChip>
          )}
        </div>
      )}
    </li>
  );
}

/** The market and the race, or the competition with its season. */
function ContestOf({ contest, kind }: { readonly contest: FeedContest; readonly kind: MarketKind }) {
  const text = useText();
  const { time } = useDates();
  const { id, competition, name, season, startsAt } = contest;
  return (
    <>
      {isFieldKind(kind) && <span className={css.muted}>{fieldMarketName(text, kind)}</span>}
      <span className={css.muted}>
        <PageLink to="sports-contest" params={{ contest: id }} tone="muted">
          {season === null
            ? `${time(startsAt)} ${competition.name} · ${name}`
            : `${competition.name} · ${text(messages.season, { number: season })}`}
        </PageLink>
      </span>
    </>
  );
}

const QUIET = {
  suspended: 'lock',
  unavailable: 'error',
  unknown: 'clock',
  unfollowed: 'info',
} as const satisfies Readonly<Record<string, IconName>>;

interface BuilderNewsProps {
  readonly event: FeedEvent;
  readonly selection: Selection;
  onAccept(price: number): void;
}

/** A bet builder compared with its current price, which only the feed can compute. */
function BuilderNews({ event, selection, onAccept }: BuilderNewsProps) {
  const answer = useBuilderPrice(event.id, selection.parts ?? [], event.sequence);
  const status = event.phase === 'ended' ? 'unavailable' : builderStatus(selection, answer);
  const price = typeof answer === 'object' ? (answer.price ?? undefined) : undefined;
  return <News line={{ status, price, selection, event }} onAccept={onAccept} />;
}

function News({
  line: { status, price, selection, event, contest },
  onAccept,
}: {
  readonly line: Pick<SlipLine, 'status' | 'price' | 'selection' | 'event' | 'contest'>;
  onAccept(price: number): void;
}) {
  const text = useText();
  const { write } = useOdds();
  const isNamed = event !== undefined || contest !== undefined;
  if (status === 'same' || (status === 'unavailable' && !isNamed)) return null;
  if (status !== 'better' && status !== 'worse') {
    return (
      <div className={css.news}>
        <span className={css.notes.quiet}>
          <Icon name={QUIET[status]} size="small" />
          {text(messages[status])}
        </span>
      </div>
    );
  }
  return (
    <div className={css.news}>
      <span className={css.notes[status]}>
        <Icon name={status === 'better' ? 'arrowUp' : 'arrowDown'} size="small" />
        {text(messages[status], { before: write(selection.price) })}
      </span>
      {price !== undefined && (
        <Button size="small" tone="secondary" onPress={() => onAccept(price)}>
          {text(messages.accept, { price: write(price) })}
        </Button>
      )}
    </div>
  );
}

import { useText } from '@foyer/i18n';
import { playerOf, type MarketKind, type MarketSelection, type OutcomeId } from '@foyer/kernel/markets';
import type { FeedMarket, SportId } from '@foyer/kernel/sports-feed';
import { useStore } from '@foyer/platform';
import { Heading, Icon } from '@foyer/ui';
import { useId } from 'react';
import { selectionKey } from '../../../../features/coupon/coupon.ts';
import { useCouponStore } from '../../../../features/coupon/useCoupon.ts';
import { marketName } from '../../../../features/outcome/marketNames.ts';
import { handicapLine, outcomeLabel, outcomeName } from '../../../../features/outcome/outcomeNames.ts';
import { useNameFormats } from '../../../../features/outcome/useNameFormats.ts';
import { messages } from '../../../../features/price-button/PriceButton.messages.ts';
import { PriceButton } from '../../../../features/price-button/PriceButton.tsx';
import type { FollowedMatch } from '../../../../features/sports-feed/match.machine.ts';
import { moveKey } from '../../../../features/sports-feed/moves.ts';
import type { MarketGroup } from '../../marketGroups.ts';
import * as css from './MarketList.css.ts';

/** Kinds with more outcomes than fit beside other markets. */
const WIDE: readonly MarketKind[] = [
  'correctScore',
  'halfTimeFullTime',
  'winningMargin',
  'goalscorer',
  'anytimeScorer',
];

export interface MarketSectionProps {
  readonly group: MarketGroup;
  readonly match: FollowedMatch;
  readonly sport: SportId;
  readonly stale: boolean;
  /** Takes the selections instead of the slip. */
  readonly picker?: Picker | undefined;
}

export interface Picker {
  isPicked(selection: MarketSelection): boolean;
  pick(selection: MarketSelection): void;
}

/** The markets of one kind: a row for each line. */
export function MarketSection({ group: { kind, markets }, match, sport, stale, picker }: MarketSectionProps) {
  const text = useText();
  const id = useId();
  const isSuspended = markets.every(({ status }) => status === 'suspended');
  return (
    <section
      role="group"
      aria-labelledby={id}
      className={WIDE.includes(kind) ? css.groups.wide : css.groups.narrow}
    >
      <div className={css.head}>
        <Heading id={id} level={2} size="label">
          {marketName(text, kind, sport, match)}
        </Heading>
        {isSuspended && (
          <span className={css.suspended}>
            <Icon name="lock" size="small" />
            {text(messages.suspended)}
          </span>
        )}
      </div>
      <div className={css.rows}>
        {isHandicap(kind) && markets[0] && <Columns market={markets[0]} match={match} />}
        {markets.flatMap(bySide).map(({ market, side }) => (
          <div key={`${market.line}-${side}`}>
            {side && side !== 'none' && <p className={css.side}>{match[side]}</p>}
            <Prices market={market} match={match} stale={stale} picker={picker} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** The players of each side, then no goalscorer; other markets as they are. */
function bySide(
  market: FeedMarket,
): readonly { readonly market: FeedMarket; readonly side: 'home' | 'away' | 'none' | undefined }[] {
  if (market.kind !== 'goalscorer' && market.kind !== 'anytimeScorer') return [{ market, side: undefined }];
  return (['home', 'away', 'none'] as const).flatMap((side) => {
    const outcomes = market.outcomes.filter(({ id }) => (playerOf(id)?.side ?? 'none') === side);
    return outcomes.length > 0 ? { market: { ...market, outcomes }, side } : [];
  });
}

interface PricesProps {
  readonly market: FeedMarket;
  readonly match: FollowedMatch;
  readonly stale: boolean;
  readonly picker: Picker | undefined;
}

function Prices({ market, match, stale, picker }: PricesProps) {
  const formats = useNameFormats();
  const coupon = useCouponStore();
  const selected = useStore(coupon).map(selectionKey);
  const { kind, line, outcomes } = market;
  const columns = columnsOf(market);
  return (
    <div className={css.prices[columns]}>
      {outcomes.map((outcome) => {
        const selection = { event: match.id, kind, line, outcome: outcome.id, price: outcome.price };
        // below a heading with the teams, the line is enough
        const short = isHandicap(kind) && isSide(outcome.id) && handicapLine(formats, outcome.id, line ?? 0);
        return (
          <PriceButton
            key={outcome.id}
            layout={columns === 'triple' && short === false ? 'stacked' : 'named'}
            label={short === false ? outcomeLabel(formats, selection, match) : short}
            {...(short !== false && { name: outcomeName(formats, selection, match) })}
            market={market}
            outcome={outcome}
            move={match.moves[moveKey(kind, line, outcome.id)]}
            selected={picker ? picker.isPicked(selection) : selected.includes(selectionKey(selection))}
            stale={stale}
            onPress={() =>
              picker ? picker.pick({ kind, line, outcome: outcome.id }) : coupon.toggle(selection)
            }
          />
        );
      })}
    </div>
  );
}

/** Heads the columns of handicaps; for screen readers each price names its team. */
function Columns({ market, match }: Pick<PricesProps, 'market' | 'match'>) {
  const formats = useNameFormats();
  return (
    <div className={css.columns[columnsOf(market)]} aria-hidden="true">
      {market.outcomes.map(({ id }) => (
        <span key={id}>{outcomeLabel(formats, { line: null, outcome: id }, match)}</span>
      ))}
    </div>
  );
}

function isHandicap(kind: MarketKind): boolean {
  return kind === 'handicap' || kind === 'asianHandicap';
}

function isSide(outcome: OutcomeId): outcome is 'home' | 'draw' | 'away' {
  return outcome === 'home' || outcome === 'draw' || outcome === 'away';
}

function columnsOf({ kind, outcomes }: FeedMarket): keyof typeof css.prices {
  if (kind === 'correctScore' || kind === 'exactGoals') return 'scores';
  if (kind === 'goalscorer' || kind === 'anytimeScorer') return 'many';
  if (outcomes.length === 2) return 'pair';
  return outcomes.length === 3 ? 'triple' : 'many';
}

import { useText } from '@foyer/i18n';
import type { FeedHorse, FeedRunner } from '@foyer/kernel/sports-contests';
import type { FeedMarket } from '@foyer/kernel/sports-feed';
import { LINE_UNITS } from '@foyer/kernel/markets';
import { useStore } from '@foyer/platform';
import { VisuallyHidden } from '@foyer/ui';
import { messages } from '../../../../features/contests/contest.messages.ts';
import type { FollowedContest } from '../../../../features/contests/createContests.ts';
import { orderedRunners, winnerMarket } from '../../../../features/contests/contestWords.ts';
import { selectionKey, type Selection } from '../../../../features/coupon/coupon.ts';
import { useCouponStore } from '../../../../features/coupon/useCoupon.ts';
import { PriceButton } from '../../../../features/price-button/PriceButton.tsx';
import { moveKey } from '../../../../features/sports-feed/moves.ts';
import * as css from './RunnerTable.css.ts';
import { Silks } from './Silks.tsx';

interface RunnerTableProps {
  readonly contest: FollowedContest;
  readonly label: string;
  readonly stale: boolean;
}

/** The runners with their prices, the favourite first; after the result, in their order. */
export function RunnerTable({ contest, label, stale }: RunnerTableProps) {
  const text = useText();
  const { kind, markets, result, terms } = contest;
  const winner = winnerMarket(contest);
  const place = markets.find(
    (market) => market.kind === 'fieldPlace' && market.line === (terms?.places ?? 0) * LINE_UNITS,
  );
  const isRace = kind === 'race';
  return (
    <div className={css.frame} tabIndex={0} role="group" aria-label={label}>
      <table className={css.table}>
        <VisuallyHidden as="caption">{label}</VisuallyHidden>
        <thead className={css.head}>
          <tr>
            {(isRace || result) && (
              <th scope="col" className={css.number}>
                <VisuallyHidden>{text(result ? messages.position : messages.number)}</VisuallyHidden>
              </th>
            )}
            <th scope="col" className={css.runner}>
              {text(isRace ? messages.runner : messages.team)}
            </th>
            {winner && (
              <th scope="col" className={css.price}>
                {text(messages.win)}
              </th>
            )}
            {place && (
              <th scope="col" className={css.price}>
                {text(messages.place, { places: terms?.places ?? 0 })}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {orderedRunners(contest).map((runner) => (
            <tr key={runner.id}>
              {(isRace || result) && (
                <td className={css.number}>{result ? (runner.position ?? '–') : runner.id.slice(1)}</td>
              )}
              <th scope="row" className={css.runner}>
                <Name runner={runner} />
              </th>
              {winner && <Price contest={contest} market={winner} runner={runner} stale={stale} />}
              {place && <Price contest={contest} market={place} runner={runner} stale={stale} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Name({ runner: { name, horse, withdrawn } }: { readonly runner: FeedRunner }) {
  return (
    <span className={css.name}>
      {horse && <Silks silks={horse.silks} />}
      <span className={css.texts}>
        <span className={withdrawn ? css.withdrawn : css.strong}>{name}</span>
        {horse && <HorseFacts horse={horse} />}
      </span>
    </span>
  );
}

function HorseFacts({ horse: { jockey, form } }: { readonly horse: FeedHorse }) {
  const text = useText();
  const positions = form.map((position) => (position === 0 ? text(messages.behind) : String(position)));
  return (
    <span className={css.facts}>
      <span>{`${jockey} `}</span>
      <span aria-hidden="true" className={css.form}>
        {text(messages.form, { form: form.join('-') })}
      </span>
      <VisuallyHidden>{text(messages.formText, { positions: positions.join(', ') })}</VisuallyHidden>
    </span>
  );
}

interface PriceProps {
  readonly contest: FollowedContest;
  readonly market: FeedMarket;
  readonly runner: FeedRunner;
  readonly stale: boolean;
}

function Price({ contest, market, runner, stale }: PriceProps) {
  const text = useText();
  const coupon = useCouponStore();
  const selected = useStore(coupon).map(selectionKey);
  const outcome = market.outcomes.find(({ id }) => id === runner.id);
  if (!outcome || runner.withdrawn)
    return <td className={css.none}>{runner.withdrawn ? text(messages.nonRunner) : '–'}</td>;
  const selection: Selection = {
    event: contest.id,
    kind: market.kind,
    line: market.line,
    outcome: runner.id,
    price: outcome.price,
  };
  return (
    <td className={css.price}>
      <PriceButton
        label=""
        name={`${runner.name}, ${
          market.kind === 'fieldWinner'
            ? text(messages.win)
            : text(messages.place, { places: (market.line ?? 0) / LINE_UNITS })
        }`}
        market={market}
        outcome={outcome}
        move={contest.moves[moveKey(market.kind, market.line, runner.id)]}
        selected={selected.includes(selectionKey(selection))}
        stale={stale}
        onPress={() => coupon.toggle(selection)}
      />
    </td>
  );
}

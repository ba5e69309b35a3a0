import { useQuery } from '@apollo/client/react';
import { useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useBetDates } from '../useBetDates.ts';
import { Button, DataTable, Disclosure, Skeleton } from '@foyer/ui';
import type { PlacedBetFragment } from '../../placement/Placement.generated.ts';
import { SportsCashOutHistoryDocument } from './CashOut.generated.ts';
import * as css from './ValueHistory.css.ts';
import { CHART, drawHistory, type ValueSample } from './drawHistory.ts';
import { messages } from './ValueHistory.messages.ts';

/** A new sample exists once a minute, in ms. */
const REFRESH_MS = 60_000;

/** The offers of a bet beside its fair value, as a chart and as a table. */
export function ValueHistory({ bet }: { readonly bet: PlacedBetFragment }) {
  const text = useText();
  const { data, error, refetch } = useQuery(SportsCashOutHistoryDocument, {
    variables: { betId: bet.id },
    fetchPolicy: 'no-cache',
    pollInterval: bet.status === 'OPEN' ? REFRESH_MS : 0,
  });
  const samples = data?.viewer?.sportsCashOutHistory?.samples;
  if (samples && samples.length > 1) return <History bet={bet} samples={samples} />;
  if (samples) return <p className={css.muted}>{text(messages.empty)}</p>;
  if (error)
    return (
      <>
        <p className={css.muted}>{text(messages.failed)}</p>
        <Button tone="quiet" onPress={() => void refetch()}>
          {text(messages.retry)}
        </Button>
      </>
    );
  return (
    <div role="status" aria-label={text(messages.loading)}>
      <Skeleton shape="block" height="8rem" />
    </div>
  );
}

interface HistoryProps {
  readonly bet: PlacedBetFragment;
  readonly samples: readonly ValueSample[];
}

function History({ bet, samples }: HistoryProps) {
  const text = useText();
  const write = useMoney();
  const { dateTime } = useBetDates();
  const amount = (minor: number): string => write(money(minor, bet.currency));
  const optional = (minor: number | null): string => (minor === null ? text(messages.none) : amount(minor));
  const { offer, fairValue, lowest, highest } = drawHistory(samples);
  const last = samples.at(-1)?.offer ?? null;
  const summary =
    bet.status === 'OPEN' && last !== null
      ? text(messages.chart, { lowest: amount(lowest), highest: amount(highest), last: amount(last) })
      : text(messages.chartEnded, { lowest: amount(lowest), highest: amount(highest) });
  return (
    <div className={css.parts}>
      <p className={css.muted}>{summary}</p>
      <svg
        className={css.chart}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        role="img"
        aria-label={summary}
      >
        <path className={css.fairValue} d={fairValue} vectorEffect="non-scaling-stroke" />
        <path className={css.offer} d={offer} vectorEffect="non-scaling-stroke" />
      </svg>
      <div className={css.axis}>
        {[samples[0], samples.at(-1)].map(
          (sample) => sample && <span key={sample.at}>{dateTime(Date.parse(sample.at))}</span>,
        )}
      </div>
      <div className={css.legend}>
        <span className={css.offerKey}>{text(messages.offer)}</span>
        <span className={css.fairValueKey}>{text(messages.fairValue)}</span>
      </div>
      <p className={css.muted}>{text(messages.explanation)}</p>
      <Disclosure title={text(messages.table)}>
        <DataTable
          caption={summary}
          columns={[
            { id: 'at', label: text(messages.time), cell: ({ at }) => dateTime(Date.parse(at)) },
            { id: 'offer', label: text(messages.offer), align: 'end', cell: (row) => optional(row.offer) },
            {
              id: 'fair-value',
              label: text(messages.fairValue),
              align: 'end',
              cell: (row) => optional(row.fairValue),
            },
          ]}
          rows={samples.toReversed()}
          rowKey={({ at }) => at}
        />
      </Disclosure>
    </div>
  );
}

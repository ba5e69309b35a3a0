import { Text, useMoney, useText } from '@foyer/i18n';
import type { LiabilityEvent, SportsRisk } from '@foyer/kernel/sports-risk-answers';
import { Button, DataTable, Disclosure, EmptyState, Heading, Row } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { marketText, outcomeText } from './marketText.ts';
import { messages } from './SportsbookPage.messages.ts';

export interface LiabilityPanelProps extends Pick<SportsRisk, 'events' | 'largest' | 'boostedOdds'> {
  /** Undefined for staff who may not act. */
  readonly onSuspend: ((eventId: string) => void) | undefined;
  readonly onResult: ((eventId: string) => void) | undefined;
}

/** Matches with the highest liability, their outcomes, and the largest open bets. */
export function LiabilityPanel({ events, largest, boostedOdds, onSuspend, onResult }: LiabilityPanelProps) {
  const text = useText();
  const money = useMoney();
  const euro = (minor: number): string => money({ minor, currency: 'EUR' });
  if (events.length === 0)
    return (
      <EmptyState icon="limit" title={text(messages.noBets)}>
        <Text {...messages.noBetsText} />
      </EmptyState>
    );
  return (
    <div className={panel.panels}>
      <DataTable
        caption={text(messages.matches)}
        showCaption
        rows={events}
        rowKey={({ eventId }) => eventId}
        columns={[
          {
            id: 'match',
            label: text(messages.match),
            cell: (event: LiabilityEvent) => (
              <>
                {matchName(event)}
                <div className={panel.muted}>
                  {event.competition} · {event.eventId}
                </div>
              </>
            ),
          },
          { id: 'starts', label: text(messages.starts), cell: ({ startsAt }) => utcDateTime(startsAt) },
          { id: 'bets', label: text(messages.selections), align: 'end', cell: (row) => row.selections },
          { id: 'highest', label: text(messages.highest), align: 'end', cell: (row) => euro(row.highest) },
          ...(onSuspend && onResult
            ? [
                {
                  id: 'actions',
                  label: text(messages.actions),
                  align: 'end' as const,
                  cell: ({ eventId }: LiabilityEvent) => (
                    <Row gap="small" justify="end">
                      <Button size="small" tone="secondary" onPress={() => onSuspend(eventId)}>
                        <Text {...messages.suspend} />
                      </Button>
                      <Button size="small" tone="secondary" onPress={() => onResult(eventId)}>
                        <Text {...messages.resultNew} />
                      </Button>
                    </Row>
                  ),
                },
              ]
            : []),
        ]}
      />
      <div>
        {events.map((event) => (
          <Disclosure
            key={event.eventId}
            title={text(messages.showOutcomes, { count: event.outcomes.length, match: matchName(event) })}
          >
            <Outcomes event={event} />
          </Disclosure>
        ))}
      </div>
      {boostedOdds.length > 0 && <BoostedOddsTable rows={boostedOdds} />}
      <Heading level={2} size="title2">
        <Text {...messages.largest} />
      </Heading>
      <DataTable
        caption={text(messages.largest)}
        rows={largest}
        rowKey={({ id }) => id}
        columns={[
          { id: 'bet', label: text(messages.bet), cell: ({ id }) => id },
          { id: 'player', label: text(messages.player), cell: (row) => <PlayerLink {...row} /> },
          { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
          {
            id: 'legs',
            label: text(messages.legs),
            cell: ({ legs, openLegs }) => text(messages.openLegs, { open: openLegs, all: legs }),
          },
          {
            id: 'stake',
            label: text(messages.stake),
            align: 'end',
            cell: ({ stake, currency }) => money({ minor: stake, currency }),
          },
          {
            id: 'returns',
            label: text(messages.possibleReturns),
            align: 'end',
            cell: ({ possibleReturns, currency }) => money({ minor: possibleReturns, currency }),
          },
          { id: 'placed', label: text(messages.placed), cell: ({ placedAt }) => utcDateTime(placedAt) },
        ]}
      />
    </div>
  );
}

function BoostedOddsTable({ rows }: { readonly rows: SportsRisk['boostedOdds'] }) {
  const text = useText();
  const money = useMoney();
  const euro = (minor: number): string => money({ minor, currency: 'EUR' });
  return (
    <DataTable
      caption={text(messages.boostedOdds)}
      showCaption
      rows={rows}
      rowKey={({ id, brand }) => `${brand} ${id}`}
      columns={[
        { id: 'id', label: text(messages.boostedId), cell: ({ id }) => id },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
        { id: 'bets', label: text(messages.bets), align: 'end', cell: ({ bets }) => bets },
        { id: 'stake', label: text(messages.stake), align: 'end', cell: ({ stake }) => euro(stake) },
        {
          id: 'liability',
          label: text(messages.liability),
          align: 'end',
          cell: (row) => euro(row.liability),
        },
        { id: 'extra', label: text(messages.boostedExtra), align: 'end', cell: ({ extra }) => euro(extra) },
      ]}
    />
  );
}

const matchName = ({ home, away }: LiabilityEvent): string => `${home} – ${away}`;

function Outcomes({ event }: { readonly event: LiabilityEvent }) {
  const text = useText();
  const money = useMoney();
  return (
    <DataTable
      caption={text(messages.liabilityOf, { match: matchName(event) })}
      rows={event.outcomes}
      rowKey={({ kind, line, outcome }) => `${kind} ${line} ${outcome}`}
      columns={[
        { id: 'market', label: text(messages.market), cell: ({ kind, line }) => marketText(kind, line) },
        { id: 'outcome', label: text(messages.outcome), cell: ({ outcome }) => outcomeText(outcome, event) },
        { id: 'bets', label: text(messages.bets), align: 'end', cell: ({ bets }) => bets },
        {
          id: 'stake',
          label: text(messages.stake),
          align: 'end',
          cell: ({ stake }) => money({ minor: stake, currency: 'EUR' }),
        },
        {
          id: 'liability',
          label: text(messages.liability),
          align: 'end',
          cell: ({ liability }) => money({ minor: liability, currency: 'EUR' }),
        },
      ]}
    />
  );
}

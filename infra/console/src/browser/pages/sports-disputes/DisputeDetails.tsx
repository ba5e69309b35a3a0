import { Text, useMoney, useNumbers, useText } from '@foyer/i18n';
import {
  DISPUTE_DECISIONS,
  type DisputeCase,
  type DisputeDecision,
  type DisputeSnapshot,
} from '@foyer/kernel/sports-dispute-answers';
import { money } from '@foyer/money';
import { Button, Card, DataTable, Disclosure, Facts, Paragraph, Row, Section, Stack } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { decisions, messages, reasons } from './SportsDisputesPage.messages.ts';

/** Prices are thousandths. */
const WHOLE = 1_000;
/** Lines are hundredths. */
const LINE_UNITS = 100;

type Leg = DisputeSnapshot['legs'][number];

interface DisputeDetailsProps {
  readonly dispute: DisputeCase;
  onAnswer(decision: DisputeDecision): void;
}

/** A dispute: the player's message, and the bet with its results and calculation as they were. */
export function DisputeDetails({ dispute, onAnswer }: DisputeDetailsProps) {
  const text = useText();
  const write = useMoney();
  const { snapshot } = dispute;
  const amount = (minor: number): string => write(money(minor, snapshot.currency));
  const part = (label: string, minor: number) => (minor === 0 ? [] : [{ label, value: amount(minor) }]);
  const time = (label: string, at: string | null) => (at === null ? [] : [{ label, value: utcDateTime(at) }]);
  return (
    <Section title={text(messages.bet, { bet: dispute.betId })}>
      <Card>
        <Stack gap="medium">
          <Facts
            columns="wide"
            items={[
              { label: text(messages.player), value: <PlayerLink {...dispute} /> },
              { label: text(messages.brand), value: brandTitle(dispute.brand) },
              { label: text(messages.opened), value: utcDateTime(dispute.createdAt) },
              { label: text(messages.reason), value: text(reasons[dispute.reason]) },
              { label: text(messages.stake), value: amount(snapshot.stake) },
              { label: text(messages.returns), value: amount(snapshot.returns ?? 0) },
              ...part(text(messages.cashedOut), snapshot.cashedOut),
              ...part(text(messages.boost), snapshot.boost),
              ...time(text(messages.placed), snapshot.placedAt),
              ...time(text(messages.settled), snapshot.settledAt),
              ...time(text(messages.corrected), snapshot.correctedAt),
              { label: text(messages.message), value: dispute.message },
            ]}
          />
          <Legs dispute={dispute} />
          <Disclosure title={text(messages.lines)}>
            <Stack gap="small">
              {snapshot.lines.map(({ part, legs, returns }) => (
                <Paragraph key={`${part ?? ''} ${legs.join()}`} size="small">
                  {text(part === 'PLACE' ? messages.placeLine : messages.line, {
                    stake: amount(snapshot.stakePerLine),
                    legs: legs.map((leg) => leg + 1).join(', '),
                    returns: amount(returns),
                  })}
                </Paragraph>
              ))}
            </Stack>
          </Disclosure>
          <Row gap="small" justify="end">
            {DISPUTE_DECISIONS.map((decision) => (
              <Button
                key={decision}
                size="small"
                tone={decision === 'UPHELD' ? 'primary' : 'secondary'}
                onPress={() => onAnswer(decision)}
              >
                <Text {...decisions[decision]} />
              </Button>
            ))}
          </Row>
        </Stack>
      </Card>
    </Section>
  );
}

function Legs({ dispute: { betId, snapshot } }: { readonly dispute: DisputeCase }) {
  const text = useText();
  const { decimals } = useNumbers();
  const score = ({ home, away }: { readonly home: number; readonly away: number }): string =>
    `${home}–${away}`;
  const selection = ({ kind, line, outcome, player }: Omit<Leg['parts'][number], 'result'>): string =>
    [kind, line === null ? undefined : decimals(line / LINE_UNITS, 2), player ?? outcome]
      .filter(Boolean)
      .join(' · ');
  const market = ({ parts, ...leg }: Leg): string =>
    parts.length === 0
      ? selection(leg)
      : `${leg.kind}: ${parts.map((part) => [selection(part), part.result].filter(Boolean).join(' ')).join('; ')}`;
  return (
    <DataTable
      caption={text(messages.legs, { bet: betId })}
      rows={snapshot.legs}
      rowKey={({ event, kind, outcome, line }) => `${event}-${kind}-${outcome}-${line}`}
      columns={[
        {
          id: 'match',
          label: text(messages.match),
          cell: ({ home, away, competition, event }: Leg) => `${home} – ${away} (${competition}, ${event})`,
        },
        { id: 'market', label: text(messages.market), cell: market },
        { id: 'price', label: text(messages.price), cell: ({ price }: Leg) => decimals(price / WHOLE, 3) },
        {
          id: 'score',
          label: text(messages.score),
          cell: ({ homeScore, awayScore, periods, terms }: Leg) =>
            homeScore === null
              ? (terms?.finishers.join(', ') ?? '')
              : `${homeScore}–${awayScore}${periods.length > 0 ? ` (${periods.map(score).join(', ')})` : ''}`,
        },
        {
          id: 'result',
          label: text(messages.result),
          cell: ({ result, resultNumber, voidReason }: Leg) =>
            text(messages.resultNumber, {
              result: [result, voidReason].filter(Boolean).join(' '),
              number: resultNumber ?? 0,
            }),
        },
        {
          id: 'statistics',
          label: text(messages.statistics),
          cell: ({ statistics, terms }: Leg) =>
            statistics === null
              ? terms
                ? text(messages.termsOf, {
                    eachWay: terms.eachWay ?? '–',
                    deadHeat: terms.deadHeat ?? '–',
                    placeDeadHeat: terms.placeDeadHeat ?? '–',
                    deduction: terms.deduction,
                  })
                : ''
              : text(messages.statisticsOf, {
                  corners: score(statistics.corners),
                  cards: score(statistics.cards),
                  scorers: statistics.scorers.join(', '),
                }),
        },
        {
          id: 'ended',
          label: text(messages.ended),
          cell: ({ resultAt }: Leg) => (resultAt === null ? '' : utcDateTime(resultAt)),
        },
      ]}
    />
  );
}

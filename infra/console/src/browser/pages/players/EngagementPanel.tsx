import { useMoney, useNumbers, useText } from '@foyer/i18n';
import type { TournamentScoring } from '@foyer/kernel/tournaments';
import { engagementRecordSchema, type EngagementRecord } from '@foyer/market/engagement-answers';
import { money } from '@foyer/money';
import { Badge, Button, DataTable, Facts, Heading, Paragraph } from '@foyer/ui';
import { useId, useState } from 'react';
import { utcDateTime } from '../../model/times.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useCounterText } from '../../parts/counter-text/useCounterText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { EngagementFacts } from './EngagementFacts.tsx';
import { messages } from './engagement.messages.ts';
import {
  deliveries,
  engagementBlocks,
  limits,
  missionStates,
  registrationStatuses,
  tournamentPhases,
} from './engagementCodes.messages.ts';
import { usePlayerRequest } from './usePlayerRequest.ts';

interface EngagementPanelProps {
  readonly brand: string;
  readonly playerId: string;
}

/** Missions, points, level, tournaments and purchases of a player; read on request, because opening it is recorded. */
export function EngagementPanel(player: EngagementPanelProps) {
  const id = useId();
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <div className={panel.head}>
        <Heading id={id} level={3} size="title3">
          {text(messages.title)}
        </Heading>
        {!isOpen && (
          <Button tone="secondary" size="small" onPress={() => setOpen(true)}>
            {text(messages.open)}
          </Button>
        )}
      </div>
      {isOpen ? <Opened {...player} /> : <Paragraph size="small">{text(messages.recorded)}</Paragraph>}
    </section>
  );
}

function Opened(player: EngagementPanelProps) {
  const request = usePlayerRequest('/player/engagement', engagementRecordSchema, player);
  return (
    <AsyncContent request={request} height="24rem">
      {(record) => (
        <>
          <Summary record={record} />
          <Missions record={record} />
          <Tournaments record={record} />
          <Purchases record={record} />
          <EngagementFacts player={player} newest={record} />
        </>
      )}
    </AsyncContent>
  );
}

function Summary({ record }: { readonly record: EngagementRecord }) {
  const text = useText();
  const codeText = useCodeText();
  const { participates, blocks, level, balance, earned } = record;
  const closed =
    blocks === null
      ? text(messages.blocksUnknown)
      : blocks.length === 0
        ? text(messages.none)
        : blocks.map((block) => codeText(engagementBlocks, block)).join(', ');
  return (
    <Facts
      columns="wide"
      items={[
        { label: text(messages.participates), value: text(participates ? messages.yes : messages.no) },
        { label: text(messages.blocks), value: closed },
        { label: text(messages.level), value: String(level) },
        { label: text(messages.balance), value: text(messages.pointsOf, { balance, earned }) },
      ]}
    />
  );
}

function Missions({ record }: { readonly record: EngagementRecord }) {
  const text = useText();
  const codeText = useCodeText();
  const write = useCounterText(record.currency);
  return (
    <DataTable
      caption={text(messages.missions)}
      rows={record.missions}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', label: text(messages.name), cell: ({ name }) => name },
        {
          id: 'state',
          label: text(messages.state),
          cell: ({ state }) => <Badge>{text(missionStates[state])}</Badge>,
        },
        {
          id: 'progress',
          label: text(messages.progress),
          cell: ({ tasks }) =>
            tasks
              .map(({ title, counter, progress, target, cappedBy }) =>
                text(cappedBy === null ? messages.task : messages.cappedTask, {
                  title,
                  progress: write(counter, progress),
                  target: write(counter, target),
                  limit: cappedBy === null ? '' : codeText(limits, cappedBy),
                }),
              )
              .join(' · '),
        },
        { id: 'completions', label: text(messages.completions), cell: ({ completions }) => completions },
      ]}
    />
  );
}

function Tournaments({ record }: { readonly record: EngagementRecord }) {
  const text = useText();
  const writeScore = useScoreText();
  if (record.tournaments.length === 0)
    return <Paragraph size="small">{text(messages.noTournaments)}</Paragraph>;
  return (
    <DataTable
      caption={text(messages.tournaments)}
      rows={record.tournaments}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', label: text(messages.name), cell: ({ name }) => name },
        {
          id: 'phase',
          label: text(messages.state),
          cell: ({ phase, status }) =>
            `${text(tournamentPhases[phase])}, ${text(registrationStatuses[status])}`,
        },
        { id: 'starts', label: text(messages.starts), cell: ({ startsAt }) => utcDateTime(startsAt) },
        {
          id: 'place',
          label: text(messages.place),
          cell: ({ scoring, leaderboard: { me, players } }) =>
            me === null
              ? '–'
              : text(messages.placeOf, {
                  place: me.place ?? '–',
                  players,
                  score: writeScore(scoring, me.score),
                  rounds: me.rounds,
                }),
        },
      ]}
    />
  );
}

function Purchases({ record }: { readonly record: EngagementRecord }) {
  const text = useText();
  if (record.purchases.length === 0) return <Paragraph size="small">{text(messages.noPurchases)}</Paragraph>;
  return (
    <DataTable
      caption={text(messages.purchases)}
      rows={record.purchases}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', label: text(messages.name), cell: ({ name }) => name },
        { id: 'price', label: text(messages.price), cell: ({ price }) => price },
        { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
        {
          id: 'delivery',
          label: text(messages.state),
          cell: ({ delivery }) => <Badge>{text(deliveries[delivery])}</Badge>,
        },
      ]}
    />
  );
}

/** Writes a score in the unit of its tournament: money, a multiple of the stake, or a number. */
function useScoreText(): (scoring: TournamentScoring, score: number) => string {
  const { number, decimals } = useNumbers();
  const write = useMoney();
  return (scoring, score) => {
    if (scoring.kind === 'wager') return write(money(score, scoring.currency));
    return scoring.kind === 'multiple' ? `${decimals(score / 100, 2)}×` : number(score);
  };
}

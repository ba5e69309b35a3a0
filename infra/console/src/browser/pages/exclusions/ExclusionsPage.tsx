import { returnCasesSchema, type ReturnCase } from '@foyer/market/exclusion-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, EmptyState, Row } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDate, utcDateTime } from '../../model/times.ts';
import { DecisionQueue } from '../../parts/decision-queue/DecisionQueue.tsx';
import { DueDate } from '../../parts/due-date/DueDate.tsx';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { messages } from './ExclusionsPage.messages.ts';
import { ReturnDialog, type ReturnDecision } from './ReturnDialog.tsx';

const DAY_MS = 86_400_000;

interface OpenedRequest {
  readonly request: ReturnCase;
  readonly decision: ReturnDecision;
}

/** Requests of excluded players to end an exclusion, decided by support agents and operators. */
export function ExclusionsPage() {
  const text = useText();
  return (
    <DecisionQueue
      title={text(messages.title)}
      intro={text(messages.intro)}
      restriction={text(messages.notFor)}
      path="/player/exclusions"
      schema={returnCasesSchema}
      renderDialog={(opened: OpenedRequest, events) => <ReturnDialog {...opened} {...events} />}
    >
      {({ cases }, open) => (
        <Requests cases={cases} onOpen={(request, decision) => open({ request, decision })} />
      )}
    </DecisionQueue>
  );
}

interface RequestsProps {
  readonly cases: readonly ReturnCase[];
  onOpen(request: ReturnCase, decision: ReturnDecision): void;
}

function Requests({ cases, onOpen }: RequestsProps) {
  const text = useText();
  const protection = useProtectionText();
  const { email } = usePerson();
  if (cases.length === 0)
    return (
      <EmptyState icon="user" title={text(messages.none)}>
        <Text {...messages.noneText} />
      </EmptyState>
    );
  return (
    <DataTable
      caption={text(messages.title)}
      rows={cases}
      rowKey={({ id }) => String(id)}
      columns={[
        { id: 'player', label: text(messages.player), cell: (row: ReturnCase) => <PlayerLink {...row} /> },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }: ReturnCase) => brandTitle(brand) },
        {
          id: 'exclusion',
          label: text(messages.exclusion),
          cell: ({ length, groups, startsAt, endsAt }: ReturnCase) =>
            endsAt === null
              ? text(messages.sinceWithoutEnd, {
                  games: protection.groups(groups),
                  start: utcDate(startsAt),
                })
              : text(messages.since, {
                  length: protection.length(length),
                  games: protection.groups(groups),
                  start: utcDate(startsAt),
                  end: utcDate(endsAt),
                }),
        },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }: ReturnCase) => reason },
        {
          id: 'asked',
          label: text(messages.asked),
          cell: ({ requestedAt }: ReturnCase) => utcDateTime(requestedAt),
        },
        {
          id: 'due',
          label: text(messages.due),
          cell: ({ requestedAt, answerDays }: ReturnCase) => (
            <DueDate at={Date.parse(requestedAt) + answerDays * DAY_MS} withTime />
          ),
        },
        {
          id: 'approvals',
          label: text(messages.approvals),
          cell: ({ approvedBy, approvalsNeeded }: ReturnCase) =>
            text(messages.approvalCount, {
              given: approvedBy.length,
              needed: approvalsNeeded,
              staff: approvedBy.join(', '),
            }),
        },
        {
          id: 'actions',
          label: text(messages.actions),
          align: 'end',
          cell: (request: ReturnCase) => (
            <Row gap="small" justify="end">
              {request.approvedBy.includes(email) ? (
                <span>{text(messages.second)}</span>
              ) : (
                <Button size="small" onPress={() => onOpen(request, 'approve')}>
                  <Text {...messages.approve} />
                </Button>
              )}
              <Button size="small" tone="secondary" onPress={() => onOpen(request, 'refuse')}>
                <Text {...messages.refuse} />
              </Button>
            </Row>
          ),
        },
      ]}
    />
  );
}

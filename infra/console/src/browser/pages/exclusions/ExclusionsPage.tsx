import { returnCasesSchema, type ReturnCase } from '@foyer/market/exclusion-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, EmptyState, Notice, Row } from '@foyer/ui';
import { useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { mayChat } from '../../model/permissions.ts';
import { utcDate, utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { useNow } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './ExclusionsPage.messages.ts';
import { ReturnDialog, type ReturnDecision } from './ReturnDialog.tsx';

/** Polling interval that shows decisions of colleagues. */
const EVERY_MS = 10_000;
const DAY_MS = 86_400_000;

/** Requests of excluded players to end an exclusion, decided by support agents and operators. */
export function ExclusionsPage() {
  const text = useText();
  const isAllowed = mayChat(usePerson());
  const [done, setDone] = useState<string>();
  const [open, setOpen] = useState<{ readonly request: ReturnCase; readonly decision: ReturnDecision }>();
  const requests = useRequest(isAllowed ? '/player/exclusions' : undefined, returnCasesSchema, {
    everyMs: EVERY_MS,
  });
  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={isAllowed}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        <AsyncContent request={requests} height="24rem">
          {({ cases }) => (
            <Requests cases={cases} onOpen={(request, decision) => setOpen({ request, decision })} />
          )}
        </AsyncContent>
        {open && (
          <ReturnDialog
            {...open}
            onDecided={(message) => {
              setDone(message);
              setOpen(undefined);
              requests.reload();
            }}
            onStale={requests.reload}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </RestrictedPage>
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
            text(messages.since, {
              length: protection.length(length),
              games: protection.groups(groups),
              start: utcDate(startsAt),
              end: endsAt === null ? text(messages.noEnd) : utcDate(endsAt),
            }),
        },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }: ReturnCase) => reason },
        {
          id: 'asked',
          label: text(messages.asked),
          cell: ({ requestedAt }: ReturnCase) => utcDateTime(requestedAt),
        },
        { id: 'due', label: text(messages.due), cell: (request: ReturnCase) => <DueTime {...request} /> },
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

function DueTime({ requestedAt, answerDays }: ReturnCase) {
  const now = useNow();
  const due = Date.parse(requestedAt) + answerDays * DAY_MS;
  return (
    <Row gap="small" wrap>
      <span>{utcDateTime(due)}</span>
      {due <= now && (
        <Badge tone="negative">
          <Text {...messages.overdue} />
        </Badge>
      )}
    </Row>
  );
}

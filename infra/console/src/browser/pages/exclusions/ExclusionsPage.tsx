import { returnCasesSchema, type ReturnCase } from '@foyer/market/exclusion-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, EmptyState, Notice, Row } from '@foyer/ui';
import { useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { mayChat } from '../../model/permissions.ts';
import { utcDate } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
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
        { id: 'player', label: text(messages.player), cell: ({ playerId }: ReturnCase) => playerId },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }: ReturnCase) => brandTitle(brand) },
        {
          id: 'exclusion',
          label: text(messages.exclusion),
          cell: ({ length, startsAt }: ReturnCase) =>
            text(messages.since, { length, start: utcDate(startsAt) }),
        },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }: ReturnCase) => reason },
        {
          id: 'due',
          label: text(messages.due),
          cell: ({ requestedAt, answerDays }: ReturnCase) =>
            utcDate(new Date(Date.parse(requestedAt) + answerDays * DAY_MS).toISOString()),
        },
        {
          id: 'approvals',
          label: text(messages.approvals),
          cell: ({ approvedBy, approvalsNeeded }: ReturnCase) =>
            text(messages.approvalCount, { given: approvedBy.length, needed: approvalsNeeded }),
        },
        {
          id: 'actions',
          label: text(messages.actions),
          align: 'end',
          cell: (request: ReturnCase) => (
            <Row gap="small" justify="end">
              <Button size="small" onPress={() => onOpen(request, 'approve')}>
                <Text {...messages.approve} />
              </Button>
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

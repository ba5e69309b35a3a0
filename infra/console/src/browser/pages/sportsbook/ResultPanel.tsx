import { Text, useText } from '@foyer/i18n';
import type { ResultRequest } from '@foyer/kernel/sports-risk-answers';
import { Badge, Button, DataTable, EmptyState, Row } from '@foyer/ui';
import { utcDateTime } from '../../model/times.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { marketText } from './marketText.ts';
import { messages, resultKinds } from './SportsbookPage.messages.ts';

export type ResultDecision = 'approve' | 'reject';

/** The text of a result of staff, such as "Void a market: total 2.5, fpl1". */
export function useResultText(): (request: ResultRequest) => string {
  const text = useText();
  return ({ kind, market, line, home, away, positions, eventId }) => {
    const order = positions?.map(({ runner, position }) => `${position}. ${runner.slice(1)}`).join(' ');
    const score = home === null ? order : `${home}-${away}`;
    const detail = market === null ? score : marketText(market, line);
    return `${text(resultKinds[kind])}: ${[detail, eventId].filter((part) => part !== undefined).join(', ')}`;
  };
}

export interface ResultPanelProps {
  readonly requests: readonly ResultRequest[];
  /** Undefined for staff who may not act. */
  readonly onDecide: ((request: ResultRequest, decision: ResultDecision) => void) | undefined;
}

/** Results of staff: those that wait for a second operator first. */
export function ResultPanel({ requests, onDecide }: ResultPanelProps) {
  const text = useText();
  const resultText = useResultText();
  if (requests.length === 0)
    return (
      <EmptyState icon="checkCircle" title={text(messages.noRequests)}>
        <Text {...messages.noRequestsText} />
      </EmptyState>
    );
  return (
    <DataTable
      caption={text(messages.requests)}
      rows={requests}
      rowKey={({ id }) => String(id)}
      columns={[
        { id: 'what', label: text(messages.resultKind), cell: (row: ResultRequest) => resultText(row) },
        { id: 'bets', label: text(messages.bets), align: 'end', cell: ({ bets }) => bets },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }) => reason },
        { id: 'staff', label: text(messages.staff), cell: ({ staff }) => staff },
        { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
        {
          id: 'status',
          label: text(messages.status),
          cell: (row: ResultRequest) => <Status request={row} />,
        },
        ...(onDecide && requests.some(({ status }) => status === 'WAITING')
          ? [
              {
                id: 'actions',
                label: text(messages.actions),
                align: 'end' as const,
                cell: (row: ResultRequest) => <Decide request={row} onDecide={onDecide} />,
              },
            ]
          : []),
      ]}
    />
  );
}

function Status({ request: { status, decidedBy } }: { readonly request: ResultRequest }) {
  const text = useText();
  const staff = decidedBy ?? '';
  if (status === 'WAITING')
    return (
      <Badge tone="warning">
        <Text {...messages.waiting} />
      </Badge>
    );
  return text(status === 'APPLIED' ? messages.applied : messages.rejected, { staff });
}

interface DecideProps {
  readonly request: ResultRequest;
  onDecide(request: ResultRequest, decision: ResultDecision): void;
}

function Decide({ request, onDecide }: DecideProps) {
  const text = useText();
  const { email } = usePerson();
  if (request.status !== 'WAITING') return null;
  return (
    <Row gap="small" justify="end" wrap>
      {request.staff === email ? (
        <span>{text(messages.ownRequest)}</span>
      ) : (
        <Button size="small" onPress={() => onDecide(request, 'approve')}>
          <Text {...messages.approve} />
        </Button>
      )}
      <Button size="small" tone="secondary" onPress={() => onDecide(request, 'reject')}>
        <Text {...messages.reject} />
      </Button>
    </Row>
  );
}

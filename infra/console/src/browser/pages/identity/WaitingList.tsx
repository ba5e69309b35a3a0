import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, EmptyState, VisuallyHidden } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { DueDate } from '../../parts/due-date/DueDate.tsx';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { messages } from './IdentityPage.messages.ts';
import { useCheckReason } from './useCheckReason.ts';
import { firstRequest } from './identityQuestion.ts';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import type { IdentityCase } from '@foyer/market/identity-answers';
import { utcDateTime } from '../../model/times.ts';

interface WaitingListProps {
  readonly cases: readonly IdentityCase[];
  onOpen(query: PlayerQuery): void;
}

/** Pending checks with deadline, start, missing proofs and reason. */
export function WaitingList({ cases, onOpen }: WaitingListProps) {
  const text = useText();
  const reasonOf = useCheckReason();
  if (cases.length === 0)
    return (
      <EmptyState icon="user" title={text(messages.none)}>
        <Text {...messages.noneText} />
      </EmptyState>
    );
  return (
    <DataTable
      caption={text(messages.waiting)}
      rows={cases}
      rowKey={({ brand, playerId }) => `${brand} ${playerId}`}
      columns={[
        { id: 'player', label: text(messages.player), cell: (row) => <PlayerLink {...row} /> },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
        {
          id: 'until',
          label: text(messages.until),
          cell: ({ deadline }) => (deadline === null ? text(messages.noDate) : <DueDate at={deadline} />),
        },
        {
          id: 'since',
          label: text(messages.since),
          cell: ({ checks }) => {
            const request = firstRequest(checks);
            return request === undefined ? text(messages.unwritten) : utcDateTime(request.at);
          },
        },
        {
          id: 'missing',
          label: text(messages.missing),
          cell: ({ missing }) => missing.map((one) => text(messages[one])).join(', '),
        },
        {
          id: 'why',
          label: text(messages.reason),
          cell: ({ checks, currency }) => reasonOf(firstRequest(checks), currency),
        },
        {
          id: 'open',
          label: text(messages.actions),
          align: 'end',
          cell: ({ brand, playerId }) => (
            <Button tone="quiet" size="small" onPress={() => onOpen({ brand, who: playerId })}>
              <Text {...messages.open} /> <VisuallyHidden>{playerId}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}

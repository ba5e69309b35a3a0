import type { DocumentQueue } from '@foyer/market/document-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, DataTable, EmptyState, VisuallyHidden } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { messages } from './DocumentsPage.messages.ts';
import { DueDate } from '../../parts/due-date/DueDate.tsx';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import { useRequestName } from './useRequestName.ts';

interface ReviewQueueProps {
  readonly queue: DocumentQueue;
  onOpen(query: PlayerQuery): void;
}

/** Requests with files to decide and declarations that were sent, earliest due date first. */
export function ReviewQueue({ queue, onOpen }: ReviewQueueProps) {
  const text = useText();
  const nameOf = useRequestName();
  const rows = [
    ...queue.requests.map((request) => ({
      id: request.id,
      brand: request.brand,
      playerId: request.playerId,
      dueAt: request.dueAt,
      name: nameOf(request),
      since: request.files.find(({ status }) => status === 'InReview')?.uploadedAt ?? null,
      files: request.files.filter(({ status }) => status === 'InReview').length,
    })),
    ...queue.declarations.map((declaration) => ({
      ...declaration,
      id: `${declaration.brand} ${declaration.playerId}`,
      name: text(messages.declaration),
      since: null,
      files: 0,
    })),
  ].toSorted((left, right) => (left.dueAt ?? '9').localeCompare(right.dueAt ?? '9'));
  if (rows.length === 0)
    return (
      <EmptyState icon="document" title={text(messages.none)}>
        <Text {...messages.noneText} />
      </EmptyState>
    );
  return (
    <DataTable
      caption={text(messages.waiting)}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'player', label: text(messages.player), cell: (row) => <PlayerLink {...row} /> },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
        { id: 'what', label: text(messages.request), cell: ({ name }) => name },
        {
          id: 'due',
          label: text(messages.due),
          cell: ({ dueAt }) => (dueAt === null ? text(messages.noDate) : <DueDate at={dueAt} />),
        },
        {
          id: 'since',
          label: text(messages.since),
          cell: ({ since }) => (since === null ? '' : utcDateTime(since)),
        },
        { id: 'files', label: text(messages.files), align: 'end', cell: ({ files }) => files },
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

import { Text, useText } from '@foyer/i18n';
import type { PlayerMatch } from '@foyer/market/player-record-answers';
import { Button, DataTable, EmptyState, Notice, VisuallyHidden } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDate } from '../../model/times.ts';
import { messages } from './PlayersPage.messages.ts';
import { StatusBadges } from './StatusBadges.tsx';

interface PlayerMatchesProps {
  readonly players: readonly PlayerMatch[];
  readonly isTruncated: boolean;
  onOpen(player: PlayerMatch): void;
}

/** Players found by a search, with the data that distinguishes two of the same name. */
export function PlayerMatches({ players, isTruncated, onOpen }: PlayerMatchesProps) {
  const text = useText();
  if (players.length === 0)
    return (
      <EmptyState icon="user" title={text(messages.none)}>
        <Text {...messages.noneText} />
      </EmptyState>
    );
  const nameOf = ({ name }: PlayerMatch) => name || text(messages.noName);
  return (
    <>
      {isTruncated && <Notice>{text(messages.truncated, { count: players.length })}</Notice>}
      <DataTable
        caption={text(messages.found, { count: players.length })}
        showCaption
        rows={players}
        rowKey={({ brand, playerId }) => `${brand} ${playerId}`}
        columns={[
          {
            id: 'player',
            label: text(messages.player),
            cell: (player) => (
              <>
                {nameOf(player)}
                <br />
                {player.email}
              </>
            ),
          },
          { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
          {
            id: 'birthday',
            label: text(messages.birthday),
            cell: ({ dateOfBirth }) => utcDate(dateOfBirth),
          },
          { id: 'status', label: text(messages.status), cell: (player) => <StatusBadges {...player} /> },
          {
            id: 'open',
            label: text(messages.open),
            align: 'end',
            cell: (player) => (
              <Button size="small" tone="secondary" onPress={() => onOpen(player)}>
                <span aria-hidden="true">
                  <Text {...messages.open} />
                </span>
                <VisuallyHidden>{text(messages.openOf, { name: nameOf(player) })}</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
    </>
  );
}

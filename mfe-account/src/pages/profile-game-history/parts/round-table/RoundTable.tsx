import { Text, useText } from '@foyer/i18n';
import { useHistoryDates } from '@foyer/profile';
import { DataTable, Money } from '@foyer/ui';
import type { GameHistoryQuery } from '../../GameHistory.generated.ts';
import { messages } from '../../ProfileGameHistoryPage.messages.ts';

type Round = NonNullable<GameHistoryQuery['viewer']>['gameRounds']['edges'][number]['node'];

interface RoundTableProps {
  readonly rounds: readonly Round[];
}

export function RoundTable({ rounds }: RoundTableProps) {
  const text = useText();
  const dates = useHistoryDates();
  return (
    <DataTable
      caption={text(messages.caption)}
      rows={rounds}
      rowKey={(round) => round.id}
      columns={[
        { id: 'when', label: text(messages.when), cell: (round) => dates.dateTime(new Date(round.openedAt)) },
        { id: 'game', label: text(messages.game), cell: (round) => <span lang="en">{round.gameName}</span> },
        { id: 'status', label: text(messages.status), cell: (round) => <Text {...messages[round.status]} /> },
        {
          id: 'stake',
          label: text(messages.stake),
          align: 'end',
          cell: (round) =>
            round.isFreeSpin ? (
              <Text {...messages.freeSpin} />
            ) : (
              <Money amount={{ minor: round.stake, currency: round.currency }} />
            ),
        },
        {
          id: 'return',
          label: text(messages.return),
          align: 'end',
          cell: (round) => <Money amount={{ minor: round.return, currency: round.currency }} />,
        },
        {
          id: 'net',
          label: text(messages.net),
          align: 'end',
          cell: (round) => <Money amount={{ minor: round.net, currency: round.currency }} tone="signed" />,
        },
        {
          id: 'balance',
          label: text(messages.balance),
          align: 'end',
          cell: (round) => (
            <Money amount={{ minor: round.balanceAfter, currency: round.currency }} tone="muted" />
          ),
        },
      ]}
    />
  );
}

import type { PageProps } from '@foyer/contract';
import type { GameRoundStatus } from '@foyer/graphql/main';
import { useText } from '@foyer/i18n';
import type { Money } from '@foyer/money';
import { HistoryPage, useHistory, useHistorySelection } from '@foyer/profile';
import { GameHistoryDocument, type GameHistoryQuery } from './GameHistory.generated.ts';
import { RoundTable } from './parts/round-table/RoundTable.tsx';
import { messages } from './ProfileGameHistoryPage.messages.ts';

const CHOICES = {
  status: ['CLOSED', 'OPEN', 'ROLLED_BACK'],
} as const satisfies { readonly status: readonly GameRoundStatus[] };
const SUMS = ['stake', 'return', 'net'] as const;

type Totals = NonNullable<GameHistoryQuery['viewer']>['gameRounds']['totals'];

/** The player's real-money rounds. */
export function Component(_props: PageProps) {
  const text = useText();
  const selection = useHistorySelection('profile-game-history', CHOICES);
  const { status } = selection.chosen;
  const history = useHistory(GameHistoryDocument, 'gameRounds', {
    ...selection.span,
    status: status ?? null,
  });

  return (
    <HistoryPage
      current="profile-game-history"
      title={text(messages.title)}
      intro={text(messages.intro)}
      selection={selection}
      history={history}
      texts={{
        failed: text(messages.failed),
        failedHint: text(messages.failedHint),
        empty: text(messages.empty),
        emptyHint: text(messages.emptyHint),
      }}
      filters={[
        {
          name: 'status',
          label: text(messages.status),
          allLabel: text(messages.allStatuses),
          options: CHOICES.status.map((value) => ({ value, label: text(messages[value]) })),
        },
      ]}
      totals={[
        { label: text(messages.rounds), count: history.totals?.rounds },
        ...SUMS.map((sum) => ({ label: text(messages[sum]), amount: amountOf(history.totals, sum) })),
      ]}
      exports={{ of: 'games', only: { status: status === undefined ? null : [status] } }}
    >
      {(rounds) => <RoundTable rounds={rounds} />}
    </HistoryPage>
  );
}

function amountOf(totals: Totals | undefined, sum: (typeof SUMS)[number]): Money | undefined {
  return totals && { minor: totals[sum], currency: totals.currency };
}

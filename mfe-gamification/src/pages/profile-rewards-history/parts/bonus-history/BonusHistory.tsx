import { useText } from '@foyer/i18n';
import { useRefetchOn } from '@foyer/platform';
import { HistoryList, useHistory, useHistorySelection, type HistoryTotal } from '@foyer/profile';
import { Section } from '@foyer/ui';
import { CHOICES } from '../../choices.ts';
import { BonusTable } from '../bonus-table/BonusTable.tsx';
import { BonusHistoryDocument } from './BonusHistory.generated.ts';
import { messages, states } from './BonusHistory.messages.ts';

/** Types of wallet changes that grant or end a bonus. */
const BONUS_MONEY: ReadonlySet<string> = new Set(['Reward', 'Cashback', 'Bonus']);

/** All bonuses of the player under a filter in the address, with their outcome. */
export function BonusHistory() {
  const text = useText();
  const selection = useHistorySelection('profile-rewards-history', CHOICES);
  const { status } = selection.chosen;
  const statuses = status === undefined ? null : [status];
  const history = useHistory(BonusHistoryDocument, 'bonusHistory', { ...selection.span, status: statuses });
  useRefetchOn('wallet.changed', history.refetch, isBonusMoney);
  const { totals } = history;
  const sum = (name: 'granted' | 'converted' | 'lost'): Extract<HistoryTotal, { amount: unknown }> => ({
    label: text(messages[name]),
    amount: totals && { minor: totals[name], currency: totals.currency },
  });

  return (
    <Section title={text(messages.title)}>
      <HistoryList
        level={3}
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
            label: text(messages.state),
            allLabel: text(messages.everyState),
            options: CHOICES.status.map((value) => ({ value, label: text(states[value]) })),
          },
        ]}
        totals={[
          {
            ...sum('granted'),
            ...(totals && { note: text(messages.grantedNote, { count: totals.count }) }),
          },
          { ...sum('converted'), note: text(messages.convertedNote) },
          { ...sum('lost'), note: text(messages.lostNote) },
        ]}
        exports={{ of: 'bonuses', only: { status: statuses } }}
      >
        {(bonuses) => <BonusTable bonuses={bonuses} />}
      </HistoryList>
    </Section>
  );
}

function isBonusMoney({ moneyType }: { readonly moneyType: string }): boolean {
  return BONUS_MONEY.has(moneyType);
}

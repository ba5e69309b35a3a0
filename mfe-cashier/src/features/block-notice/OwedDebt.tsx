import { useQuery } from '@apollo/client/react';
import { Text, useMoney } from '@foyer/i18n';
import { money } from '@foyer/money';
import { actions } from './BlockNotice.messages.ts';
import { OwedDebtDocument } from './OwedDebt.generated.ts';

/** Shows the debt, and the part that the balance covers if it is not all of it. */
export function OwedDebt() {
  const write = useMoney();
  // a debt from when the page was opened may be settled by now
  const { data } = useQuery(OwedDebtDocument, { fetchPolicy: 'cache-and-network' });
  const cashier = data?.viewer?.cashier;
  if (!cashier || cashier.amounts.debt === 0) return null;
  const {
    amounts: { balance, debt },
    currency,
  } = cashier;
  const isPart = balance > 0 && balance < debt;
  return (
    <strong>
      <Text
        {...actions[isPart ? 'owedPartly' : 'owed']}
        values={{ amount: write(money(debt, currency)), part: write(money(balance, currency)) }}
      />
    </strong>
  );
}

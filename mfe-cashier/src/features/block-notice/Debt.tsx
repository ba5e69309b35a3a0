import { useMutation, useQuery } from '@apollo/client/react';
import { Text, useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useServices } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { useState } from 'react';
import { actions } from './BlockNotice.messages.ts';
import { OwedDebtDocument, SettleDebtDocument } from './Debt.generated.ts';

/** Shows the debt, and the part that the balance covers if it is not all of it. */
export function OwedDebt() {
  const write = useMoney();
  // a debt from when the page was opened may have been settled since
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

/**
 * Settles the debt from the balance on the player's click; the response updates the cashier's blocks and
 * amounts in the cache.
 */
export function SettleDebt() {
  const text = useText();
  const write = useMoney();
  const { toasts } = useServices();
  // one key until the response arrives: repeated requests have one effect
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const [settle, { loading }] = useMutation(SettleDebtDocument);

  async function pay(): Promise<void> {
    const { data } = await settle({ variables: { input: { idempotencyKey } } });
    setKey(crypto.randomUUID());
    const { settled = 0, cashier } = data?.settleDebt ?? {};
    if (!cashier || settled === 0) toasts.show('info', text(actions.settledNothing));
    else toasts.show('success', text(actions.settled, { amount: write(money(settled, cashier.currency)) }));
  }

  return (
    <Button
      size="small"
      busy={loading}
      onPress={() => void pay().catch(() => toasts.show('error', text(actions.settleFailed)))}
    >
      <Text {...actions.settle} />
    </Button>
  );
}

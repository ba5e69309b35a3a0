import { useMoney, useText } from '@foyer/i18n';
import { money, type Money } from '@foyer/money';
import { Button } from '@foyer/ui';
import * as css from './DepositForm.css.ts';
import { messages } from './deposit.messages.ts';
import type { CashierOfDeposits } from './useDepositForm.ts';

export interface QuickAmountsProps {
  readonly cashier: CashierOfDeposits;
  readonly amount: Money | undefined;
  onChoose(amount: Money): void;
}

/** Only amounts within the limits: no button offers a deposit that would be rejected. */
export function QuickAmounts({ cashier, amount, onChoose }: QuickAmountsProps) {
  const text = useText();
  const write = useMoney();
  const most = cashier.depositHeadroom?.amount ?? Number.MAX_SAFE_INTEGER;
  const offered = cashier.quickAmounts.filter((minor) => minor <= most);
  if (offered.length === 0) return null;
  return (
    <div className={css.quick} role="group" aria-label={text(messages.quick)}>
      {offered.map((minor) => (
        <Button
          key={minor}
          tone={amount?.minor === minor ? 'secondary' : 'quiet'}
          onPress={() => onChoose(money(minor, cashier.currency))}
        >
          {write(money(minor, cashier.currency))}
        </Button>
      ))}
    </div>
  );
}

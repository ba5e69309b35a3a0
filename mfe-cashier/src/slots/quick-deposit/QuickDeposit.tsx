import { useQuery } from '@apollo/client/react';
import type { Services, Slots } from '@foyer/contract';
import { useFeature } from '@foyer/platform';
import { useEffect } from 'react';
import { CashierSurface } from '../../components/cashier-surface/CashierSurface.tsx';
import { DepositFlow } from '../../features/deposit/DepositFlow.tsx';
import { preloadDepositCashier } from '../../features/deposit/depositCashier.ts';
import { LastCompletedDepositDocument } from '../../features/deposit/LastCompletedDeposit.generated.ts';
import { isCardStyle, readLastDeposit } from '../../features/deposit/lastDeposit.ts';

export function preload(services: Services): Promise<void> {
  return preloadDepositCashier(services);
}

/**
 * The deposit in the shell's dialog: opening it prefills the form, and only a click pays.
 * See requirements/routes#query-parameters, requirements/screens#quick-deposit.
 */
export function Component({ amount, paymentMethod, onDone, onCardStyle }: Slots['cashier.quick-deposit']) {
  const usesLastAccount = useFeature('QuickDepositLastUsedAccount');
  const { data } = useQuery(LastCompletedDepositDocument, { fetchPolicy: 'network-only' }); // requirements/interfaces#main-api-operations
  const isCard = usesLastAccount && isCardStyle(readLastDeposit(data?.viewer?.lastCompletedDeposit?.payload));
  // the backdrop belongs to the shell
  useEffect(() => onCardStyle(isCard), [isCard, onCardStyle]);
  return (
    <CashierSurface>
      <DepositFlow container="overlay" prefill={{ amount, methodId: paymentMethod }} onDone={onDone} />
    </CashierSurface>
  );
}

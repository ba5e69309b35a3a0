import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { after } from '../payment/adapters/timers.ts';
import type { AllocationShare } from './AllocationList.tsx';
import { WithdrawalAllocationDocument } from './WithdrawalAllocation.generated.ts';

/** Debounce in ms: long enough to type an amount, short enough to feel immediate. */
const SETTLE_MS = 300;

/** The server's split of this amount, requested after a pause in typing. */
export function useAllocation(
  amount: number | undefined,
  accountId: string | undefined,
): readonly AllocationShare[] {
  const [settled, setSettled] = useState(amount);
  useEffect(() => after(SETTLE_MS, () => setSettled(amount)), [amount]);
  const { data } = useQuery(WithdrawalAllocationDocument, {
    variables: { amount: settled ?? 0, accountId: accountId ?? null },
    skip: settled === undefined,
    fetchPolicy: 'network-only',
  });
  return settled === undefined || settled !== amount ? [] : (data?.viewer?.cashier.allocation ?? []);
}

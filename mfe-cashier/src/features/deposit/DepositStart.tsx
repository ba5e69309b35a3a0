import type { Money } from '@foyer/money';
import { Stack } from '@foyer/ui';
import type { ReactNode } from 'react';
import type { Payment, Refusal } from '../payment/payment.ts';
import type { DepositOption } from './depositOptions.ts';
import { BlockNotice } from '../block-notice/BlockNotice.tsx';
import { DepositForm } from './DepositForm.tsx';
import { LimitPrompt } from './LimitPrompt.tsx';
import { OpenDeposits } from './OpenDeposits.tsx';
import { useDepositForm, type CashierOfDeposits, type DepositWish } from './useDepositForm.ts';

export interface DepositStartProps {
  /** Undefined while loading. */
  readonly cashier: CashierOfDeposits | undefined;
  /** The smallest deposit known so far. */
  readonly least: Money;
  readonly wish: DepositWish;
  readonly place: 'page' | 'overlay';
  readonly refusal: Refusal | undefined;
  /** The player comes from another step of the same deposit, whose focused control has disappeared. */
  readonly isNext: boolean;
  /** Shown in place of payment methods that could not be loaded. */
  readonly failure: ReactNode;
  onOpen(payment: Payment): void;
  onLimitAnswered(): void;
  onSubmit(amount: Money, option: DepositOption): void;
}

/** The form, or the prompt before it. The input survives both. */
export function DepositStart({
  cashier,
  least,
  wish,
  place,
  refusal,
  isNext,
  failure,
  onOpen,
  onLimitAnswered,
  onSubmit,
}: DepositStartProps) {
  const form = useDepositForm(cashier, least, wish);
  // a block that the prompt resolves is shown as the prompt
  const isAsked =
    cashier !== undefined && (cashier.depositBlocks.includes('LIMIT_OFFERED') || cashier.mustSetDepositLimit);
  const blocks =
    cashier?.depositBlocks.filter(
      (block) => block !== 'LIMIT_OFFERED' && (block !== 'LIMIT_REQUIRED' || !cashier.mustSetDepositLimit),
    ) ?? [];
  const openDeposits =
    cashier !== undefined && cashier.openDeposits.length > 0 ? (
      <OpenDeposits payments={cashier.openDeposits} onOpen={onOpen} />
    ) : undefined;
  if (blocks.length === 0 && !isAsked)
    return (
      <DepositForm
        form={form}
        cashier={cashier}
        openDeposits={openDeposits}
        refusal={refusal}
        isNext={isNext}
        failure={failure}
        isSubmitSticky={place === 'overlay'}
        onSubmit={onSubmit}
      />
    );
  return (
    <Stack gap="large">
      {openDeposits}
      {blocks.length > 0 ? (
        <Stack gap="small">
          {blocks.map((block) => (
            <BlockNotice key={block} block={block} until={cashier?.blockedUntil ?? null} page="deposit" />
          ))}
        </Stack>
      ) : (
        <LimitPrompt
          currency={least.currency}
          level={place === 'page' ? 2 : 3}
          isRequired={cashier?.mustSetDepositLimit === true}
          onAnswered={onLimitAnswered}
        />
      )}
    </Stack>
  );
}

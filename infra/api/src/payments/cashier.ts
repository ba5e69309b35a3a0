import type * as Types from '@foyer/graphql/main';
import { allocate } from '../withdrawals/allocation.ts';
import { readDepositState, readMethodUse } from './cashierReads.ts';
import { minimumDepositOf, minimumWithdrawalOf } from './minimums.ts';
import { feeOf } from './offers.ts';
import { readOpenDeposits } from './paymentRow.ts';
import type { PaymentDeps } from './payments.ts';
import { readPayableAccounts, type PayableAccounts } from '../withdrawals/payableAccounts.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { viewMethods } from './methodView.ts';
import { viewPayment } from './paymentView.ts';
import { viewAccounts } from './accountView.ts';
import { isBankBlocked, isClosedLoop, isCountryAllowed } from './cashierRules.ts';

/** Multiples of the effective minimum, offered as quick amounts. */
const QUICK_FACTORS = [1, 2, 5, 10];

export type CashierDeps = Pick<PaymentDeps, 'pool' | 'clock' | 'payments'>;

/** Data that the cashier needs before a payment; each part is read only when requested. */
export function createCashierResolvers(deps: CashierDeps) {
  return {
    Viewer: {
      cashier: (signedIn: SignedIn, _: unknown, context: ApiContext) => cashierOf(deps, signedIn, context),
    },
  };
}

/** The cashier of the signed-in player. */
export function cashierOf(deps: CashierDeps, signedIn: SignedIn, context: ApiContext) {
  const { player, wallet } = signedIn;
  const minimum = minimumDepositOf(context.content, wallet.currency);
  const state = once(() =>
    readDepositState(
      deps.pool,
      player.id,
      { isCountryAllowed: isCountryAllowed(context, player), minimum },
      deps.clock(),
    ),
  );
  const payable = once(() => payableOf(deps, signedIn));
  return {
    id: wallet.playerId,
    currency: wallet.currency,
    async amounts(): Promise<Types.CashierAmounts> {
      const { pending, debt } = await state();
      return {
        balance: wallet.balance,
        withdrawable: Math.max(0, wallet.balance - debt),
        bonusLocked: wallet.bonusBalance,
        pendingWithdrawals: pending,
        debt,
        minimumDeposit: minimum,
        minimumWithdrawal: minimumWithdrawalOf(context.content, wallet.currency),
      };
    },
    depositBlocks: async () => (await state()).depositBlocks,
    withdrawalBlocks: async () => (await state()).withdrawalBlocks,
    async blockedUntil(): Promise<string | null> {
      const { depositBlocks, room } = await state();
      if (depositBlocks[0] === 'TIMED_OUT') return player.timeout_ends_at?.toISOString() ?? null;
      return depositBlocks[0] === 'LIMIT_REACHED' ? (room?.resetsAt.toISOString() ?? null) : null;
    },
    async depositHeadroom(): Promise<Types.DepositHeadroom | null> {
      const { room } = await state();
      return room
        ? { amount: Math.max(0, room.amount), period: room.period, resetsAt: room.resetsAt.toISOString() }
        : null;
    },
    mustSetDepositLimit: async () => (await state()).mustSetLimit,
    async methods({ direction }: Types.CashiermethodsArgs): Promise<Types.PaymentMethod[]> {
      const [offered, use, accounts] = await Promise.all([
        deps.payments.offers.methods(player.brand, player.country, wallet.currency),
        readMethodUse(deps.pool, player.id, direction),
        direction === 'Withdrawal' ? payable() : undefined,
      ]);
      return viewMethods({
        offered,
        direction,
        use,
        accounts,
        isBankBlocked: isBankBlocked(player, deps.clock()),
        isClosedLoop: isClosedLoop(context),
        balance: wallet.balance,
      });
    },
    accounts: () => viewAccounts(deps, signedIn),
    async quickAmounts(): Promise<number[]> {
      const { room } = await state();
      return QUICK_FACTORS.map((factor) => factor * minimum).filter(
        (amount) => !room || amount <= room.amount,
      );
    },
    async allocation({ amount, accountId }: Types.CashierallocationArgs): Promise<Types.WithdrawalShare[]> {
      const known = await payable();
      if (!known || amount <= 0 || amount > wallet.balance) return [];
      const allocated = allocate({
        amount,
        chosenId: accountId ?? undefined,
        accounts: known.accounts,
        isClosedLoop: isClosedLoop(context),
      });
      return (allocated.ok ? allocated.value : []).map(({ account, amount: part, reason }) => {
        const method = known.methods.find((one) => one.id === account.methodId);
        return {
          accountId: account.id,
          label: account.label,
          kind: account.kind,
          amount: part,
          reason,
          fee: method ? feeOf(method, part) : 0,
          estimatedSeconds: Math.round(method?.estimatedSeconds.payout ?? 0),
        };
      });
    },
    openDeposits: async () => (await readOpenDeposits(deps.pool, player.id)).map(viewPayment),
  };
}

function payableOf(deps: CashierDeps, { player, wallet }: SignedIn): Promise<PayableAccounts | undefined> {
  return readPayableAccounts(deps, {
    brand: player.brand,
    playerId: player.id,
    playerCountry: player.country,
    currency: wallet.currency,
  });
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}

import type * as Types from '@foyer/graphql/main';
import { brands, isBrandId, licenceFeatures } from '@foyer/market';
import { minimumDeposit } from '@foyer/money';
import { allocate } from '../withdrawals/allocation.ts';
import { readDepositState, readMethodUse } from './cashierReads.ts';
import { feeOf } from './offers.ts';
import { readOpenDeposits } from './paymentRow.ts';
import type { PaymentDeps } from './payments.ts';
import { readPayableAccounts, type PayableAccounts } from '../withdrawals/startWithdrawal.ts';
import type { PlayerRow } from '../players/playerRow.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { viewMethods } from './methodView.ts';
import { viewPayment } from './paymentView.ts';

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
  const minimum = minimumDeposit(wallet.currency).minor;
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
        minimumWithdrawal: minimum,
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

/** Stored accounts, most recently used first; empty while the provider is unavailable. */
export async function viewAccounts(
  deps: Pick<CashierDeps, 'pool' | 'payments'>,
  { player }: SignedIn,
): Promise<Types.PaymentAccount[]> {
  const [accounts, loop] = await Promise.all([
    deps.payments.offers.accounts(player.brand, player.id),
    deps.pool.query<{ account_id: string; remaining: number; last_used_at: Date | null }>(
      'select account_id, remaining, last_used_at from api.closed_loop($1)',
      [player.id],
    ),
  ]);
  const byId = new Map(loop.rows.map((row) => [row.account_id, row]));
  return (accounts ?? [])
    .map((account): Types.PaymentAccount => {
      const used = byId.get(account.id);
      return {
        id: account.id,
        methodId: account.method,
        kind: account.kind,
        label: account.label,
        holder: account.holder,
        expiresAt: account.expiresAt === null ? null : instantOf(account.expiresAt),
        lastUsedAt: used?.last_used_at?.toISOString() ?? null,
        closedLoopRemaining: used?.remaining ?? 0,
      };
    })
    .sort((one, other) => (other.lastUsedAt ?? '').localeCompare(one.lastUsedAt ?? ''));
}

function instantOf(text: string): string | null {
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** Requires that the brand serves both the country of the request and the player's country. */
export function isCountryAllowed(
  { country }: Pick<ApiContext, 'country'>,
  player: Pick<PlayerRow, 'brand' | 'country'>,
): boolean {
  if (!isBrandId(player.brand)) return false;
  const { countries } = brands[player.brand];
  return countries.includes(country) && countries.includes(player.country);
}

/**
 * Whether withdrawals must first return deposits to their source (requirements/access#features-by-licence
 * closedLoopPayments).
 */
export function isClosedLoop({ brand }: Pick<ApiContext, 'brand'>): boolean {
  return licenceFeatures(brand.licence).includes('closedLoopPayments');
}

function isBankBlocked(player: PlayerRow, now: number): boolean {
  return player.instant_banking_blocked_from !== null && player.instant_banking_blocked_from.getTime() <= now;
}

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let reading: Promise<Value> | undefined;
  return () => (reading ??= read());
}

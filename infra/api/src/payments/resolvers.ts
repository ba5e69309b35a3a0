import type * as Types from '@foyer/graphql/main';
import { isLocale, safeRedirect } from '@foyer/links';
import { minimumDeposit } from '@foyer/money';
import { readWallet } from '../ledger/wallet.ts';
import { cancelPayment } from './cancelPayment.ts';
import { removeAccount } from './removeAccount.ts';
import { readPayment, readPayments, readPaymentSums, type PaymentFilter } from './paymentRow.ts';
import type { Refusal } from './refusal.ts';
import { readSettled, settleDebt } from '../debts/settleDebt.ts';
import { startDeposit } from '../deposits/startDeposit.ts';
import { startWithdrawal } from '../withdrawals/startWithdrawal.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';
import { cashierOf, isClosedLoop, isCountryAllowed, viewAccounts } from './cashier.ts';
import { viewPayment } from './paymentView.ts';

const TRANSACTIONS_PAGE = 20;
/**
 * UUID chosen by the browser. Shorter than the column, which also holds the numbered shares of a split
 * withdrawal (`<id>-2`); ids from browsers must not end like one.
 */
const PAYMENT_ID = /^(?!.*-\d{1,2}$)[A-Za-z0-9-]{8,60}$/;
const KEY = /^[A-Za-z0-9_-]{8,64}$/;
const NAME = /^[A-Za-z0-9_.:-]{1,128}$/;
const LARGEST_AMOUNT = 10_000_000_000;

/** Deposits and withdrawals. The player is taken from the token only; SQL decides what is allowed. */
export const paymentResolvers = {
  Viewer: {
    async lastCompletedDeposit(
      { player }: SignedIn,
      _: unknown,
      { app }: ApiContext,
    ): Promise<Types.CompletedDeposit | null> {
      const [row] = await readPayments(
        app.pool,
        player.id,
        { direction: 'Deposit', statuses: ['Completed'] },
        { sortBy: 'processed_at', limit: 1, offset: 0 },
      );
      if (!row) return null;
      // only the fields that clients read (requirements/entities#deposits)
      const payload = {
        txName: row.tx_name,
        accountId: row.account_id,
        attributes: { paymentMethod: row.method_id },
        debtor: { account: row.account_label },
      };
      return { provider: row.provider, payload: JSON.stringify(payload) };
    },
    async paymentTransactions(
      { player, wallet }: SignedIn,
      args: Types.ViewerpaymentTransactionsArgs,
      { app }: ApiContext,
    ) {
      const page = offsetOf(args, TRANSACTIONS_PAGE);
      const filter: PaymentFilter = {
        direction: args.direction,
        statuses: args.status,
        methodKinds: args.methodKind,
        from: args.from,
        to: args.to,
      };
      const [rows, sums] = await Promise.all([
        readPayments(app.pool, player.id, filter, {
          sortBy: args.sortBy === 'processedAt' ? 'processed_at' : 'created_at',
          limit: page.size + 1,
          offset: page.skipped,
        }),
        readPaymentSums(app.pool, player.id, filter),
      ]);
      return {
        ...offsetConnection(rows, page, viewPayment),
        totals: {
          count: sums.count,
          deposited: sums.deposited,
          withdrawn: sums.withdrawn,
          lifetimeNetDeposits: sums.lifetime,
          currency: wallet.currency,
        },
      };
    },
    async payment(
      { player }: SignedIn,
      { id }: Types.ViewerpaymentArgs,
      { app }: ApiContext,
    ): Promise<Types.PaymentTransaction | null> {
      const row = await readPayment(app.pool, player.id, id);
      return row ? viewPayment(row) : null;
    },
  },
  Mutation: {
    async startDeposit(
      _: unknown,
      { input }: Types.MutationstartDepositArgs,
      context: ApiContext,
    ): Promise<Types.StartPaymentResult> {
      const { player, wallet } = await context.signedIn();
      const refused = refusedInput(input, wallet.currency);
      const returnUrl = returnUrlOf(context, input.returnPath);
      if (refused || returnUrl === undefined || !NAME.test(input.methodId))
        return viewRefusal(refused ?? 'INVALID');
      const started = await startDeposit(context.app, {
        id: input.id,
        brand: player.brand,
        playerId: player.id,
        playerName: `${player.first_name} ${player.last_name}`.trim(),
        playerCountry: player.country,
        currency: wallet.currency,
        amount: input.amount,
        methodId: input.methodId,
        accountId: input.accountId ?? undefined,
        returnUrl,
        locale: localeOf(context, input.locale),
        country: context.country,
        isCountryAllowed: isCountryAllowed(context, player),
        minimum: minimumDeposit(wallet.currency).minor,
      });
      return started.ok
        ? { __typename: 'StartedPayment', payments: [viewPayment(started.value)] }
        : viewRefused(started.failure);
    },
    async startWithdrawal(
      _: unknown,
      { input }: Types.MutationstartWithdrawalArgs,
      context: ApiContext,
    ): Promise<Types.StartPaymentResult> {
      const { player, wallet } = await context.signedIn();
      const refused = refusedInput(input, wallet.currency);
      if (refused) return viewRefusal(refused);
      const started = await startWithdrawal(context.app, {
        id: input.id,
        brand: player.brand,
        playerId: player.id,
        playerCountry: player.country,
        currency: wallet.currency,
        amount: input.amount,
        accountId: input.accountId ?? undefined,
        locale: localeOf(context, input.locale),
        country: context.country,
        minimum: minimumDeposit(wallet.currency).minor,
        isClosedLoop: isClosedLoop(context),
      });
      return started.ok
        ? { __typename: 'StartedPayment', payments: started.value.map(viewPayment) }
        : viewRefused(started.failure);
    },
    async settleDebt(
      _: unknown,
      { input: { idempotencyKey } }: Types.MutationsettleDebtArgs,
      context: ApiContext,
    ) {
      const { app } = context;
      const signedIn = await context.signedIn();
      const { player } = signedIn;
      if (!KEY.test(idempotencyKey))
        throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['idempotencyKey'] });
      const moved = await settleDebt(
        app.pool,
        { brand: player.brand, playerId: player.id, key: `debt:${idempotencyKey}` },
        app.clock(),
      );
      app.relay.kick();
      if (!moved.ok && moved.code === 'UNKNOWN_PLAYER') throw failure('AuthenticationFailure');
      if (!moved.ok && moved.code === 'KEY_REUSED')
        throw failure('ValidationFailure', { reasons: ['KeyReused'], keys: ['idempotencyKey'] });
      return {
        settled: moved.ok ? await readSettled(app.pool, moved.journalId) : 0,
        cashier: cashierOf(
          { ...signedIn, wallet: (await readWallet(app.pool, player.brand, player.id)) ?? signedIn.wallet },
          context,
        ),
      };
    },
    async cancelPayment(
      _: unknown,
      { id }: Types.MutationcancelPaymentArgs,
      context: ApiContext,
    ): Promise<Types.CancelPaymentResult> {
      const { player } = await context.signedIn();
      const { cancelled, payment } = await cancelPayment(
        context.app,
        { brand: player.brand, playerId: player.id },
        id,
      );
      return { cancelled, payment: payment ? viewPayment(payment) : null };
    },
    async removePaymentAccount(
      _: unknown,
      { id }: Types.MutationremovePaymentAccountArgs,
      context: ApiContext,
    ): Promise<Types.PaymentAccount[]> {
      const { player } = await context.signedIn();
      const forgotten = NAME.test(id)
        ? await removeAccount(
            context.app,
            { brand: player.brand, playerId: player.id, isClosedLoop: isClosedLoop(context) },
            id,
          )
        : 'done';
      if (forgotten === 'owed')
        throw failure('PermissionFailure', { reasons: ['AccountIsOwed'], keys: ['id'] });
      if (forgotten === 'unavailable')
        throw failure('ServiceUnavailableFailure', { reasons: ['PaymentProviderUnavailable'] });
      return viewAccounts(context, await context.signedIn());
    },
  },
  StartPaymentResult: {
    __resolveType: (result: { readonly __typename?: string }) => result.__typename,
  },
};

function refusedInput(
  input: {
    readonly id: string;
    readonly amount: number;
    readonly currency: string;
    readonly accountId?: string | null | undefined;
  },
  currency: string,
): Types.PaymentRefusalCode | undefined {
  if (!PAYMENT_ID.test(input.id) || (input.accountId && !NAME.test(input.accountId))) return 'INVALID';
  if (input.currency !== currency) return 'CURRENCY_MISMATCH';
  if (input.amount <= 0) return 'AMOUNT_TOO_SMALL';
  return input.amount > LARGEST_AMOUNT ? 'AMOUNT_TOO_LARGE' : undefined;
}

function viewRefusal(code: Types.PaymentRefusalCode): Types.StartPaymentResult {
  return { __typename: 'PaymentRefusal', code, blocks: [], bound: null, until: null };
}

function viewRefused({ code, reasons, bound, until }: Refusal): Types.StartPaymentResult {
  if (code === 'UNKNOWN_PLAYER') throw failure('AuthenticationFailure');
  // the SQL codes equal the enum of the schema
  return {
    __typename: 'PaymentRefusal',
    code,
    blocks: reasons as Types.CashierBlock[],
    bound,
    until: until?.toISOString() ?? null,
  };
}

/** Absolute return URL on the requesting site; undefined for any other target. */
function returnUrlOf(context: ApiContext, path: string): string | undefined {
  const safe = safeRedirect(path);
  return safe === undefined ? undefined : new URL(safe, context.pageOrigin).href;
}

function localeOf(context: ApiContext, asked: string): string {
  return isLocale(asked) ? asked : context.locale;
}

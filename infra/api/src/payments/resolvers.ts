import type * as Types from '@foyer/graphql/main';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { onlinePeriod } from '../server/graphql/historyPeriod.ts';
import { offsetConnection, offsetOf } from '../server/graphql/pagination.ts';
import { cancelPayment } from './cancelPayment.ts';
import { isClosedLoop } from './cashierRules.ts';
import { viewAccounts } from './accountView.ts';
import { NAME } from './paymentInput.ts';
import { readPayments, readPaymentSums, type PaymentFilter } from './paymentList.ts';
import { readPayment } from './paymentRow.ts';
import { viewPayment } from './paymentView.ts';
import type { PaymentDeps } from './payments.ts';
import { removeAccount } from './removeAccount.ts';

const TRANSACTIONS_PAGE = 20;
/** The player's payments and payment accounts. The player is taken from the token only. */
export function createPaymentResolvers(deps: PaymentDeps) {
  return {
    Viewer: {
      async paymentTransactions(
        { player, wallet }: SignedIn,
        args: Types.ViewerpaymentTransactionsArgs,
        { protection }: ApiContext,
      ) {
        const page = offsetOf(args, TRANSACTIONS_PAGE);
        const filter: PaymentFilter = {
          direction: args.direction,
          statuses: args.status,
          methodKinds: args.methodKind,
          ...onlinePeriod(protection.licence, args, deps.clock()),
        };
        const [rows, sums] = await Promise.all([
          readPayments(deps.pool, player.id, filter, {
            sortBy: args.sortBy === 'processedAt' ? 'processed_at' : 'created_at',
            limit: page.size + 1,
            offset: page.skipped,
          }),
          readPaymentSums(deps.pool, player.id, filter),
        ]);
        return {
          ...offsetConnection(rows, page, viewPayment),
          totals: {
            count: sums.count,
            deposited: sums.deposited,
            withdrawn: sums.withdrawn,
            rolledBack: sums.rolledBack,
            lifetimeNetDeposits: sums.lifetime,
            currency: wallet.currency,
          },
        };
      },
      async payment(
        { player }: SignedIn,
        { id }: Types.ViewerpaymentArgs,
      ): Promise<Types.PaymentTransaction | null> {
        const row = await readPayment(deps.pool, player.id, id);
        return row ? viewPayment(row) : null;
      },
    },
    Mutation: {
      async cancelPayment(
        _: unknown,
        { id }: Types.MutationcancelPaymentArgs,
        context: ApiContext,
      ): Promise<Types.CancelPaymentResult> {
        const { player } = await context.signedIn();
        const { cancelled, payment } = await cancelPayment(
          deps,
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
        const removed = NAME.test(id)
          ? await removeAccount(
              deps,
              { brand: player.brand, playerId: player.id, isClosedLoop: isClosedLoop(context) },
              id,
            )
          : 'done';
        if (removed === 'owed')
          throw failure('PermissionFailure', { reasons: ['AccountIsOwed'], keys: ['id'] });
        if (removed === 'unavailable')
          throw failure('ServiceUnavailableFailure', { reasons: ['PaymentProviderUnavailable'] });
        return viewAccounts(deps, await context.signedIn());
      },
    },
    StartPaymentResult: {
      __resolveType: (result: { readonly __typename?: string }) => result.__typename,
    },
  };
}

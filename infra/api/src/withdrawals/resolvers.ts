import type * as Types from '@foyer/graphql/main';
import { isClosedLoop } from '../payments/cashierRules.ts';
import { localeOf, refusedInput, viewRefusal, viewRefused } from '../payments/paymentInput.ts';
import { minimumWithdrawalOf } from '../payments/minimums.ts';
import { viewPayment } from '../payments/paymentView.ts';
import type { PaymentDeps } from '../payments/payments.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { startWithdrawal } from './startWithdrawal.ts';

/** Withdrawals. The player is taken from the token only; SQL decides what is allowed. */
export function createWithdrawalResolvers(deps: PaymentDeps) {
  return {
    Mutation: {
      async startWithdrawal(
        _: unknown,
        { input }: Types.MutationstartWithdrawalArgs,
        context: ApiContext,
      ): Promise<Types.StartPaymentResult> {
        const { player, wallet } = await context.signedIn();
        const refused = refusedInput(input, wallet.currency);
        if (refused) return viewRefusal(refused);
        const started = await startWithdrawal(deps, {
          id: input.id,
          brand: player.brand,
          playerId: player.id,
          playerCountry: player.country,
          currency: wallet.currency,
          amount: input.amount,
          accountId: input.accountId ?? undefined,
          locale: localeOf(context, input.locale),
          country: context.country,
          minimum: minimumWithdrawalOf(context.content, wallet.currency),
          isClosedLoop: isClosedLoop(context),
        });
        return started.ok
          ? { __typename: 'StartedPayment', payments: started.value.map(viewPayment) }
          : viewRefused(started.failure);
      },
    },
  };
}

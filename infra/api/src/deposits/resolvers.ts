import type * as Types from '@foyer/graphql/main';
import { safeRedirect } from '@foyer/links';
import { isCountryAllowed } from '../payments/cashierRules.ts';
import { localeOf, NAME, refusedInput, viewRefusal, viewRefused } from '../payments/paymentInput.ts';
import { minimumDepositOf } from '../payments/minimums.ts';
import { readPayments } from '../payments/paymentList.ts';
import { viewPayment } from '../payments/paymentView.ts';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { startDeposit, type DepositDeps } from './startDeposit.ts';
import { fullName } from '../players/names.ts';

/** Deposits. The player is taken from the token only; SQL decides what is allowed. */
export function createDepositResolvers(deps: DepositDeps) {
  return {
    Viewer: {
      async lastCompletedDeposit({ player }: SignedIn): Promise<Types.CompletedDeposit | null> {
        const [row] = await readPayments(
          deps.pool,
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
        if (input.accountId && !brandFeatures(context.brand).has('QuickDepositLastUsedAccount'))
          return viewRefusal('ACCOUNT_UNKNOWN');
        const started = await startDeposit(deps, {
          id: input.id,
          brand: player.brand,
          playerId: player.id,
          playerName: fullName(player),
          playerCountry: player.country,
          currency: wallet.currency,
          amount: input.amount,
          methodId: input.methodId,
          accountId: input.accountId ?? undefined,
          returnUrl,
          locale: localeOf(context, input.locale),
          country: context.country,
          isCountryAllowed: isCountryAllowed(context, player),
          minimum: minimumDepositOf(context.content, wallet.currency),
        });
        return started.ok
          ? { __typename: 'StartedPayment', payments: [viewPayment(started.value)] }
          : viewRefused(started.failure);
      },
    },
  };
}

/** Absolute return URL on the requesting site; undefined for any other target. */
function returnUrlOf({ pageOrigin }: Pick<ApiContext, 'pageOrigin'>, path: string): string | undefined {
  const safe = safeRedirect(path);
  return safe === undefined ? undefined : new URL(safe, pageOrigin).href;
}

import type * as Types from '@foyer/graphql/main';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import { readWallet } from '../ledger/wallet.ts';
import { cashierOf, type CashierDeps } from '../payments/cashier.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { readSettled, settleDebt } from './settleDebt.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

export interface DebtResolverDeps extends CashierDeps {
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

export function createDebtResolvers(deps: DebtResolverDeps) {
  return {
    Mutation: {
      async settleDebt(
        _: unknown,
        { input: { idempotencyKey } }: Types.MutationsettleDebtArgs,
        context: ApiContext,
      ) {
        const signedIn = await context.signedIn();
        const { player } = signedIn;
        if (!KEY.test(idempotencyKey))
          throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['idempotencyKey'] });
        const moved = await settleDebt(
          deps.pool,
          { brand: player.brand, playerId: player.id, key: `debt:${idempotencyKey}` },
          deps.clock(),
        );
        deps.relay.kick();
        if (!moved.ok && moved.code === 'UNKNOWN_PLAYER') throw failure('AuthenticationFailure');
        if (!moved.ok && moved.code === 'KEY_REUSED')
          throw failure('ValidationFailure', { reasons: ['KeyReused'], keys: ['idempotencyKey'] });
        return {
          settled: moved.ok ? await readSettled(deps.pool, moved.journalId) : 0,
          cashier: cashierOf(
            deps,
            {
              ...signedIn,
              wallet: (await readWallet(deps.pool, player.brand, player.id)) ?? signedIn.wallet,
            },
            context,
          ),
        };
      },
    },
  };
}

import type * as Types from '@foyer/graphql/main';
import { readWallet } from '../ledger/wallet.ts';
import { cashierOf } from '../payments/cashier.ts';
import type { ApiContext } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { readSettled, settleDebt } from './settleDebt.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

export const debtResolvers = {
  Mutation: {
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
  },
};

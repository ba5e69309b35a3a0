import type * as Types from '@foyer/graphql/wallet';
import type { Clock, Pool } from '@foyer/runtime';
import * as v from 'valibot';
import { readPlayableBonus } from '../bonuses/playerBonuses.ts';
import { settle, voidStake, type Stake } from '../ledger/productLedger.ts';
import { readWallet } from '../ledger/wallet.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { BetBatcher } from './betBatcher.ts';
import { settleFreeRound, stakeFreeRound, voidFreeRound } from './freeRounds.ts';
import { refusal, viewMovement } from './walletResult.ts';

const PROVIDER = 'foyer-games';
/** Minor units. */
const MAX_AMOUNT = 1_000_000_000_000;
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const freeSpinsId = v.nullish(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_:-]{1,128}$/)));
const amountFrom = (minimum: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(minimum), v.maxValue(MAX_AMOUNT));
const account = v.object({
  brand: id,
  playerId: id,
  sessionId: id,
  gameId: id,
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
});
const movement = { account, roundId: id, transactionId: id, freeSpinsId };
const StakeInput = v.object({ ...movement, amount: amountFrom(1) });
const WinInput = v.object({ ...movement, amount: amountFrom(0), closesRound: v.boolean() });
const Rollback = v.object({ ...movement, betTransactionId: id });

export interface BetResolverDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
  readonly bets: BetBatcher;
}

/**
 * Seamless wallet API: every caller is authenticated by signature, every movement is idempotent by its
 * transaction id.
 */
export function createBetResolvers(deps: BetResolverDeps) {
  return {
    Query: {
      balance: (_: unknown, { account: input }: Types.QuerybalanceArgs): Promise<Types.WalletResult> =>
        checked(account, input, async ({ brand, playerId, gameId, currency }) => {
          const wallet = await readWallet(deps.pool, brand, playerId);
          if (!wallet) return refusal('PLAYER_UNKNOWN');
          if (wallet.currency !== currency) return refusal('CURRENCY_MISMATCH');
          const playableBonus =
            wallet.bonusBalance === 0
              ? 0
              : await readPlayableBonus(deps.pool, playerId, gameId, deps.clock());
          return {
            __typename: 'WalletBalance',
            balance: wallet.balance + playableBonus,
            version: wallet.version,
            currency,
          };
        }),
    },
    Mutation: {
      placeBet: (_: unknown, { input }: Types.MutationplaceBetArgs): Promise<Types.WalletResult> =>
        checked(StakeInput, input, async (bet) =>
          viewMovement(deps, await placeBet(deps, bet), (done) => ({
            __typename: 'WalletBalance',
            ...done,
            currency: bet.account.currency,
          })),
        ),
      settleWin: (_: unknown, { input }: Types.MutationsettleWinArgs): Promise<Types.WalletResult> =>
        checked(WinInput, input, async (win) =>
          viewMovement(
            deps,
            win.freeSpinsId == null
              ? await settle(deps.pool, { ...movementOf(win), closes: win.closesRound }, deps.clock())
              : await settleFreeRound(deps.pool, movementOf(win), deps.clock()),
            (done) => ({ __typename: 'WalletBalance', ...done, currency: win.account.currency }),
          ),
        ),
      rollBackBet: (_: unknown, { input }: Types.MutationrollBackBetArgs): Promise<Types.RollBackBetResult> =>
        checked(
          Rollback,
          input,
          async ({
            account: { brand, playerId, currency },
            transactionId,
            betTransactionId,
            freeSpinsId,
          }) => {
            const moved = await (freeSpinsId == null ? voidStake : voidFreeRound)(
              deps.pool,
              {
                brand,
                playerId,
                product: 'casino',
                provider: PROVIDER,
                key: keyOf(transactionId),
                stakeKey: keyOf(betTransactionId),
              },
              deps.clock(),
            );
            return viewMovement(deps, moved, (done) => ({
              __typename: 'BetRollback',
              ...done,
              currency,
              isStakeReturned: moved.ok && moved.journalId !== undefined,
            }));
          },
        ),
    },
  };
}

/** Checks value ranges; GraphQL has checked the types. */
async function checked<Schema extends v.GenericSchema, Result>(
  schema: Schema,
  input: unknown,
  work: (call: v.InferOutput<Schema>) => Promise<Result>,
): Promise<Result | Types.WalletRefusal> {
  const read = v.safeParse(schema, input);
  return read.success
    ? work(read.output)
    : refusal(
        'FIELD_INVALID',
        [],
        read.issues.map((issue) => v.getDotPath(issue) ?? ''),
      );
}

function placeBet({ pool, bets, clock }: BetResolverDeps, bet: v.InferOutput<typeof StakeInput>) {
  return bet.freeSpinsId == null
    ? bets.post(movementOf(bet), clock())
    : stakeFreeRound(pool, movementOf(bet), bet.freeSpinsId, clock());
}

function movementOf({
  account: { brand, playerId, sessionId, gameId, currency },
  roundId,
  transactionId,
  amount: minor,
}: v.InferOutput<typeof StakeInput> | v.InferOutput<typeof WinInput>): Stake {
  return {
    brand,
    playerId,
    key: keyOf(transactionId),
    product: 'casino',
    provider: PROVIDER,
    gameId,
    gameSessionId: sessionId,
    reference: roundId,
    amount: minor,
    currency,
  };
}

/** Prefixes the provider's transaction ids, which share the player's key space with other sources. */
function keyOf(transactionId: string): string {
  return `${PROVIDER}:${transactionId}`;
}

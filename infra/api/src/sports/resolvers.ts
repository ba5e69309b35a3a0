import type * as Types from '@foyer/graphql/main';
import { isBrandId } from '@foyer/market';
import { selectionSchema, type Quote } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { readBets, readOpenBets } from './betRows.ts';
import { IN_PLAY_DELAY_MS, stakeLimits, type BetRequest } from './betRules.ts';
import { countBet, observeAcceptance } from './betMetrics.ts';
import { cashOut, readOffers } from './cashOut.ts';
import { placeBet, type PlaceBetDeps } from './placeBet.ts';
import { viewBet } from './viewBet.ts';

/** Minor units; above every highest payout. */
const MAX_STAKE_PER_LINE = 1_000_000_000;
/** Longer lists are refused before their items are read. */
const MAX_LIST = 100;
/** Bets of one question for cash-outs: ten pages. */
const MAX_CASH_OUTS = 200;
const MS = 1_000;

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_LIST));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
const cashOutSchema = v.object({
  idempotencyKey: key,
  betId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
const requestSchema = v.object({
  idempotencyKey: key,
  selections: v.pipe(
    v.array(
      v.object({
        ...selectionSchema.entries,
        line: v.nullish(selectionSchema.entries.line, null),
        price: v.pipe(v.number(), v.safeInteger(), v.minValue(1_001)),
      }),
    ),
    v.minLength(1),
    v.maxLength(MAX_LIST),
  ),
  bankers: v.pipe(v.array(index), v.maxLength(MAX_LIST)),
  sizes: v.pipe(v.array(index), v.maxLength(MAX_LIST)),
  stakePerLine: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_STAKE_PER_LINE)),
  priceChanges: v.picklist(['NONE', 'BETTER', 'ANY']),
});

/** Sports bets of players. The player comes from the access token only. */
export function createSportsBetResolvers(deps: PlaceBetDeps) {
  return {
    Root: {
      sportsBetRules: (_: unknown, _arguments: unknown, { brand }: ApiContext): Types.SportsBetRules | null =>
        isOffered(brand)
          ? { ...stakeLimits(brand.currency), inPlayDelaySeconds: IN_PLAY_DELAY_MS / MS }
          : null,
    },
    Viewer: {
      async sportsBets(
        { player }: SignedIn,
        { isOpen, before }: Types.ViewersportsBetsArgs,
      ): Promise<Types.SportsBet[]> {
        const bets = await readBets(deps.pool, {
          playerId: player.id,
          isOpen: isOpen ?? undefined,
          before: before ?? undefined,
        });
        return bets.map(viewBet);
      },
      async sportsCashOuts(
        { player }: SignedIn,
        { betIds }: Types.ViewersportsCashOutsArgs,
      ): Promise<Types.SportsCashOut[]> {
        if (betIds.length > MAX_CASH_OUTS)
          throw failure('ValidationFailure', { reasons: ['FieldInvalid'], keys: ['betIds'] });
        const offers = await readOffers(deps, await readOpenBets(deps.pool, player.id, betIds));
        return offers.map(({ betId, amount, unavailable }) => ({
          betId,
          amount: amount ?? null,
          unavailable: unavailable ?? null,
        }));
      },
    },
    Mutation: {
      async placeSportsBet(
        _: unknown,
        { input }: Types.MutationplaceSportsBetArgs,
        context: ApiContext,
      ): Promise<Types.PlaceSportsBetResult> {
        const { player, wallet } = await context.signedIn();
        if (!isBrandId(player.brand)) throw failure('AuthenticationFailure');
        if (!isOffered(context.brand)) return viewPlaced({ refusals: ['NOT_OFFERED'], quotes: [] });
        const { idempotencyKey, ...request } = checked(input);
        const bettor = { brand: player.brand, playerId: player.id, currency: wallet.currency };
        const startedAt = performance.now();
        const placed = await placeBet(deps, bettor, request, idempotencyKey);
        countBet(placed);
        observeAcceptance(placed, startedAt);
        return viewPlaced(placed);
      },
      async cashOutSportsBet(
        _: unknown,
        { input }: Types.MutationcashOutSportsBetArgs,
        context: ApiContext,
      ): Promise<Types.CashOutSportsBetResult> {
        const { player } = await context.signedIn();
        const read = v.safeParse(cashOutSchema, input);
        if (!read.success)
          throw failure('ValidationFailure', { reasons: ['FieldInvalid'], keys: ['betId', 'amount'] });
        const { bet, refusal, amount } = await cashOut(deps, player.id, {
          betId: read.output.betId,
          amount: read.output.amount,
          key: read.output.idempotencyKey,
        });
        return { bet: bet ? viewBet(bet) : null, refusal: refusal ?? null, amount: amount ?? null };
      },
    },
  };
}

const isOffered = (brand: ApiContext['brand']): boolean => brandFeatures(brand).has('Sportsbook');

/** Checks value ranges; GraphQL has checked the types. */
function checked(input: Types.PlaceSportsBetInput): BetRequest & { readonly idempotencyKey: string } {
  const read = v.safeParse(requestSchema, input);
  if (read.success) return read.output;
  const keys = [...new Set(read.issues.map((issue) => v.getDotPath(issue) ?? ''))];
  throw failure('ValidationFailure', { reasons: ['FieldInvalid'], keys });
}

function viewPlaced({
  bet,
  refusals,
  quotes,
  maximumStakePerLine,
}: Awaited<ReturnType<typeof placeBet>>): Types.PlaceSportsBetResult {
  return {
    bet: bet ? viewBet(bet) : null,
    refusals: [...refusals],
    quotes: quotes.map(viewQuote),
    maximumStakePerLine: maximumStakePerLine ?? null,
  };
}

function viewQuote(quote: Quote): Types.SportsQuote {
  return quote.status === 'unavailable'
    ? { isSuspended: false, price: null }
    : { isSuspended: quote.status === 'suspended', price: quote.price };
}

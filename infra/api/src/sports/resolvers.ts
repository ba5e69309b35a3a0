import type * as Types from '@foyer/graphql/main';
import { isBrandId } from '@foyer/market';
import type { Quote } from '@foyer/kernel/sports-trading';
import * as v from 'valibot';
import type { Content } from '../content/contentReader.ts';
import { brandFeatures } from '../content/features.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import { createBetReader } from './betReader.ts';
import { readBets } from './betRows.ts';
import { IN_PLAY_DELAY_MS, stakeLimits, type BetRequest } from './placement/betRules.ts';
import { readBoostedOdds } from './boosts/boostedOdds.ts';
import { readCombinations } from './boosts/combinations.ts';
import type { OfferQuestion } from './boosts/runningOffers.ts';
import type { OfferedBoost } from './boosts/boostRules.ts';
import { readPlayerBoosts } from './boosts/playerBoosts.ts';
import { allowsSportsBonus, readSportsBonus, type SportsBonus } from './bonus/sportsBonus.ts';
import { viewSportsBonus } from './bonus/viewSportsBonus.ts';
import { countBet, observeAcceptance } from './betMetrics.ts';
import { placeBet } from './placement/placeBet.ts';
import type { PlaceBetDeps } from './placement/bettor.ts';
import { createPlacements } from './placement/placements.ts';
import type { PlacementTraffic } from './placement/placementTraffic.ts';
import { createQuoteReader } from './placement/quoteReader.ts';
import { quickStakesOf } from './placement/quickStakes.ts';
import { pricedSelectionSchema } from './slip/slipSchemas.ts';
import { viewBet } from './viewBet.ts';

/** Minor units; above every highest payout. */
const MAX_STAKE_PER_LINE = 1_000_000_000;
/** Longer lists are refused before their items are read. */
const MAX_LIST = 100;
const MS = 1_000;

const index = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(MAX_LIST));
const key = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{8,64}$/));
const requestSchema = v.object({
  idempotencyKey: key,
  selections: v.pipe(v.array(pricedSelectionSchema), v.minLength(1), v.maxLength(MAX_LIST)),
  bankers: v.pipe(v.array(index), v.maxLength(MAX_LIST)),
  sizes: v.pipe(v.array(index), v.maxLength(MAX_LIST)),
  stakePerLine: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_STAKE_PER_LINE)),
  priceChanges: v.picklist(['NONE', 'BETTER', 'ANY']),
  boostedOdds: v.pipe(
    v.nullish(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
    v.transform((id) => id ?? undefined),
  ),
  money: v.pipe(
    v.picklist(['REAL', 'BONUS']),
    v.transform((money) => (money === 'BONUS' ? money : undefined)),
  ),
  boost: v.pipe(
    v.nullish(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/))),
    v.transform((id) => id ?? undefined),
  ),
});

/** Sports bets of players. The player comes from the access token only. */
export function createSportsBetResolvers(
  components: PlaceBetDeps & {
    readonly content: Pick<Content, 'of'>;
    readonly placementTraffic: PlacementTraffic;
  },
) {
  const deps = {
    ...components,
    place: createPlacements(components.pool, components.log, components.placementTraffic),
    reader: createBetReader(components.pool),
    quotesOf: createQuoteReader(components),
  };
  const boostsOf = async (
    { content }: ApiContext,
    { player, wallet }: SignedIn,
  ): Promise<readonly OfferedBoost[]> =>
    isBrandId(player.brand)
      ? readPlayerBoosts(deps, {
          brand: player.brand,
          brandCurrency: content.brand.currency,
          playerId: player.id,
          currency: wallet.currency,
          boosts: content.sections.boosts,
        })
      : [];

  const bonusOf = async ({ protection }: ApiContext, playerId: string): Promise<SportsBonus | null> =>
    allowsSportsBonus(protection.licence) ? readSportsBonus(deps, playerId) : null;

  const questionOf = async ({
    brand,
    protection,
    identity,
    signedIn,
  }: ApiContext): Promise<OfferQuestion> => {
    const known = identity && (await signedIn());
    return {
      brand: brand.id,
      brandCurrency: brand.currency,
      player: known && { id: known.player.id, currency: known.wallet.currency },
      promotion: protection.licence.promotion,
    };
  };

  const oddsOf = async (context: ApiContext) =>
    readBoostedOdds(deps, {
      ...(await questionOf(context)),
      odds: context.content.sections.boostedOdds,
    });

  const combinationsOf = async (context: ApiContext) =>
    readCombinations(deps, {
      ...(await questionOf(context)),
      combinations: context.content.sections.boostedCombinations,
    });

  return {
    Root: {
      async sportsBoostedCombinations(
        _: unknown,
        _arguments: unknown,
        context: ApiContext,
      ): Promise<Types.SportsBoostedCombination[]> {
        if (!isOffered(context.brand)) return [];
        const combinations = await combinationsOf(context);
        return combinations.map(({ selections, ...rest }) => ({ ...rest, selections: [...selections] }));
      },
      async sportsBoostedOdds(
        _: unknown,
        _arguments: unknown,
        context: ApiContext,
      ): Promise<Types.SportsBoostedOdds[]> {
        return isOffered(context.brand) ? [...(await oddsOf(context))] : [];
      },
      sportsBetRules: (_: unknown, _arguments: unknown, { brand }: ApiContext): Types.SportsBetRules | null =>
        isOffered(brand)
          ? {
              ...stakeLimits(brand.currency),
              inPlayDelaySeconds: IN_PLAY_DELAY_MS / MS,
              quickStakes: [...quickStakesOf(brand.currency)],
            }
          : null,
    },
    Viewer: {
      async sportsBoosts(
        signedIn: SignedIn,
        _arguments: unknown,
        context: ApiContext,
      ): Promise<Types.SportsBoost[]> {
        const boosts = isOffered(context.brand) ? await boostsOf(context, signedIn) : [];
        return boosts.map(({ maximum, ...boost }) => ({ ...boost, maximumProfit: maximum }));
      },
      async sportsBonus(
        { player }: SignedIn,
        _arguments: unknown,
        context: ApiContext,
      ): Promise<Types.SportsBonus | null> {
        const bonus = isOffered(context.brand) ? await bonusOf(context, player.id) : null;
        return bonus && viewSportsBonus(bonus, context);
      },
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
    },
    Mutation: {
      async placeSportsBet(
        _: unknown,
        { input }: Types.MutationplaceSportsBetArgs,
        context: ApiContext,
      ): Promise<Types.PlaceSportsBetResult> {
        const { player, wallet } = await context.signedIn();
        const { brand } = player;
        if (!isBrandId(brand)) throw failure('AuthenticationFailure');
        const { idempotencyKey, ...request } = checked(input);
        const boosts = request.boost === undefined ? [] : await boostsOf(context, await context.signedIn());
        const combinations = request.boost === undefined ? [] : await combinationsOf(context);
        const boostedOdds = request.boostedOdds === undefined ? [] : await oddsOf(context);
        const bonus = request.money === 'BONUS' ? await bonusOf(context, player.id) : null;
        const bettor = {
          brand,
          isOffered: () => isOffered(deps.content.of(brand).brand),
          playerId: player.id,
          currency: wallet.currency,
          boosts,
          combinations,
          bonus,
          boostedOdds,
        };
        const startedAt = performance.now();
        const placed = await placeBet(deps, bettor, request, idempotencyKey);
        countBet(placed);
        observeAcceptance(placed, startedAt);
        return viewPlaced(placed);
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
    ? { isSuspended: false, price: null, eachWay: null }
    : {
        isSuspended: quote.status === 'suspended',
        price: quote.price,
        eachWay: quote.eachWay ?? null,
      };
}

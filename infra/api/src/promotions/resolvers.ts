import type * as Types from '@foyer/graphql/main';
import { isBrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import type { Clock, Pool } from '@foyer/runtime';
import type { RootParent } from '../content/rootCountry.ts';
import type { OutboxRelay } from '../events/outboxRelay.ts';
import type { ApiContext, SignedIn } from '../server/graphql/context.ts';
import { failure } from '../server/graphql/failure.ts';
import {
  choosePromotion,
  readChoices,
  readPromotionPlayer,
  type PromotionChoice,
} from './promotionChoices.ts';
import {
  isOfferedIn,
  isShown,
  maySeePromotions,
  playerBlocks,
  promotionRefusals,
  type PromotionPlayer,
} from './promotionRules.ts';
import { viewPromotion } from './promotionView.ts';

const KEY = /^[A-Za-z0-9_-]{8,64}$/;

export interface PromotionResolverDeps {
  readonly pool: Pool;
  readonly clock: Clock;
  readonly relay: Pick<OutboxRelay, 'kick'>;
}

/**
 * Promotions of the brand's content, and the choices of players. The player comes from the access token only.
 */
export function createPromotionResolvers(deps: PromotionResolverDeps) {
  return {
    Root: {
      promotions: ({ country }: RootParent, _: unknown, context: ApiContext): Types.Promotion[] =>
        shownIn(context, country ?? context.country, deps.clock()).flatMap(
          (promotion) => viewPromotion(context, promotion) ?? [],
        ),
    },
    Viewer: {
      async promotions(signedIn: SignedIn, _: unknown, context: ApiContext): Promise<Types.PlayerPromotions> {
        const now = deps.clock();
        const player = await playerOf(deps, signedIn, now);
        const blocks = playerBlocks(player);
        if (!maySeePromotions(blocks)) return { blocks: [...blocks], items: [] };
        const choices = await readChoices(deps.pool, signedIn.player.id);
        const items = shownIn(context, player.country, now).flatMap(
          (promotion) => viewOffer(context, promotion, player, choices, now) ?? [],
        );
        return { blocks: [...blocks], items };
      },
    },
    Mutation: {
      async choosePromotion(
        _: unknown,
        { input }: Types.MutationchoosePromotionArgs,
        context: ApiContext,
      ): Promise<Types.ChoosePromotionResult> {
        const signedIn = await context.signedIn();
        if (!KEY.test(input.idempotencyKey))
          throw failure('ValidationFailure', { reasons: ['KeyInvalid'], keys: ['idempotencyKey'] });
        const promotion = context.content.sections.promotions.find(
          ({ id, needsOptIn }) => id === input.promotionId && needsOptIn,
        );
        if (!promotion) return { promotion: null, refusals: ['NOT_OFFERED'] };
        const now = deps.clock();
        const refusals = await choosePromotion(
          deps.pool,
          promotion,
          {
            brand: brandOf(signedIn),
            playerId: signedIn.player.id,
            isOptedIn: input.isOptedIn,
            key: input.idempotencyKey,
          },
          now,
        );
        deps.relay.kick();
        const [player, choices] = await Promise.all([
          playerOf(deps, signedIn, now),
          readChoices(deps.pool, signedIn.player.id),
        ]);
        const isVisible = maySeePromotions(playerBlocks(player)) && isOfferedIn(promotion, player.country);
        return {
          promotion: isVisible ? (viewOffer(context, promotion, player, choices, now) ?? null) : null,
          refusals: [...refusals],
        };
      },
    },
  };
}

function shownIn({ content }: ApiContext, country: string, now: number): readonly BrandPromotion[] {
  return content.sections.promotions
    .filter((promotion) => isShown(promotion, now) && isOfferedIn(promotion, country))
    .toSorted((one, other) => (one.startsAt < other.startsAt ? -1 : 1));
}

function viewOffer(
  context: ApiContext,
  promotion: BrandPromotion,
  player: PromotionPlayer,
  choices: readonly PromotionChoice[],
  now: number,
): Types.PlayerPromotion | undefined {
  const view = viewPromotion(context, promotion);
  const choice = choices.find(({ promotionId }) => promotionId === promotion.id);
  return (
    view && {
      id: promotion.id,
      promotion: view,
      refusals: [...promotionRefusals(promotion, player, now)],
      isOptedIn: choice?.isOptedIn ?? false,
      chosenAt: choice?.at.toISOString() ?? null,
    }
  );
}

async function playerOf(
  { pool }: PromotionResolverDeps,
  signedIn: SignedIn,
  now: number,
): Promise<PromotionPlayer> {
  const found = await readPromotionPlayer(
    pool,
    { brand: brandOf(signedIn), playerId: signedIn.player.id },
    now,
  );
  if (!found) throw failure('AuthenticationFailure');
  return found;
}

function brandOf({ player: { brand } }: SignedIn) {
  if (!isBrandId(brand)) throw failure('AuthenticationFailure');
  return brand;
}

import { useQuery } from '@apollo/client/react';
import type { PromotionRefusal } from '@foyer/graphql/main';
import { useServices, useSessionState } from '@foyer/platform';
import { useRef, useState } from 'react';
import { whileClaiming } from '../rewards/claiming.ts';
import type { Offer } from './offers.ts';
import {
  ChoosePromotionDocument,
  PlayerPromotionsDocument,
  VisitorPromotionsDocument,
} from './Promotions.generated.ts';

/** The promotions of the page and the choices of the player. */
export interface PromotionsStore {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly isBusy: boolean;
  readonly offers: readonly Offer[];
  /** Reasons why the player can take part in no promotion, most severe first. */
  readonly blocks: readonly PromotionRefusal[];
  /** Id of the promotion whose choice is being sent. */
  readonly choosing: string | undefined;
  reload(): void;
  /** Sends a choice. Undefined when its result is unknown. */
  choose(promotionId: string, isOptedIn: boolean): Promise<readonly PromotionRefusal[] | undefined>;
}

/** Reads the promotions for the country of a visitor, or for the player. */
export function usePromotions(): PromotionsStore {
  const { apollo, market, telemetry } = useServices();
  const session = useSessionState().status;
  const isPlayer = session === 'LOGGED_IN';
  const visitor = useQuery(VisitorPromotionsDocument, {
    variables: { countryCode: market.country },
    skip: session === 'LOADING' || isPlayer,
  });
  // always refetched: other pages may have changed refusals and choices
  const player = useQuery(PlayerPromotionsDocument, { fetchPolicy: 'cache-and-network', skip: !isPlayer });
  const [choosing, setChoosing] = useState<string>();
  // Created before the first request and kept until there is an answer, so that a repeat after a lost answer
  // is the same choice.
  const keys = useRef(new Map<string, string>());

  async function choose(
    promotionId: string,
    isOptedIn: boolean,
  ): Promise<readonly PromotionRefusal[] | undefined> {
    const name = `${promotionId}:${isOptedIn}`;
    const idempotencyKey = keys.current.get(name) ?? crypto.randomUUID();
    keys.current.set(name, idempotencyKey);
    setChoosing(promotionId);
    try {
      const { data } = await whileClaiming(
        apollo.mutate({
          mutation: ChoosePromotionDocument,
          variables: { input: { promotionId, isOptedIn, idempotencyKey } },
          context: { idempotencyKey },
        }),
      );
      if (!data) return undefined;
      keys.current.delete(name);
      return data.choosePromotion.refusals;
    } catch (error) {
      // unknown outcome: a retry uses the same key
      telemetry.failed('choose-promotion', error);
      return undefined;
    } finally {
      setChoosing(undefined);
    }
  }

  const { error, loading, refetch } = isPlayer ? player : visitor;
  const promotions = player.data?.viewer?.promotions;
  const offers: readonly Offer[] | undefined = isPlayer
    ? promotions?.items.map(({ promotion, refusals, isOptedIn }) => ({
        promotion,
        mine: { refusals, isOptedIn },
      }))
    : visitor.data?.root.promotions.map((promotion) => ({ promotion, mine: undefined }));
  return {
    status: offers ? 'ready' : error ? 'failed' : 'loading',
    isBusy: loading,
    offers: offers ?? [],
    blocks: promotions?.blocks ?? [],
    choosing,
    reload: () => void refetch(),
    choose,
  };
}

import { ENGAGEMENT_PATHS, tokenRequestSchema } from '@foyer/kernel/engagement';
import { ifTooLarge, readBytes, readJson, Refusal, sendJson, type Route, type Routes } from '@foyer/runtime';
import * as v from 'valibot';
import { blocksOf } from '../facts/factFeed.ts';
import { applyFact } from '../facts/factStore.ts';
import {
  acting,
  ActionRefusal,
  brandOf,
  reading,
  type PlayerCall,
  type PlayerRouteDeps,
} from '../http/playerRoute.ts';

const MAX_BODY_BYTES = 16 * 1_024;

/** The provider's interface: token, player, opting in and out (requirements/interfaces#gamification-provider). */
export function createProviderRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const optedOut = reading(deps, (call) => participate(deps, call, false));
  return {
    [`POST ${ENGAGEMENT_PATHS.token}`]: async (route) => {
      const bytes = await readBytes(route.request, MAX_BODY_BYTES).catch(ifTooLarge);
      const body = v.safeParse(tokenRequestSchema, bytes && readJson(bytes)?.value);
      const brand = brandOf(route);
      if (!body.success || !brand) throw new Refusal(422, 'FIELD_INVALID', 'The body is invalid.');
      const session = await deps.operator.session({ brand, ...body.output }).catch((error: unknown) => {
        deps.log.warn('identity token could not be checked', { error });
        throw new Refusal(503, 'UNAVAILABLE', 'The identity token cannot be checked.');
      });
      if (!session) throw new Refusal(401, 'REFUSED', 'The identity token or the client id is invalid.');
      const { playerId, sid } = session;
      sendJson(route.response, 200, await deps.tokens.issue({ brand, playerId, sid }));
    },
    [`GET ${ENGAGEMENT_PATHS.player}`]: reading(deps, ({ stored, blocks }) =>
      Promise.resolve({ gamificationOpt: { enable: stored.state.participates }, blocks }),
    ),
    [`POST ${ENGAGEMENT_PATHS.optIn}`]: acting(deps, (call) => participate(deps, call, true)),
    // opting out is never refused
    [`POST ${ENGAGEMENT_PATHS.optOut}`]: optedOut,
  };
}

async function participate(
  deps: PlayerRouteDeps,
  { caller: { brand, playerId }, eligibility, rules }: PlayerCall,
  enable: boolean,
): Promise<object> {
  const [block] = eligibility.blocks;
  if (enable && block !== undefined) throw new ActionRefusal(block, eligibility.blocks);
  const { after } = await applyFact(deps, { brand, playerId }, rules, (state) =>
    state.participates === enable
      ? undefined
      : {
          kind: 'participation',
          payload: { enable },
          id: `participation:${crypto.randomUUID()}`,
          brand,
          playerId,
          at: deps.clock(),
          counts: true,
          caps: [],
          blocks: [],
        },
  );
  return {
    gamificationOpt: { enable: after.state.participates },
    blocks: blocksOf(eligibility.blocks, after.state),
  };
}

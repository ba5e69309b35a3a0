import { ENGAGEMENT_PATHS } from '@foyer/kernel/engagement';
import type { Route, Routes } from '@foyer/runtime';
import { isMissionBlocked } from '../eligibility/productBlocks.ts';
import { blocksOf } from '../facts/factFeed.ts';
import { type VersionedState } from '../facts/factRows.ts';
import { applyFact } from '../facts/factStore.ts';
import type { NewFact } from '../facts/fact.ts';
import type { PlayerState } from '../facts/playerState.ts';
import {
  acting,
  ActionRefusal,
  reading,
  type PlayerCall,
  type PlayerRouteDeps,
} from '../http/playerRoute.ts';
import { createRewardView } from '../rewards/rewardView.ts';
import type { MissionRule } from '@foyer/market/engagement-rules';
import { capsOf } from './caps.ts';
import { missionStateOf } from './mission.machine.ts';
import { viewMission, type MissionViewer } from './missionView.ts';
import { situationOf } from './missions.ts';
import { recordAt } from './runs.ts';

/** Missions of the signed-in player, opting in to one, and claiming its reward. */
export function createMissionRoutes(deps: PlayerRouteDeps): Routes<Route> {
  const view = createRewardView(deps);

  async function viewerOf(call: PlayerCall, { state }: VersionedState): Promise<MissionViewer> {
    return {
      brand: call.caller.brand,
      state,
      eligibility: call.eligibility,
      blocks: blocksOf(call.eligibility.blocks, state),
      locale: call.locale,
      now: deps.clock(),
      viewReward: await view(call.caller.brand),
    };
  }

  /**
   * Stores targets that the limits have lowered since the last fact, so that the answer matches the rules.
   */
  async function capped(call: PlayerCall): Promise<VersionedState> {
    const { caller, rules, eligibility, blocks, stored } = call;
    const at = deps.clock();
    const capsIn = (state: PlayerState) => capsOf(rules.rules, state, eligibility, at);
    if (blocks.length > 0 || capsIn(stored.state).length === 0) return stored;
    const { after } = await applyFact(
      deps,
      { brand: caller.brand, playerId: caller.playerId },
      rules,
      (state) => {
        const caps = capsIn(state);
        return caps.length === 0
          ? undefined
          : { ...actionOf(call, at), kind: 'cap', payload: {}, id: `cap:${crypto.randomUUID()}`, caps };
      },
    );
    return after;
  }

  async function answer(call: PlayerCall, rule: MissionRule, after: VersionedState): Promise<object> {
    return {
      mission: viewMission(call.rules.rules, rule, await viewerOf(call, after)),
      version: after.version,
    };
  }

  return {
    [`GET ${ENGAGEMENT_PATHS.missions}`]: reading(deps, async (call) => {
      const after = await capped(call);
      const viewer = await viewerOf(call, after);
      return {
        missions: call.rules.rules.missions.map((rule) => viewMission(call.rules.rules, rule, viewer)),
        currency: call.eligibility.currency,
        blocks: call.blocks,
        version: after.version,
      };
    }),
    [`POST ${ENGAGEMENT_PATHS.missions}/:id/opt-in`]: acting(deps, async (call) => {
      const rule = ruleOf(call);
      const at = deps.clock();
      const { after } = await applyFact(deps, playerOf(call), call.rules, (state) => {
        const record = recordAt(rule, state.missions[rule.id], at);
        const missionState = missionStateOf(situationOf(rule, record, state, at));
        if (missionState !== 'AwaitingOptIn')
          throw new ActionRefusal(record.optedInAt === undefined ? 'NOT_OPEN' : 'ALREADY_OPTED_IN');
        return {
          ...actionOf(call, at),
          kind: 'mission-opt-in',
          payload: { missionId: rule.id },
          id: ['mission-opt-in', call.caller.brand, call.caller.playerId, rule.id, record.run].join(':'),
          caps: capsOf(call.rules.rules, state, call.eligibility, at),
        };
      });
      return answer(call, rule, after);
    }),
    [`POST ${ENGAGEMENT_PATHS.missions}/:id/claim`]: acting(deps, async (call) => {
      const rule = ruleOf(call);
      const at = deps.clock();
      const { after } = await applyFact(deps, playerOf(call), call.rules, (state) => {
        const record = recordAt(rule, state.missions[rule.id], at);
        const missionState = missionStateOf(situationOf(rule, record, state, at));
        // a repeated claim returns the mission as it is
        if (state.missions[rule.id]?.claimedAt !== undefined) return undefined;
        if (missionState === 'ClaimExpired') throw new ActionRefusal('CLAIM_EXPIRED');
        if (missionState !== 'Claimable') throw new ActionRefusal('NOTHING_TO_CLAIM');
        const { run, completions } = record;
        return {
          ...actionOf(call, at),
          kind: 'mission-claim',
          payload: { missionId: rule.id },
          id: ['mission-claim', call.caller.brand, call.caller.playerId, rule.id, run, completions].join(':'),
          caps: [],
        };
      });
      return answer(call, rule, after);
    }),
  };
}

/** @throws ActionRefusal for an unknown mission, and for a player to whom the service is closed. */
function ruleOf({ params, rules, blocks, eligibility }: PlayerCall): MissionRule {
  const rule = rules.rules.missions.find(({ id }) => id === params['id']);
  if (!rule) throw new ActionRefusal('UNKNOWN_MISSION');
  const [block] = blocks;
  if (block !== undefined) throw new ActionRefusal(block, blocks);
  if (isMissionBlocked(rule, eligibility.blockedProducts)) throw new ActionRefusal('PRODUCT_BLOCKED');
  return rule;
}

function playerOf({ caller: { brand, playerId } }: PlayerCall) {
  return { brand, playerId };
}

function actionOf(
  call: PlayerCall,
  at: number,
): Pick<NewFact, 'brand' | 'playerId' | 'at' | 'counts' | 'blocks'> {
  return { ...playerOf(call), at, counts: true, blocks: [] };
}
